import { expect, type Page, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, withSettings } from './browser/table.ts';

/** A variant that random bots play in a second. */
async function tryVariant(page: Page): Promise<void> {
  await page.goto('/workshop/building-refuge');
  await page.getByLabel('Board size').fill('5');
  await page.getByLabel('Bots').selectOption('random');
  await page.getByLabel('Deals', { exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(page.getByRole('heading', { name: 'Matches to look at' })).toBeVisible({ timeout: 60_000 });
}

test('a changed rule is played beside the standard ones, and what it changes is told', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const errors = errorsOf(page);
  await tryVariant(page);
  await expect(page.getByRole('heading', { name: 'After 20 deals' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^moves of seats: .* → .* \(−.* ± / })).toBeVisible();
  const wins = page.getByRole('table').filter({ hasText: 'Seat 2' });
  await expect(wins.getByRole('row')).toHaveCount(4);
  const discovers = page.getByRole('row', { name: /^first action: discovers standard \d+\s% .* ± / });
  await expect(discovers).toBeVisible();
  await page.getByText('One by one: kinds of tile drawn').click();
  await expect(page.getByRole('row', { name: /^oasis standard \d+\s% [\d.]+ each .* ± .* ± / })).toBeVisible();
  await page.getByText('All figures').click();
  await expect(page.getByRole('row', { name: /^changes of the lead .* ± / })).toBeVisible();
  await checkPage(page, 'workshop', true);

  // The address holds the variant, and the device its results.
  await page.reload();
  await expect(page.getByLabel('Board size', { exact: true })).toHaveValue('5');
  await expect(page.getByLabel('Bots')).toHaveValue('random');
  await expect(page.getByRole('row', { name: /^Board size: 5 .*Random, 2 seats, 20 deals .* ± / })).toBeVisible();
  await page.getByRole('button', { name: 'Forget: Board size: 5' }).click();
  await expect(page.getByRole('heading', { name: 'Tried on this device' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('a match of the changed rules opens as a replay', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.setViewportSize({ width: 360, height: 740 });
  await tryVariant(page);
  await page.getByText('One by one: kinds of tile drawn').click();
  await expect(page.getByRole('row', { name: /^oasis/ })).toBeVisible();
  await expectNoWider(page);
  await page.getByRole('button', { name: /^Watch: The first one \(yours\)/ }).click();
  await expect(page).toHaveURL(/\/replay\/.*at=0/);
  await expect(page.getByRole('gridcell')).toHaveCount(25);
});

test('a rule that cannot be played is refused beside the button, and so is an address', async ({ page }) => {
  await page.goto('/workshop/building-refuge');
  await page.getByLabel('Board size').fill('99');
  await expect(page.getByRole('alert')).toContainText(/Board size .*5 to 8/);
  await expect(page.getByRole('button', { name: 'Let bots play' })).toBeDisabled();
  await page.goto('/workshop/building-refuge?options={"nonsense":1}');
  await expect(page.getByRole('alert')).toContainText('nonsense');
  await page.goto('/workshop/building-refuge?players=genius');
  await expect(page.getByRole('alert')).toContainText('There is no level genius here.');
});

test('a trial is stopped, and a variant is played by oneself', async ({ page }) => {
  await page.goto('/setup/building-refuge?options={"boardSize":6}');
  await page.getByRole('link', { name: 'Try it in the workshop' }).click();
  await expect(page.getByLabel('Board size')).toHaveValue('6');
  await page.getByLabel('Deals', { exact: true }).selectOption('1000');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped: /)).toBeVisible();
  await page.getByRole('button', { name: 'Play it yourself' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(36);
});
