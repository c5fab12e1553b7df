// Matches between two browsers over a server of their own, each watched by a third.

import { expect, type Page } from '@playwright/test';
import { levelName } from '../words/level-name.ts';
import { test } from './browser/online.ts';
import { begin, enter, type OnlineMatch } from './browser/online-match.ts';
import { choose, errorsOf, openTool } from './browser/table.ts';

/** The index in the list after this many choices. */
type Pick = (made: number) => number;
const first: Pick = () => 0;
const roundAndRound: Pick = (made) => made;

/** Both choose in turn until this many choices are made, or the match is over. */
async function play({ ann, bob }: OnlineMatch, most: number, pick: Pick): Promise<void> {
  for (let made = 0; made < most; ) {
    for (const page of [ann, bob]) if (await choose(page, pick(made))) made += 1;
    if ((await ann.locator('.ending').count()) > 0) return;
  }
}

/** The log as a page shows it. */
async function logOf(page: Page): Promise<readonly string[]> {
  if ((await page.locator('.rail .log').count()) > 0 && (await page.locator('.rail .log').isVisible()))
    return page.locator('.rail .log-line').allTextContents();
  await page.getByRole('button', { name: /^Log/ }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = await page.getByRole('dialog').locator('.log-line').allTextContents();
  await page.keyboard.press('Escape');
  return lines;
}

/** Where everything is tried (`npm run test:web -- --all`) the matches are played to their ends by hand: they end before. */
const isWhole = process.env.PAGE_ALL === '1';
const WHOLE = 400;
/** A form of a game that ends soon: the subject is the connection of two browsers, not the length of a match. */
interface Short {
  readonly game: string;
  readonly title: string;
  readonly options: object;
  /** The level that plays on for both: the one that ends in the fewest decisions. */
  readonly standIn: string;
  readonly pick: Pick;
  /** Whether a page is held up while the bots play, and takes in all that happened meanwhile: over a hundred messages. */
  readonly isHeldUp?: true;
}

/** 20 to 60 decisions each. */
const SHORT: readonly Short[] = [
  { game: 'building-refuge', title: 'Building Refuge', options: { boardSize: 5 }, standIn: 'random', pick: first },
  { game: 'andia', title: 'Andia', options: { turnLimit: 6 }, standIn: 'random', pick: first },
  { game: 'borderkeep', title: 'Borderkeep', options: { startWalls: 1 }, standIn: 'random', pick: first },
  {
    game: 'cantaboria',
    title: 'Cantaboria',
    options: { sitePlacement: 'random', citiesToWin: 2, victoryCheck: 'atOnce', tradeRounds: 1, cycleCap: 10 },
    standIn: 'greedy',
    pick: first,
    isHeldUp: true,
  },
  {
    game: 'island',
    title: 'Island of Knights',
    options: { rules: 'base', target: 4, turnLimit: 10 },
    standIn: 'random',
    pick: roundAndRound,
  },
];

for (const { game, title, options, standIn, pick, isHeldUp } of SHORT) {
  test(`two browsers play ${title} to its end, one comes back in the middle, one watches`, async ({ person }) => {
    const match = await begin(person, { game, options, standIn, deal: 11 });
    const { id, ann, bob } = match;
    // Each sees which seat is theirs, on a phone too, and the other's name.
    const namesOf = (page: Page) => page.locator('.seat-name strong').allTextContents();
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([
      ['You', 'Bob'],
      ['Ann', 'You'],
    ]);
    const errors = [ann, bob].map(errorsOf);
    const eve = await person();
    await enter(eve, 'Eve');
    await eve.goto(`/t/${id}`);
    await expect(eve.getByText('You are watching.')).toBeVisible();
    await play(match, 4, pick);

    // Bob's phone loses the connection, and comes back by itself to a table that has moved on.
    await match.breakOff();
    await expect(bob.getByText(/^The connection to the server is lost/)).toBeVisible();
    await choose(ann);
    await expect(bob.getByText(/^The connection to the server is lost/)).toBeHidden();
    await play(match, isWhole ? WHOLE : 4, pick);
    if (isWhole) await expect(ann.locator('.ending')).toBeVisible();

    // The rest is played by bots for them, as where somebody has to go.
    for (const page of [ann, bob]) {
      if ((await page.locator('.ending').count()) > 0) continue;
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: /^Let a bot/ }).click();
      const isToldSo = page.getByText(`A bot (${levelName(standIn)}) plays for you.`);
      await expect(isToldSo.or(page.locator('.ending')).first()).toBeVisible();
    }
    if (isHeldUp === true) {
      await ann.evaluate(() => {
        for (const until = Date.now() + 6000; Date.now() < until; );
      });
    }
    for (const page of [ann, bob, eve]) await expect(page.locator('.ending')).toBeVisible({ timeout: 200_000 });

    // Each is "You" on their own page, and has a bot in their place on the others'.
    const standing = async (page: Page): Promise<string> =>
      (await page.locator('.ending .standing').innerText()).replaceAll(/You|(Computer for )?(Ann|Bob)/g, 'A player');
    // The parts of the scores come with the whole record, to each page in its own time.
    await expect(async () => expect(await standing(bob)).toBe(await standing(ann))).toPass();
    expect((await logOf(ann)).length).toBeGreaterThan(10);
    // Each log addresses its reader: the sentences differ.
    for (const page of [eve, bob])
      await expect(async () => expect((await logOf(page)).length).toBe((await logOf(ann)).length)).toPass();
    // The device keeps the match like any other, and checks it.
    await openTool(ann, 'Record');
    await ann.getByRole('button', { name: 'Check the record and its dice' }).click();
    await expect(ann.getByText(/^The record is valid/)).toBeVisible();
    await ann.keyboard.press('Escape');
    expect(errors).toEqual([[], []]);
  });
}
