// Plays in the system's Chromium on the built page: npm run test:web
import { defineConfig } from '@playwright/test';
import { chromium, chromiumArguments } from './browser/chromium.ts';

/** Where the built page is served; another one lets two checkouts be tested at the same time. */
const port = Number(process.env.PAGE_PORT ?? 8361);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/runs',
  fullyParallel: true,
  forbidOnly: true,
  // Matches are played with fair dice, so no two runs are alike; a failure that does not come again is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromium(), args: chromiumArguments },
    trace: 'retain-on-failure',
    // A worker of the page is reached without the service worker between; the offline test allows it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `"${process.execPath}" ../../tools/page/start.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
