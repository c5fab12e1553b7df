import { expect, test } from '@playwright/test';
import { actByMouse, checkPage, errorsOf, myTurn, setUp, withSettings } from './browser/table.ts';

test('a newcomer plays a whole match with the mouse, sees how it ended, and looks at the replay', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'greedy'], options: { boardSize: 5 } });
  await checkPage(page, 'table-start');
  let turns = 0;
  let hasLooked = false;
  while ((await myTurn(page)) === 'choose') {
    await actByMouse(page);
    turns += 1;
    // Which tile to take is chosen beside the board: then no square waits, and the next action must do.
    const square = page.locator('[role=gridcell][aria-label*="You can"]').first();
    if (!hasLooked && turns >= 6 && (await myTurn(page)) === 'choose' && (await square.count()) > 0) {
      await square.click();
      await checkPage(page, 'table-square-chosen');
      await page.keyboard.press('Escape');
      hasLooked = true;
    }
    expect(turns).toBeLessThan(120);
  }
  expect(hasLooked).toBe(true);
  await expect(page.locator('.ending')).toContainText(/won|lost/);
  await checkPage(page, 'table-ending', true);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.getByLabel('Step of the replay');
  await expect(scrubber).toHaveValue('0');
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect(scrubber).toHaveValue('2');
  await page.keyboard.press('[');
  await expect(scrubber).toHaveValue('1');
  await scrubber.fill('30');
  await expect(page.locator('.log-item[aria-current]').or(page.locator('.log'))).not.toHaveCount(0);
  await checkPage(page, 'table-replay');
  await page.keyboard.press('}');
  await expect(page.locator('.ending')).toBeVisible();
  expect(errors).toEqual([]);
});

test('Play again lays a new table with the same seats', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['random', 'greedy'], options: { boardSize: 5 } });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  const first = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(page.locator('.seat')).toHaveCount(2);
});
