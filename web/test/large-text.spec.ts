// A browser whose user wants letters of twice the usual size: the table is laid out as on a screen half as large.
import { expect, test } from '@playwright/test';
import { chromium, chromiumArguments } from './browser/chromium.ts';
import { lay, SEATS_OF, shareOfBoard } from './browser/in-sight.ts';
import { expectNoWider } from './browser/table.ts';

test.use({
  launchOptions: { executablePath: chromium(), args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'] },
});

/** By width: the height, and the least part of the screen that the board has. */
const SIZES = [
  [1366, 650, 0.25],
  [360, 740, 0.2],
] as const;

for (const [game, seats] of Object.entries(SEATS_OF)) {
  test(`${game} with large letters: the board and what is asked are in sight`, async ({ page }) => {
    for (const [width, height, least] of SIZES) {
      await page.setViewportSize({ width, height });
      await lay(page, game, seats);
      const share = await shareOfBoard(page);
      console.log(`${game} ${width}x${height}, large letters: board ${Math.round(share * 100)} % of the screen`);
      await page.screenshot({ path: `web/test-results/large-${game}-${width}.png` });
      expect.soft(share, `${width} by ${height}: the board`).toBeGreaterThanOrEqual(least);
      await expect
        .soft(page.locator('.prompt-text'), `${width} by ${height}: what is asked`)
        .toBeInViewport({ ratio: 0.95, timeout: 5000 });
      await expectNoWider(page);
    }
  });
}
