import { expect, test } from '@playwright/test';
import { actByMouse, checkPage, myTurn, setUp, takeOver, typeSealed, withSettings } from './browser/table.ts';

test('two persons at one open board: the screen follows the turn without a cover', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  for (let i = 0; i < 4; i += 1) {
    await expect(page.locator('.hand-over')).toHaveCount(0);
    await actByMouse(page);
    await myTurn(page);
    await expect(page.locator('.log-turn').last()).toBeInViewport();
  }
});

test('what no chance has followed is taken back alone; the rest with consent, and chance draws anew', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await page.keyboard.press('u');
  await expect(page.locator('.why-not')).toContainText('Nothing to undo yet');

  // The city tile draws nothing, and nobody has moved since.
  await page.getByRole('gridcell', { name: /^C3:/ }).click();
  await page.getByRole('button', { name: 'Play the city tile on C3' }).click();
  await expect(page.getByRole('gridcell', { name: /^C3: city/ })).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.getByRole('gridcell', { name: /^C3: empty/ })).toHaveCount(1);

  await page.getByRole('gridcell', { name: /^B2:/ }).click();
  await page.getByRole('button', { name: 'Discover B2' }).click();
  await expect(page.locator('.log')).toContainText('discovers B2');
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog')).toContainText('consent');
  await checkPage(page, 'table-consent');
  await page.getByRole('button', { name: 'Everyone consents' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /^B2: empty/ })).toHaveCount(1);
});

test('an impossible move is refused with a sentence and a link to its rule', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await page.getByRole('gridcell', { name: /^C3:/ }).click();
  await page.getByRole('button', { name: 'Play the city tile on C3' }).click();
  await expect(page.getByRole('gridcell', { name: /^C3: city/ })).toHaveCount(1);
  await page.getByRole('group', { name: 'Light up' }).getByRole('button', { name: 'Discover' }).click();
  await page.getByRole('gridcell', { name: /^C3:/ }).click();
  await expect(page.locator('.why-not')).toContainText('C3');
  const rule = page.locator('.why-not').getByRole('link');
  await expect(rule).toContainText('BR-29');
  await checkPage(page, 'table-why-not');
  await page.goto((await rule.getAttribute('href')) ?? '');
  await expect(page.locator('#BR-29')).toBeInViewport();
});

test('where a game has secrets, the screen is covered before it goes to the next person', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  const cover = page.locator('.hand-over');
  await expect(cover).toBeVisible();
  await expect(page.locator('.text-board, .andia')).toHaveCount(0);
  await expect(cover).toContainText('at the same time');
  await checkPage(page, 'table-hand-over');
  // bug: a replay opened under the cover, and the next person came into it
  const replay = page.getByRole('group', { name: 'Replay' });
  await page.keyboard.press('{');
  await expect(replay).toHaveCount(0);
  await cover.getByRole('button').click();
  await expect(page.locator('.andia')).toBeVisible();
  await myTurn(page);
  await page.keyboard.press('{');
  await expect(replay).toBeVisible();
  await typeSealed(page, 'pass');
  await expect(cover).toContainText('played once the last of you has chosen');
  await expect(replay).toHaveCount(0);
});

test('bug: why something was refused to one person stood on the screen of the next', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  await takeOver(page);
  await page.keyboard.press('u');
  await expect(page.locator('.why-not')).toContainText('Nothing to undo yet');
  await typeSealed(page, 'pass');
  await expect(page.locator('.hand-over')).toBeVisible();
  await expect(page.locator('.why-not')).toBeEmpty();
});

test('bug: the second of two that choose at the same time was not told what the first had chosen', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  for (const line of ['pass', 'pass']) {
    await takeOver(page);
    await typeSealed(page, line);
  }
  await myTurn(page);
  await expect(page.locator('.seat', { hasText: 'Amber' })).toContainText('moves nothing');
  await expect(page.locator('.log-head')).toHaveText(
    'Amber moves nothing. Teal moves nothing. Turn 2 begins: Amber holds 0 cities, Teal 0 cities.',
  );
});

test('bug: a person that came back to a table saw the secrets of the one that had left it for another page', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'borderkeep', players: ['person', 'person'] });
  await takeOver(page);
  await expect(page.locator('.bk-card').first()).toBeVisible();
  await page.locator('.top-home').click();
  await expect(page.locator('.top-home')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.hand-over')).toBeVisible();
  await expect(page.locator('.bk-card')).toHaveCount(0);
  await takeOver(page);
  await expect(page.locator('.bk-card').first()).toBeVisible();
});
