// A sign or a place explains itself to a held finger, and a place also to a resting mouse.
import { expect, type Page, test } from '@playwright/test';
import { errorsOf, myTurn, settled, setUp, version, withSettings } from './browser/table.ts';

const GAMES: readonly (readonly [game: string, options: object])[] = [
  ['building-refuge', {}],
  ['andia', {}],
  ['borderkeep', {}],
  ['cantaboria', { sitePlacement: 'random' }],
  ['island', { rules: 'base' }],
];

/** Holds a finger in the middle of the first match of a selector. */
async function hold(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing lies at ${selector}`);
  const finger = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.locator('.tip')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [game, options] of GAMES) {
    test(`${game}: what is held says what it is, and is not pressed`, async ({ page }) => {
      const errors = errorsOf(page);
      await withSettings(page, { motion: 'off' });
      await setUp(page, { game, players: ['person', 'greedy'], options: { ...options } });
      await myTurn(page);
      await settled(page);
      const before = await version(page);
      const selector =
        game === 'borderkeep' ? '.table-board [role="img"][aria-label]' : '[role="gridcell"][aria-label]';
      await hold(page, selector);
      const said = await page
        .locator(selector)
        .first()
        .evaluate((one) => one.getAttribute('title') ?? one.ariaLabel);
      await expect(page.locator('.tip')).toHaveText(said ?? '');
      const tip = await page.locator('.tip').boundingBox();
      expect(tip?.x).toBeGreaterThanOrEqual(0);
      expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(tip?.y).toBeGreaterThanOrEqual(0);
      expect(await version(page)).toBe(before);
      expect(errors).toEqual([]);
    });
  }

  test('a tap after a held one does what it says', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    await setUp(page, { players: ['person', 'greedy'] });
    await myTurn(page);
    await hold(page, '[role="gridcell"][aria-label*="discover"]');
    // It goes by itself, and nothing was chosen by it.
    await expect(page.locator('.tip')).toBeHidden();
    await expect(page.locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(0);
    await page.locator('[role="gridcell"][aria-label*="discover"]').first().tap();
    await expect(page.locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(1);
  });
});

test('a mouse that rests on a place is told what it is, until it moves', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'greedy'] });
  await myTurn(page);
  const place = page.locator('[role="gridcell"]').nth(3);
  await place.hover();
  await expect(page.locator('.tip')).toHaveText((await place.getAttribute('aria-label')) ?? '');
  await page.mouse.move(5, 5);
  await expect(page.locator('.tip')).toBeHidden();
});
