// A choice is taken back at a table online, where the other player is asked.

import { expect, type Page } from '@playwright/test';
import { test } from './browser/online.ts';
import { begin } from './browser/online-match.ts';
import { choose, settled } from './browser/table.ts';

/** The notice that tells a player what the table is asked. */
function question(page: Page) {
  return page.getByRole('status').filter({ hasText: 'choice back' });
}

test('a choice is taken back online only if the other player agrees', async ({ person }) => {
  const { ann, bob } = await begin(person, { game: 'building-refuge', options: { boardSize: 5 }, deal: 11 });
  const [one, other] = (await choose(ann)) ? [ann, bob] : [bob, ann];
  if (one === bob) await choose(bob);
  const name = one === ann ? 'Ann' : 'Bob';
  await settled(other);
  const board = other.locator('.text-board');
  const after = await board.innerText();

  for (const answer of ['Decline', 'Agree']) {
    await one.getByRole('button', { name: 'Undo', exact: true }).click();
    await one.getByRole('button', { name: 'Ask them' }).click();
    await expect(question(one)).toContainText(/^You asked to take a choice back: “You .+\.” The others/);
    await expect(question(one).getByRole('button')).toHaveCount(0);
    await expect(question(other)).toContainText(`${name} asks to take a choice back: “${name} `);
    await question(other).getByRole('button', { name: answer, exact: true }).click();
    for (const page of [one, other]) await expect(question(page)).toHaveCount(0);
    await settled(other);
    const stands = one.getByText('Not everybody agreed, so the choice stands.');
    await expect(stands).toHaveCount(answer === 'Decline' ? 1 : 0);
    if (answer === 'Decline') expect(await board.innerText()).toBe(after);
  }
  await expect(one.locator('.prompt.mine')).toBeVisible();
  expect(await board.innerText()).not.toBe(after);
});
