import { expect, test } from '@playwright/test';
import { errorsOf, openAt, takeOver, withSettings } from './browser/table.ts';

test('odds are those of best choices, and say what they rest on', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  const towns = [{ hand: ['giant', 'demons'] }, { units: ['warrior', 'guard'] }];
  await openAt(page, { game: 'borderkeep', seats: 2, position: { step: 'attackStart', towns } });
  await takeOver(page);
  const odds = page.locator('.bk-odds');
  await page.getByRole('button', { name: /^Giant/ }).click();
  await expect(odds).toContainText('64 %');
  await expect(odds).toContainText('Exact, if the attackers place every hit in their best way.');
  await page.getByRole('button', { name: /^Demons/ }).click();
  await expect(odds).toContainText(/By trials, give or take .* all choices follow a rule of thumb\./);
  expect(errors).toEqual([]);
});

test('the card lists of the rulebook fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules/borderkeep#troops');
  const tables = page
    .locator('.table-scroll')
    .filter({ has: page.getByRole('columnheader', { name: /^card$|^number$/ }) });
  await expect(tables.first()).toBeAttached();
  const wide = await tables.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.slice(0, 40)),
  );
  expect(wide).toEqual([]);
  await expect(page.getByRole('cell', { name: 'Knights', exact: true }).first()).toBeVisible();
});
