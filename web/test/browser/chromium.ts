// The system's Chromium: found, else installed by apt where that is allowed, else asked for in words.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env['CHROMIUM'] ?? '',
  // The browser without its own windows and menus: half the work for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What Chromium is started with: no sandbox inside containers, no graphics card, no calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function find(): string | undefined {
  return places.find((place) => place !== '' && existsSync(place));
}

/** The path of the browser. Throws a sentence that says what to do where there is none and none can be installed. */
export function chromium(): string {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('There is no Chromium here; installing the package `chromium-headless-shell` by apt-get.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (find() === undefined) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' });
    }
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The tests of the page need a Chromium, and there is none that could be found or installed here. ' +
      'Install one (on Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm run test:web',
  );
}
