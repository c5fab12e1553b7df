// Where the keyboard stands after something that had the focus is gone: never nowhere.
import { expect, test } from '@playwright/test';
import { openTool, play, settled, setUp, withSettings } from './browser/table.ts';

test.beforeEach(({ page }) => withSettings(page, { motion: 'off' }));

test('whatever was chosen under "More", the focus comes back to that button', async ({ page }) => {
  await play(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (const tool of ['Type a move', 'Record', 'Link', 'Keys', 'End without a result']) {
    await openTool(page, tool);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more, tool).toBeFocused();
  }
  // What is done at once leaves no dialog.
  await openTool(page, 'Board as text');
  await expect(more).toBeFocused();
});

test('a link leads the focus to the heading of its page, and to a table as a whole', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules: Andia' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up: Building Refuge' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Building Refuge' })).toBeFocused();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await settled(page);
  await expect(page.locator('main.table')).toBeFocused();
  // A link that stays keeps it.
  await page.goto('/');
  const online = page.getByRole('banner').getByRole('link', { name: 'Online' });
  await online.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Online' })).toBeVisible();
  await expect(online).toBeFocused();
});

test('at a table that has the focus as a whole, Enter begins at the main button', async ({ page }) => {
  await page.goto('/setup/borderkeep');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await settled(page);
  await expect(page.locator('main.table')).toBeFocused();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-board :focus')).toHaveCount(1);
});

test('bug: the focus went to what stands in for a problem or a lesson that is loaded, and was lost with it', async ({
  page,
}) => {
  await page.goto('/problems/building-refuge');
  await page.getByRole('link', { name: 'Problem 1', exact: true }).press('Enter');
  await settled(page);
  await expect(page.locator('main.table')).toBeFocused();
  await page.locator('.problem').getByRole('button', { name: 'Show it' }).click();
  await page.locator('.problem').getByRole('link', { name: 'Next problem' }).press('Enter');
  await expect(page.locator('.problem').getByRole('button', { name: 'Show it' })).toBeVisible();
  await settled(page);
  await expect(page.locator('main.table')).toBeFocused();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Andia' }).press('Enter');
  await settled(page);
  await expect(page.locator('main.table')).toBeFocused();
});

test('bug: a replay left the focus nowhere, at its beginning and at a button that had come to its end', async ({
  page,
}) => {
  await play(page);
  await openTool(page, 'End without a result');
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await settled(page);
  const slider = page.getByRole('slider');
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  const previous = page.getByRole('button', { name: 'Back one step' });
  await previous.press('Enter');
  await expect(slider).toHaveValue('0');
  await expect(previous).toBeFocused();
  await expect(previous).toBeDisabled();
});

test('bug: the buttons of a problem took the focus with them', async ({ page }) => {
  await page.goto('/problems/building-refuge/small.1429.25');
  await settled(page);
  const sheet = page.locator('.problem');
  await sheet.getByRole('button', { name: 'Show it' }).press('Enter');
  await expect(sheet.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('link', { name: 'Next problem' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(sheet.getByRole('heading')).toBeFocused();
});

test('bug: the buttons of a lesson took the focus with them', async ({ page }) => {
  await page.goto('/learn/borderkeep');
  await settled(page);
  const lesson = page.locator('.lesson');
  await lesson.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(lesson).toContainText('Part 2');
  await expect(lesson).toBeFocused();
  await lesson.getByRole('button', { name: 'From the beginning' }).press('Enter');
  await expect(lesson).toContainText('Part 1');
  await expect(lesson).toBeFocused();
});

test('bug: taking the screen over left the focus nowhere', async ({ page }) => {
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  await page.getByRole('button', { name: /^I am / }).press('Enter');
  await settled(page);
  await expect(page.locator('main.table')).toBeFocused();
});

test('a part of a lesson that is only to be read is left by the key of the main button', async ({ page }) => {
  await page.goto('/learn/borderkeep');
  await settled(page);
  await expect(page.getByText('Part 1 of')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Part 2 of')).toBeVisible();
});
