import { expect, test } from '@playwright/test';
import { invitationPath } from '../table/invitation.ts';
import { checkPage, errorsOf, settled, withSettings } from './browser/table.ts';

test.use({ locale: 'de-AT' });

test('a German browser opens the page in German, plays, and changes to English in the settings', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiele vom Grenzland');
  await expect(page.getByText('Entdecke ein Wüstenreich')).toBeVisible();
  await checkPage(page, 'german-home');

  await page.goto(
    invitationPath('building-refuge', { seats: 2, deal: 1, levels: [null, 'novice'], options: { boardSize: 5 } }),
  );
  await page.getByRole('button', { name: 'Los', exact: true }).click();
  await expect(page.locator('.prompt')).toContainText('Entdecken, Straße bauen');
  const choices = page.locator('[role=gridcell][aria-label*="Du kannst: entdecken"]');
  for (let turn = 0; turn < 2; turn += 1) {
    // A square shows what one can do there until the next turn is shown.
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await settled(page);
    await choices.first().click();
    await page
      .getByRole('button', { name: /^Entdecke / })
      .last()
      .click();
  }
  await expect(page.locator('.log')).toContainText('Du entdeckst');
  await checkPage(page, 'german-table');

  await page.goto('/settings');
  await page.getByRole('group', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games of the frontier');
  expect(errors).toEqual([]);
});
