import { levelsOf } from '@marchlands/bots/levels.ts';
import { loadGame } from '@marchlands/games/index.ts';
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

/** Measured shares of a level against the one before it, in whole percent (docs/ladder.md). */
async function measured(id: string, level: string): Promise<readonly [won: string, lost: string]> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const ladder = levelsOf(game.value).find(({ name }) => name === level)?.ladder;
  if (ladder === undefined) throw new Error(`${level} of ${id} is not measured`);
  return [ladder.own.toFixed(0), ladder.other.toFixed(0)];
}

test('the set-up says how often a level wins beside the one before it', async ({ page }) => {
  const [won, lost] = await measured('building-refuge', 'novice');
  await page.goto(invitationPath('building-refuge', { seats: 2 }));
  await page.getByText('About the bots').click();
  await expect(page.getByText(`Against Random it won ${won} % of the matches and lost ${lost} %.`)).toBeVisible();
  const [alone] = await measured('island', 'greedy');
  await page.goto(invitationPath('island', { seats: 4 }));
  await page.getByText('About the bots').click();
  const sentence = new RegExp(`^Looks one move ahead and .* Against 3 bots of Beginner it won ${alone}\\s%`);
  await expect(page.getByText(sentence)).toBeVisible();
});
