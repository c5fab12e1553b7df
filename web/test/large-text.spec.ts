// A browser whose user wants letters of twice the usual size: the table is laid out as on a screen half as large.
import { expect, type Page, test } from '@playwright/test';
import { chromium, chromiumArguments } from './browser/chromium.ts';
import { expectNoWider, myTurn, settled, setUp, takeOver, withSettings } from './browser/table.ts';

test.use({
  launchOptions: { executablePath: chromium(), args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'] },
});

const GAMES: { readonly [game: string]: number } = {
  'building-refuge': 4,
  andia: 2,
  borderkeep: 4,
  cantaboria: 4,
  island: 4,
};
/** By width: the height, and the least part of the screen that the board has. */
const SIZES = [
  [1366, 650, 0.25],
  [360, 740, 0.2],
] as const;

/** The part of the board's drawing that is on the screen with nothing over it, 0 .. 1 of the screen. */
function shareOfBoard(page: Page): Promise<number> {
  return page.evaluate(() => {
    let seen = 0;
    for (let i = 0; i < 40 * 40; i += 1) {
      const [x, y] = [((i % 40) + 0.5) / 40, (Math.floor(i / 40) + 0.5) / 40];
      const at = document.elementFromPoint(x * innerWidth, y * innerHeight);
      if (at?.closest('[data-drawing], .bk-main, .bk-ledger, .bk-hand') != null) seen += 1;
    }
    return seen / (40 * 40);
  });
}

for (const [game, seats] of Object.entries(GAMES)) {
  test(`${game} with large letters: the board and what is asked are in sight`, async ({ page }) => {
    for (const [width, height, least] of SIZES) {
      await page.setViewportSize({ width, height });
      await withSettings(page, { motion: 'off' });
      await setUp(page, { game, players: ['person', ...Array<string>(seats - 1).fill('random')] });
      await takeOver(page);
      await myTurn(page);
      await settled(page);
      const share = await shareOfBoard(page);
      console.log(`${game} ${width}x${height}, large letters: board ${Math.round(share * 100)} % of the screen`);
      await page.screenshot({ path: `web/test-results/large-${game}-${width}.png` });
      expect.soft(share, `${width} by ${height}: the board`).toBeGreaterThanOrEqual(least);
      await expect
        .soft(page.locator('.prompt-text'), `${width} by ${height}: what is asked`)
        .toBeInViewport({ ratio: 0.95, timeout: 5000 });
      if (width > 360) await expectNoWider(page);
    }
  });
}
