import { expect, test } from '@playwright/test';
import { actByMouse, myTurn, setUp } from './browser/table.ts';

test('the title says when it is one’s turn, and the log has sentences alone until notation is wanted', async ({
  page,
}) => {
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  await expect(page).toHaveTitle('Your turn: Building Refuge · Marchlands');
  await actByMouse(page);
  await myTurn(page);
  const turn = page.locator('.log-turn:has(.log-head):has(.log-notation)').first();
  const notation = turn.locator('.log-notation');
  await expect(turn.locator('.log-line').first()).toBeHidden();
  await turn.locator('.log-head').click();
  await expect(turn.locator('.log-line').first()).toBeVisible();
  await expect(notation.first()).toBeHidden();

  await page.goto('/settings');
  await expect(page).toHaveTitle('Settings · Marchlands');
  await page.getByRole('group', { name: 'Moves in notation, in the log' }).getByLabel('Shown').check();
  await page.goBack();
  await myTurn(page);
  await turn.locator('.log-head').click();
  await expect(notation.first()).toBeVisible();
});
