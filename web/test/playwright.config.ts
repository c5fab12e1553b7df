// Plays in the system's Chromium on the built page: npm run test:web (with `-- --all` in every width and theme)
import { defineConfig } from '@playwright/test';
import { chromium, chromiumArguments } from './browser/chromium.ts';

/** The address of the built page; another one allows testing two checkouts at the same time. */
const port = Number(process.env.PAGE_PORT ?? 8361);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/runs',
  fullyParallel: true,
  forbidOnly: true,
  // Every match is dealt from a number and bots think in iterations: only `npm test -- --whole` tries again, and names
  // what passed then.
  retries: 0,
  // Twice the cores of a small machine: a test often waits for the screen.
  workers: 4,
  // Eight browsers at once are for a run of their own.
  testIgnore: process.env.PAGE_ALL === '1' ? [] : ['event.spec.ts'],
  // Long enough for a machine that has other work beside this; a test takes a few seconds on a quiet one.
  timeout: process.env.PAGE_ALL === '1' ? 900_000 : 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromium(), args: chromiumArguments },
    // Recording costs a third of the time. A failing test fails again: `npm run test:web -- --trace on FILE` records
    // it.
    trace: 'off',
    // A worker of the page is reached without the service worker between; the offline test allows it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `"${process.execPath}" ../../tools/page/start.ts --port ${port}`,
    // Not the tables of the user.
    env: { MARCHLANDS_STORE: ':memory:' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
