// `npm run test:web`: the page played in Chromium. Arguments after `--` go to Playwright, except
//   --all   every checked state, in every width and theme, with a picture of each in web/test-results/screens

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const root = fileURLToPath(new URL('../../', import.meta.url));
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/test/playwright.config.ts'];
const run = spawn(process.execPath, [...playwright, ...args.filter((arg) => arg !== '--all')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(isAll ? { PAGE_ALL: '1' } : {}) },
});
run.on('close', (code) => {
  process.exitCode = code ?? 1;
});
