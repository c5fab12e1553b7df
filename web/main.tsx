import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/table.css';
import './style/fit.css';
import './style/solo.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffline } from './offline.ts';
import { startSettings } from './settings/settings.ts';
import { startInstall } from './shelf/install.ts';

startSettings();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
startInstall();
