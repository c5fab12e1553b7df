import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/table.css';
import './style/fit.css';
import './style/solo.css';
import { languageInUse } from '@marchlands/core/language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffline } from './offline.ts';
import { chosenLanguage, startSettings } from './settings/settings.ts';
import { startInstall } from './shelf/install.ts';
import { startLanguage } from './words/language.ts';

startSettings();
// Before the first render: English needs no request, another language one.
await startLanguage(chosenLanguage() ?? navigator.languages);
document.documentElement.lang = languageInUse();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
startInstall();
