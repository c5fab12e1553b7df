import { makeBot } from '@marchlands/bots/levels.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { expect, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, openAt, version, withSettings } from './browser/table.ts';

/** The position of a match of Borderkeep alone after this many decisions of a bot; it is over after 347. */
async function soloAfter(decisions: number): Promise<object> {
  const game = await loadGame('borderkeep');
  if (!game.ok) throw new Error(game.problem.message);
  const made = createMatch(game.value, { seats: 1, dice: seededDice('s10') });
  if (!made.ok) throw new Error(made.problem.message);
  const match = made.value;
  const bot = makeBot('greedy', game.value, match.setup, { seed: '10' });
  for (let i = 0; i < decisions; i += 1) match.submit(0, bot.think(match.view(0), 0).moves, match.version(0));
  return JSON.parse(JSON.stringify(game.value.position.format(match.state, EVERYTHING)));
}

test('a match that is as good as won is played out, stopped and played to its end', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  const offer = page.getByRole('region', { name: 'Play it out' });

  // Open at first: nothing is offered.
  await openAt(page, { game: 'borderkeep', seats: 1, position: await soloAfter(10) });
  const first = await version(page);
  // The outlook has been asked for and answered by then.
  await page.waitForTimeout(1500);
  await expect(offer).toHaveCount(0);
  expect(await version(page)).toBe(first);

  await openAt(page, { game: 'borderkeep', seats: 1, position: await soloAfter(300) });
  await expect(offer).toContainText('as good as won');
  await checkPage(page, 'play-out', true);
  const offered = await version(page);
  await offer.getByRole('button', { name: 'Play it out for me' }).click();
  await expect.poll(() => version(page), { timeout: 20_000 }).toBeGreaterThan(offered + 3);
  await offer.getByRole('button', { name: 'Let me play again' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  const stopped = await version(page);
  // On a phone the offer is among the tools.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const entry = page.getByRole('dialog').getByRole('button', { name: 'Play it out for me' });
  await expect(entry).toBeVisible();
  expect(await version(page)).toBe(stopped);
  await entry.click();
  await expect(offer).toContainText('A bot plays your side');
  await expectNoWider(page, 'play-out');
  await expect(page.locator('.ending')).toBeVisible({ timeout: 120_000 });
  await expect(offer).toHaveCount(0);
  expect(errors).toEqual([]);
});
