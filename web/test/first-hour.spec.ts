// A newcomer's first steps: an easy form, the lesson, the winner, and the way back to a match.
import { expect, test } from '@playwright/test';
import { myTurn, openTool, setUp, withSettings } from './browser/table.ts';

test('Play begins with the base game against novices, with the lesson beside it, and repeats what one chose', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/');
  const card = page.locator('.game-card', { hasText: 'Island of Knights' });
  const play = card.locator('.button.primary');
  await expect(play).toHaveAccessibleName('Play Island of Knights: The base game');
  await card.getByRole('button', { name: 'Play Island of Knights: Knights' }).click();
  await expect(page.locator('.seat')).toHaveCount(4);
  await expect(page.locator('.seat').nth(1)).toContainText('Beginner');
  await expect(page.locator('.table-top').getByRole('link', { name: 'Learn' })).toBeVisible();
  await page.goto('/');
  await expect(play).toHaveAccessibleName('Play Island of Knights: Knights');
  await expect(card.getByRole('button', { name: 'Play Island of Knights: The base game' })).toBeVisible();
  await page.goto('/setup/island');
  await expect(page.getByRole('button', { name: 'Knights', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the lesson is in sight at the table and on the card', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Learn Building Refuge' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Play Building Refuge: Two seats' }).click();
    await expect(page.locator('.table-top').getByRole('link', { name: 'Learn' })).toBeInViewport({ ratio: 1 });
  });
});

test('who won is the headline, and the list of matches tells it with score and place, review and replay', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'random'], options: { map: 'andia-mini', turnLimit: 1 } });
  await myTurn(page);
  await openTool(page, 'Resign for Amber');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.locator('.ending')).toBeVisible();
  const won = await page.locator('.ending h2').innerText();
  await expect(page.locator('.prompt-text')).toHaveText(won);

  await page.goto('/matches');
  const row = page.locator('.match-row');
  await expect(row.locator('.result')).toContainText(won);
  await expect(row.locator('.result')).toContainText('You: place 2 of 2');
  await expect(row).toContainText('begun');
  // A person alone against bots is "You" there, too.
  await expect(row.locator('.players')).toHaveText('You, Teal');
  await row.getByRole('link', { name: /^Replay/ }).click();
  await expect(page.getByLabel('Step of the replay')).toHaveValue('0');
  await page.goto('/matches');
  await row.getByRole('link', { name: /^Review/ }).click();
  await expect(page.locator('.review')).toBeVisible();
});
