// Two persons at a table online end a match, and meet again at a new one.

import { expect } from '@playwright/test';
import { test } from './browser/online.ts';
import { begin } from './browser/online-match.ts';
import { choose, settled } from './browser/table.ts';

test('who has played together meets again at a new table, each at the seat that is kept', async ({ person }) => {
  const { ann, bob } = await begin(person, { game: 'building-refuge', options: { boardSize: 5 }, deal: 11 });
  // Without secrets, lines can be tried during the match: the table stays unchanged.
  await choose(ann);
  await ann.getByRole('button', { name: 'More', exact: true }).click();
  await ann.getByRole('button', { name: 'Try lines' }).click();
  await expect(ann.locator('main.table[data-lines="true"]')).toBeVisible();
  await ann.getByRole('button', { name: 'Back to the match' }).first().click();
  await expect(ann.locator('main.table[data-lines="false"]')).toBeVisible();
  await settled(ann);
  await ann.getByRole('button', { name: 'More', exact: true }).click();
  await ann.getByRole('button', { name: 'End without a result' }).click();
  await ann.getByRole('button', { name: 'Ask them' }).click();
  await bob.getByRole('button', { name: 'Agree', exact: true }).click();
  // It is in the own record of each, with the other's name.
  for (const page of [ann, bob]) await expect(page.locator('.tally')).toContainText('0 of 1 won');
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann).not.toHaveURL(bob.url());
  await bob.getByRole('button', { name: 'Go there' }).click();
  await expect(bob).toHaveURL(ann.url());
  for (const page of [ann, bob]) {
    await expect(page.locator('.room-seat .who strong')).toHaveText(['Amber: Ann', 'Teal: Bob']);
  }
  await ann.getByRole('button', { name: 'Begin' }).click();
  for (const page of [ann, bob]) await expect(page.locator('main.table')).toBeVisible();
});
