import { makeBot } from '@marchlands/bots/levels.ts';
import { accountsOf } from '@marchlands/bots/review/account.ts';
import { type Review, review } from '@marchlands/bots/review/review.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { Result } from '@marchlands/core/result.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** A match of levels that take no time, to its end; by default with two seats. */
async function played(
  id: string,
  options: object = {},
  wanted?: number,
  levels = ['novice', 'random'],
  deal = `review ${id}`,
): Promise<Match> {
  const entry = games.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  const game = await entry.load();
  const seats = wanted ?? game.seats.find((count) => count > 1) ?? 1;
  const match = must(createMatch(game, { seats, options, dice: seededDice(deal) }));
  const bots = levels.map((level, seed) => makeBot(level, game, match.setup, { seed }));
  while (!match.isOver) {
    const seat = match.awaited().find((one) => match.sealed(one) === null);
    if (seat === undefined) throw new Error('nobody chooses, and the match is not over');
    must(match.submit(seat, bots[seat % bots.length].think(match.view(seat), seat).moves, match.version(seat)));
  }
  return match;
}

/** Looks at the clock that a review may take: the same on every machine. */
const LOOKS = 600;
const FEW = 150;

function reviewed(match: Match, most = LOOKS): Review {
  let looks = 0;
  const clock = (): number => {
    looks += 1;
    return looks;
  };
  const going = review(match, { time: { milliseconds: most, clock } });
  let done = 0;
  for (;;) {
    const { value, done: isDone } = going.next();
    if (isDone === true) return value;
    expect(value).toBeGreaterThan(done);
    done = value;
  }
}

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('a match is reviewed from its first entry to its last, and its end is known', async () => {
    const match = await played(id);
    const { passages } = reviewed(match);
    expect(passages[0].from).toBe(0);
    expect(passages.at(-1)?.to).toBe(match.journal.length);
    const winners = match.result?.winners ?? [];
    for (const [seat, share] of (passages.at(-1)?.shares ?? []).entries()) {
      expect(share).toBe(winners.includes(seat) ? 1 / winners.length : 0);
    }
    const choices = passages.flatMap((one) => one.choices);
    expect(choices.length).toBeGreaterThan(0);
    for (const { seat, error } of choices) {
      if (error === null) continue;
      // A loss is told only where its interval lies above what nobody can tell.
      expect(error.low).toBeGreaterThan(0.005);
      expect(error.bestValue - error.value).toBeGreaterThanOrEqual(error.low - 1e-9);
      expect(error.high).toBeGreaterThanOrEqual(error.bestValue - error.value - 1e-9);
      expect(error.effect[seat]).toBeCloseTo(error.value - error.bestValue, 9);
      expect(error.bestLine).not.toBe(error.line);
    }
  });
});

test('a review says how many possible errors it had no time to compare closely', async () => {
  const match = await played('building-refuge');
  const { examined, milliseconds } = reviewed(match, FEW);
  expect(milliseconds).toBe(FEW);
  expect(examined.closely).toBeLessThan(examined.suspected);
  const whole = reviewed(match, 20 * LOOKS);
  expect(whole.examined.closely).toBe(whole.examined.suspected);
  expect(whole.examined.suspected).toBeGreaterThan(0);
});

test('no choice is blamed for lacking an offer, which others may refuse', async () => {
  // Two offers would have been better in this match, if they had been accepted.
  const novices = ['novice', 'novice', 'novice'];
  const match = await played('island', { rules: 'base', target: 6 }, 3, novices, 'offer 13');
  const going = review(match, { iterations: 40 });
  let step = going.next();
  while (step.done !== true) step = going.next();
  const lines = step.value.passages.flatMap(({ choices }) => choices.flatMap(({ error }) => error?.bestLine ?? []));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/\b(offer|counter)\b/);
});

test('requests are kinds of moves of their game', async () => {
  for (const entry of games) {
    const { knowledge, moveCodec } = await entry.load();
    expect(moveCodec.kinds).toEqual(expect.arrayContaining([...(knowledge?.requests ?? [])]));
  }
});

/** Every game, in forms and with seats in which accounts could come out otherwise. */
const FORMS: readonly (readonly [id: string, seats: number, options: object])[] = [
  ['building-refuge', 2, { boardSize: 5 }],
  ['building-refuge', 4, { boardSize: 5 }],
  ['andia', 2, {}],
  ['borderkeep', 1, {}],
  ['borderkeep', 3, {}],
  ['borderkeep', 2, { form: 'nonCard' }],
  ['cantaboria', 3, { cycleCap: 10 }],
  ['island', 4, { rules: 'base', target: 5 }],
  ['island', 3, { rules: 'knights', target: 6 }],
  ['island', 2, { rules: 'roaming', target: 5 }],
];

/** Games that offer levels, which are measured first. */
const levelled = (await Promise.all(games.map(({ load }) => load()))).filter(
  ({ knowledge }) => knowledge?.levels !== undefined,
);

test.each(levelled)('$id: it is measured how blamed choices stand when they are judged again', ({ knowledge }) => {
  const { judged, worse } = knowledge?.blamed ?? { judged: 0, worse: 0 };
  expect(judged).toBeGreaterThan(10);
  expect(worse).toBeLessThanOrEqual(judged);
});

test.each(FORMS)(
  '%s, %i seats, %o: shares add up to what a common defeat leaves, and every account closes',
  async (...form) => {
    const [id, seats, options] = form;
    const match = await played(id, options, seats, ['random']);
    const made = reviewed(match, FEW);
    for (const shares of [made.start, ...made.passages.map((one) => one.shares)]) {
      expect(shares).toHaveLength(seats);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }
    const isLost = match.result?.defeat === true;
    expect((made.passages.at(-1)?.shares ?? []).reduce((sum, share) => sum + share, 0)).toBeCloseTo(isLost ? 0 : 1);
    for (const { start, end, luck, guesses, own, others, revised } of accountsOf(made)) {
      expect(end - start).toBeCloseTo(luck + guesses + own + others + revised, 9);
      expect(own).toBeLessThanOrEqual(0);
    }
  },
);
