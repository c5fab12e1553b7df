import { expect, test } from '@playwright/test';
import { checkPage, setUp, withSettings } from './browser/table.ts';

test('where the rules have resigning one resigns, after a question', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'scout'] });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('button', { name: 'End without a result' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End by agreement' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign for Amber' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('cannot be taken back');
  await checkPage(page, 'table-resign');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign for Amber' }).click();
  await dialog.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.locator('.ending')).toContainText('Teal won');
  // Nothing is left to be heard.
  await expect(page.locator('.sound-question')).toHaveCount(0);
});

test('where they do not, the match is ended without a result', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'greedy'], options: { boardSize: 5 } });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Resign/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'End without a result' }).click();
  await expect(page.getByRole('dialog')).toContainText('do not provide for resigning');
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.locator('.ending')).toContainText('The match is over');
});
