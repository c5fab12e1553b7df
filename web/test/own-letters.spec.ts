// The page's own setting for letters: very large ones lay a table out as a browser with letters of that size would.
import { expect, test } from '@playwright/test';
import { lay, SEATS_OF, shareOfBoard } from './browser/in-sight.ts';
import { expectNoWider, withSettings } from './browser/table.ts';

/** By width: the height, and the least part of the screen that the board has. */
const SIZES = [
  [1366, 650, 0.24],
  [1440, 900, 0.35],
  [360, 740, 0.35],
] as const;

for (const [game, seats] of Object.entries(SEATS_OF)) {
  test(`${game} with very large letters: the board and what is asked are in sight`, async ({ page }) => {
    await withSettings(page, { motion: 'off', text: 'huge' });
    for (const [width, height, least] of SIZES) {
      await page.setViewportSize({ width, height });
      await lay(page, game, seats);
      const share = await shareOfBoard(page);
      console.log(`${game} ${width}x${height}, very large letters: board ${Math.round(share * 100)} % of the screen`);
      expect.soft(share, `${width} by ${height}: the board`).toBeGreaterThanOrEqual(least);
      await expect
        .soft(page.locator('.prompt-text'), `${width} by ${height}: what is asked`)
        .toBeInViewport({ ratio: 0.95, timeout: 5000 });
      await expectNoWider(page);
    }
  });
}

test('very large letters are put on and off while the page is open, for all that it has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await lay(page, 'andia', 2);
  /** Rules for wide screens, which count in letters. */
  const counted = () =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('68.6875em')).length,
    );
  const before = await counted();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  const sizes = page.getByRole('group').filter({ hasText: 'Very large' });
  await sizes.getByLabel('Very large').check();
  await expect.poll(counted).toBe(0);
  await sizes.getByLabel('Normal').check();
  await expect.poll(counted).toBe(before);
});
