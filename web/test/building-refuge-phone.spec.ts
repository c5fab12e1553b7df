import { expect, test } from '@playwright/test';
import { checkPage, expectNoWider, goneOn, myTurn, play, setUp, version, withSettings } from './browser/table.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a phone of 360 pixels: the board fits, targets are large enough, moves are made by touch', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  for (let i = 0; i < 4; i += 1) {
    if ((await myTurn(page)) === 'over') return;
    const before = await version(page);
    const decision = page.locator('.refuge-decision .refuge-choices .button');
    if ((await decision.count()) > 0) await decision.first().tap();
    else {
      await page.locator('[role=gridcell][aria-label*="You can"]').last().tap();
      const commit = page.locator('.refuge-panel .button.primary').first();
      await expect(commit).toBeInViewport();
      await commit.tap();
    }
    await goneOn(page, before);
  }
  await myTurn(page);
  await checkPage(page, 'phone-table', true);
  await expectNoWider(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, [role=gridcell]')]
      .filter((element) => element.checkVisibility() && element.closest('.rail .log, .skip') === null)
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );
  expect(small).toEqual([]);

  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByRole('dialog')).toContainText('begins');
  await checkPage(page, 'phone-log');
  // The board stays in sight and in use above it.
  const square = page.locator('[role=gridcell][aria-label*="You can"]').first();
  await expect(square).toBeInViewport({ ratio: 1 });
  await square.tap();
  await expect(square).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what can be done lies under the chosen square and not over it; no chance is cut off; its words can be folded away', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);
  for (const which of ['first', 'last'] as const) {
    const square = page.locator('[role=gridcell][aria-label*="You can"]')[which]();
    await square.tap();
    await expect(square).toHaveAttribute('aria-selected', 'true');
    const panel = page.locator('.refuge-side');
    // The board scrolls to the square in the frame after it was chosen.
    await expect(async () => {
      const [cell, sheet] = [await square.boundingBox(), await panel.boundingBox()];
      if (cell === null || sheet === null) throw new Error('the square or the sheet is not drawn');
      expect(cell.y + cell.height).toBeLessThanOrEqual(sheet.y + 1);
      expect(cell.y).toBeGreaterThanOrEqual(0);
      expect(sheet.height).toBeLessThanOrEqual(740 * 0.42);
      for (const chance of await page.locator('.refuge-chances li').all()) {
        const box = await chance.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sheet.x + sheet.width);
      }
    }).toPass();
    const says = page.locator('.refuge-says').first();
    await expect(says).toBeVisible();
    await page.getByRole('button', { name: 'Possible results' }).tap();
    await expect(says).toBeHidden();
    await expect(page.locator('.refuge-action .button.primary').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Let go' }).tap();
  }
});

test('the board as text is there on a phone too, and not wider than it', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Board as text' }).tap();
  await expect(page.locator('.text-board-choices')).toBeVisible();
  await expectNoWider(page);
  await checkPage(page, 'phone-text');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Drawn board' }).tap();
  await expect(page.locator('.refuge')).toBeVisible();
});

test('of six seats whoever is to choose is in the strip', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const bots = Array.from({ length: 5 }, () => 'random');
  await setUp(page, { players: [...bots, 'person'], options: { boardSize: 5 } });
  if ((await myTurn(page)) === 'over') return;
  await expect(page.locator('.seat').nth(5)).toBeInViewport({ ratio: 0.9 });
});

test('a hint lies over the tools of the square, with the board in sight, and closes', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).tap();
  const hint = page.locator('.hint');
  await expect(hint).toBeInViewport();
  await hint.getByRole('button', { name: 'Show the move' }).tap();
  await hint.getByRole('button', { name: 'Show all' }).tap();
  await checkPage(page, 'phone-hint');
  await hint.getByRole('button', { name: 'Close' }).tap();
  await expect(hint).toHaveCount(0);
});

test('nothing is wider than a phone', async ({ page }) => {
  for (const path of [
    '/',
    '/setup/building-refuge',
    '/rules/building-refuge',
    '/settings',
    '/learn/building-refuge',
    '/matches',
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expectNoWider(page, path);
  }
});
