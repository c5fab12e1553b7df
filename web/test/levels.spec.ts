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

test('the set-up says how often a level wins beside the one before it', async ({ page }) => {
  await page.goto(invitationPath('building-refuge', { seats: 2 }));
  await page.getByText('About the bots').click();
  await expect(page.getByText('Against Random it won 75 % of the matches and lost 9 %.')).toBeVisible();
  await page.goto(invitationPath('island', { seats: 4 }));
  await page.getByText('About the bots').click();
  await expect(page.getByText(/^Looks one move ahead and .* Against 3 bots of Beginner it won 83\s%/)).toBeVisible();
});
