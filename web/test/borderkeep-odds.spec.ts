import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../table/address.ts';
import { errorsOf, withSettings } from './browser/table.ts';

/** Opens a table at the attack phase of the first seat, with persons on both. */
async function openAt(page: Page, position: object): Promise<void> {
  const opening = { kind: 'position', gameId: 'borderkeep', seats: 2, options: {}, position } as const;
  // The origin is that of the page's server; only what stands behind it is made here.
  await page.goto((await addressOf(opening, 'http://here')).replace('http://here', ''));
  await expect(page.locator('main.table')).toBeVisible();
  const mine = page.getByRole('button', { name: /^I am / });
  await expect(mine.or(page.locator('.prompt.mine')).first()).toBeVisible();
  if ((await mine.count()) > 0) await mine.click();
}

test('odds are those of best choices, and say what they rest on', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await openAt(page, {
    step: 'attackStart',
    towns: [{ hand: ['giant', 'demons'] }, { units: ['warrior', 'guard'] }],
  });
  const odds = page.locator('.bk-odds');
  await page.getByRole('button', { name: /^Giant/ }).click();
  await expect(odds).toContainText('64 %');
  await expect(odds).toContainText('Exact, if the attackers place every hit as is best for them.');
  await page.getByRole('button', { name: /^Demons/ }).click();
  await expect(odds).toContainText(/By trials, give or take .* all choices go by a rule of thumb\./);
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
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent?.slice(0, 40)),
  );
  expect(wide).toEqual([]);
  await expect(page.getByRole('cell', { name: 'Knights', exact: true }).first()).toBeVisible();
});
