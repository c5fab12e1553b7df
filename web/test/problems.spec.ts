import { readFileSync } from 'node:fs';
import type { Problem } from '@marchlands/bots/problems/problem.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { expect, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, settled, typeMove, typeSealed, withSettings } from './browser/table.ts';

/** A legal choice in the first problem other than the best one, as typed. */
async function otherChoice(): Promise<string> {
  const file = new URL('../../games/building-refuge/data/problems.json', import.meta.url);
  const [{ seats, options, position, seat, best }] = JSON.parse(readFileSync(file, 'utf8')) as readonly Problem[];
  const game = await loadGame('building-refuge');
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.value.position.parse(setup.value, position);
  if (!state.ok) throw new Error(state.problem.message);
  const moves = new MoveList(setup.value.bounds.moves);
  game.value.legal(state.value, seat, moves);
  const asked = game.value.notation.parse(state.value, seat, best);
  const code = asked.ok ? asked.value[0].code : -1;
  const other = moves.toArray().find((one) => one !== code);
  if (other === undefined) throw new Error('there is one choice only');
  return game.value.notation.format(state.value, [{ by: seat, code: other }], EVERYTHING).join(' ');
}

test('a problem is tried, shown, and marked; the next one follows', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Problems: Building Refuge' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await checkPage(page, 'problems', true);
  // The days go by; the first of the list stays.
  await page.getByRole('link', { name: 'Problem 1', exact: true }).click();
  await settled(page);
  const sheet = page.locator('.problem');
  await expect(sheet).toContainText('One choice is better than all others');
  await checkPage(page, 'problem', true);
  // In old-style figures, 11 reads as II.
  const oldStyle = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].filter((one) => {
      const { fontFamily, fontVariantNumeric } = getComputedStyle(one);
      return fontFamily.includes('Alegreya') && !fontVariantNumeric.includes('lining-nums');
    }),
  );
  expect(oldStyle).toHaveLength(0);

  // A hint tells its kind first.
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint')).toBeVisible();
  await page.keyboard.press('Escape');

  // A bot judges any choice other than the best one.
  await typeMove(page, await otherChoice());
  await expect(sheet).toContainText(/gives away|As good as/, { timeout: 60_000 });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(sheet).toContainText('One choice is better than all others');

  await expect(page.locator('.prompt.mine')).toBeVisible();
  await sheet.getByRole('button', { name: 'Show it' }).click();
  await settled(page);
  // Nothing more is asked after the answer.
  await expect(page.locator('.prompt')).toContainText('Try again, or go on.');
  await expect(page.locator('.prompt.mine')).toHaveCount(0);
  await expect(sheet).toContainText(/The solution: .+ of the win, the next best/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page, 'problem');
  await sheet.getByRole('link', { name: 'Next problem' }).click();
  await expect(sheet).toContainText('One choice is better than all others');
  await sheet.getByRole('link', { name: 'All problems' }).click();
  await expect(page.getByRole('link', { name: /^Problem 1 shown/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('from a problem one plays on against bots', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/problems/building-refuge');
  await page.getByRole('link', { name: 'Problem 2', exact: true }).click();
  await settled(page);
  await page.locator('.problem').getByRole('button', { name: 'Show it' }).click();
  await page.locator('.problem').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await settled(page);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

test('a problem of sealed orders tells what the rival was expected to do', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto('/problems/andia');
  await page.getByRole('link', { name: 'Problem 1', exact: true }).click();
  await settled(page);
  const sheet = page.locator('.problem');
  await expect(sheet).toContainText('All choose at the same time');
  await typeSealed(page, 'Pass');
  await expect(sheet).toContainText(/gives away|As good as/, { timeout: 60_000 });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await sheet.getByRole('button', { name: 'Show it' }).click();
  await expect(sheet).toContainText('What the others were expected to choose:');
  await expect(sheet.getByRole('listitem').first()).toContainText(/^\w+, \d+\s%: /);
  await checkPage(page, 'sealed problem', true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page, 'sealed problem');
  expect(errors).toEqual([]);
});

test('bug: on a phone a problem hid the seats, without whose figures it is not solved', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/problems/building-refuge');
  await page.getByRole('link', { name: 'Problem 1', exact: true }).click();
  await settled(page);
  await expect(page.locator('.seat-score').first()).toBeInViewport();
  const board = await page.locator('.refuge').boundingBox();
  expect(board?.height).toBeGreaterThan(0.45 * 740);
});

test('bug: on a phone the buttons of a solved problem covered its answer, and uneven rows of tools stood above', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/problems/andia');
  await page.getByRole('link', { name: 'Problem 1', exact: true }).click();
  await settled(page);
  const tools = await page.locator('.toolbar .button:visible').all();
  expect(tools).toHaveLength(3);
  const [hint, log, more] = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(more?.height).toBeCloseTo((hint?.height ?? 0) + (log?.height ?? 0), 0);

  const sheet = page.locator('.problem');
  await sheet.getByRole('button', { name: 'Show it' }).click();
  const last = await sheet.getByRole('listitem').last().boundingBox();
  const button = await sheet.getByRole('link', { name: 'Next problem' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('bug: after the answer to a problem another seat seemed to be asked', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/problems/building-refuge/small.10.10');
  await settled(page);
  await page.getByRole('button', { name: /^Take the grass/ }).click();
  await expect(page.locator('.problem')).toContainText('There is something better');
  await expect(page.locator('.prompt-text')).toHaveText('Try again, or go on.');
  await expect(page.locator('.prompt .seat-badge')).toHaveCount(0);
  await expect(page.locator('.seat.next')).toHaveCount(0);
});

test('bug: a solution that waits for chance was marked nowhere on the board', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/problems/building-refuge/small.1429.25');
  await settled(page);
  await expect(page.locator('.refuge-recent')).toHaveCount(0);
  await page.locator('.problem').getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.problem')).toContainText('Activate C3 towards B3');
  await expect(page.locator('.refuge-recent')).toHaveCount(1);
  await page.locator('.problem').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.refuge-recent')).toHaveCount(0);
});
