// The system's Chromium: found, or installed by apt if that is allowed, or requested with a message.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The browser without windows and menus of its own: half the work for the same pages. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const places = [
  process.env.CHROMIUM ?? '',
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's arguments: no sandbox inside containers, no graphics card, no calls home. */
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

/** Installs a Debian package. Without a network it gives up after a minute, and an existing one serves. */
function install(name: string): void {
  console.error(`Installing the package \`${name}\` by apt-get: the tests of the page run in it.`);
  const options = { stdio: 'ignore', timeout: 60_000 } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { ...options, timeout: 300_000 });
}

/** The path of the browser. Throws with instructions if there is none and none can be installed. */
export function chromium(): string {
  const isNamed = existsSync(process.env.CHROMIUM ?? '');
  const mayInstall = !isNamed && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // Even if a complete Chromium is installed: it takes twice the time.
  if (mayInstall && !existsSync(HEADLESS)) install('chromium-headless-shell');
  if (mayInstall && find() === undefined) install('chromium');
  const found = find();
  if (found === undefined) {
    throw new Error(
      'The tests of the page need a Chromium, and there is none that could be found or installed here. ' +
        'Install one (on Debian: apt-get install chromium-headless-shell), or name it: ' +
        'CHROMIUM=/path/to/chromium npm run test:web',
    );
  }
  // Playwright reads its settings again in each process that it starts: those use the found path.
  process.env.CHROMIUM = found;
  return found;
}
