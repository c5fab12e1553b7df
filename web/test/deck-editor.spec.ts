import { expect, type Page, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, withSettings } from './browser/table.ts';

async function openDeck(page: Page): Promise<void> {
  await page.goto('/workshop/borderkeep');
  await page.getByRole('button', { name: 'Open the editor: Deck' }).click();
  await expect(page.getByText('75 cards in the deck')).toBeVisible();
}

test('a deck is changed card by card, what is wrong is said at the field, and bots play it', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const errors = errorsOf(page);
  await openDeck(page);
  const dialog = page.getByRole('dialog', { name: 'Edit: Deck' });
  await expect(dialog.locator('.kit-card')).toHaveCount(75);

  // One card is removed, another is found and changed: first to a value that no deck may have.
  await dialog.getByLabel('Farm: in the deck').uncheck();
  await expect(dialog.getByText('74 cards in the deck')).toBeVisible();
  await dialog.getByLabel('Search by name').fill('baker');
  await expect(dialog.locator('.bk-tile .kit-card')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Bakery, structure\. Costs 4 / }).click();
  const cost = dialog.getByRole('spinbutton', { name: 'Cost' });
  await cost.fill('99');
  await expect(cost).toHaveAccessibleDescription(/^must be a whole number from 0 to 30, not 99\. standard: 4$/);
  await expect(dialog.getByRole('status')).toHaveText(/^It cannot be played yet\. Bakery, Cost: must be /);
  await checkPage(page, 'deck-editor', true);
  await cost.fill('9');
  await expect(dialog.getByRole('status')).toHaveText('Changed, and it can be played. It applies at once.');
  await expect(dialog.getByRole('button', { name: /^Bakery, structure\. Costs 9 .* changed\.$/ })).toBeVisible();
  await dialog.getByText('1 taken out, 1 changed').click();
  await expect(dialog.getByRole('button', { name: 'Bakery: Cost 4 → 9' })).toBeVisible();

  // Typing into one field is one step; then it is redone.
  await page.keyboard.press('Control+z');
  await expect(cost).toHaveValue('4');
  await expect(dialog.getByText('1 taken out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await expect(cost).toHaveValue('9');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The form has it, as data too, and so has the address.
  await page.getByText('As data (JSON)').click();
  await expect(page.getByLabel('Deck', { exact: true })).toHaveValue(
    /^\[\s+"brewery",\s+\{\s+"id": "bakery",\s+"cost": 9/,
  );
  await page.getByLabel('Bots').selectOption('random');
  await page.getByLabel('Deals', { exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(page.getByRole('heading', { name: 'After 20 deals' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open the editor: Deck' }).click();
  await expect(dialog.getByText('1 taken out, 1 changed')).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone the card takes the place of the deck, and the deck comes back where it was', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openDeck(page);
  const dialog = page.getByRole('dialog');
  const dragon = dialog.getByRole('button', { name: /^Dragon, monster\./ });
  await dragon.press('Enter');
  await expect(dragon).toBeHidden();
  await dialog.getByLabel('Hits', { exact: true }).fill('');
  await expect(dialog.getByText('Dragon must have init, ad and at least 1 hit.', { exact: true })).toBeVisible();
  await expectNoWider(page);
  await dialog.getByRole('button', { name: 'As in the standard deck' }).click();
  await dialog.getByRole('button', { name: 'Back to the cards' }).click();
  await expect(dragon).toBeFocused();

  // A custom card is the last of its kind.
  await dialog.getByRole('button', { name: 'Add a monster' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Fen Hags');
  await dialog.getByRole('button', { name: 'Back to the cards' }).click();
  await expect(dialog.getByRole('button', { name: /^Fen Hags, monster\. .* new\.$/ })).toBeFocused();
  await expect(dialog.getByText('76 cards in the deck')).toBeVisible();
});

test('a deck comes from a file, and what is no deck is told and changes nothing', async ({ page }) => {
  await openDeck(page);
  const dialog = page.getByRole('dialog');
  const give = (name: string, text: string) =>
    dialog.getByLabel('Open a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('notes.json', 'a shopping list');
  await expect(dialog.getByRole('alert')).toContainText('notes.json is not JSON');
  await expect(dialog.getByText('75 cards in the deck')).toBeVisible();
  await give('small.json', '["farm", {"id": "dragon", "hits": 9}]');
  await expect(dialog.getByText('2 cards in the deck')).toBeVisible();
  await give('other.json', '{"cards": []}');
  await expect(dialog.getByText('not a list of cards')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('borderkeep-deck.json');
});
