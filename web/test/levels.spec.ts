import { expect, test } from '@playwright/test';
import { invitationPath } from '../table/invitation.ts';

test('the set-up lists the levels that the game offers; one that it dropped is the nearest of them', async ({
  page,
}) => {
  await page.goto(invitationPath('andia', { seats: 2, levels: [null, 'warden'] }));
  const bots = page.getByLabel('Who plays seat 2');
  await expect(bots).toHaveValue('scout');
  await expect(bots.locator('option')).toHaveText([
    'Person',
    ...['Random', 'Beginner', 'Casual', 'Strong'].map((name) => `Bot: ${name}`),
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
