// Places are found by typing their names, so that a decision takes three keys at most. It prints how many it took.
import { expect, type Page, test } from '@playwright/test';
import { Keys } from './browser/keys.ts';
import { errorsOf, goneOn, myTurn, setUp, version, withSettings } from './browser/table.ts';

const MOST = 3;

/** The last place where something can be done: the one that is farthest for keys that walk. */
function farthest(page: Page, label: RegExp): Promise<string> {
  return page
    .locator('[role=gridcell][data-name]')
    .evaluateAll(
      (cells, source) =>
        cells
          .findLast((cell) => new RegExp(source).test(cell.getAttribute('aria-label') ?? ''))
          ?.getAttribute('data-name') ?? '',
      label.source,
    );
}

const blur = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));

test('Building Refuge: every square of a match is named and acted on in three keys', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  const keys = new Keys(page);
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    if ((await page.locator('.refuge-decision').count()) > 0) {
      await page.locator('.refuge-decision button').first().focus();
      await keys.press('Enter');
    } else {
      // As when a turn begins: nothing has the focus.
      await blur(page);
      await keys.press(...(await farthest(page, /discover/)), 'd');
    }
    await keys.decided(before);
  }
  keys.tell('Building Refuge');
  expect(keys.decisions).toBeGreaterThan(5);
  expect(keys.most).toBeLessThanOrEqual(MOST);
  expect(errors).toEqual([]);
});

test('Building Refuge: the key of an action does it, offers its ways, or says why not', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  const keys = new Keys(page);
  await myTurn(page);
  const before = await version(page);
  await keys.press(...(await farthest(page, /discover/)), 'r');
  await expect(page.locator('.why-not')).toContainText('BR-');
  expect(await version(page)).toBe(before);
  await keys.press('d');
  await goneOn(page, before);
});

test('the island and Cantaboria: a place of the opening takes three keys', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  for (const [game, rounds] of [
    ['island', 2],
    ['cantaboria', 3],
  ] as const) {
    const keys = new Keys(page);
    await setUp(page, { game, players: ['person', 'greedy'], options: game === 'island' ? { rules: 'base' } : {} });
    for (let round = 0; round < rounds; round += 1) {
      await myTurn(page);
      let before = await version(page);
      await blur(page);
      await keys.press(...(await farthest(page, /Something can be done here/)), 'Enter');
      await keys.decided(before);
      if (game !== 'island') continue;
      await myTurn(page);
      before = await version(page);
      await blur(page);
      await keys.press('N', 'Enter');
      await keys.decided(before);
    }
    keys.tell(game);
    expect(keys.most, game).toBeLessThanOrEqual(MOST);
  }
});

test('Andia: an area is found by its letters', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
  await myTurn(page);
  await page.keyboard.press('M');
  await expect(page.locator('[data-place="M"]')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.locator('[data-place="MC"]')).toBeFocused();
});
