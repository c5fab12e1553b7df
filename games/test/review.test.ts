import { makeBot } from '@marchlands/bots/levels.ts';
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

/** A match of two levels that takes no time, to its end. */
async function played(id: string): Promise<Match> {
  const entry = games.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  const game = await entry.load();
  const seats = game.seats.find((count) => count > 1) ?? 1;
  const match = must(createMatch(game, { seats, dice: seededDice(`review ${id}`) }));
  const bots = ['novice', 'random', 'random'].map((level, seed) => makeBot(level, game, match.setup, { seed }));
  while (!match.isOver) {
    const seat = match.awaited().find((one) => match.sealed(one) === null);
    if (seat === undefined) throw new Error('nobody chooses, and the match is not over');
    must(match.submit(seat, bots[seat % bots.length].think(match.view(seat), seat).moves, match.version(seat)));
  }
  return match;
}

/** Looks at the clock that a review may take: the same on every machine. */
const LOOKS = 600;

function reviewed(match: Match): Review {
  let looks = 0;
  const clock = (): number => {
    looks += 1;
    return looks;
  };
  const going = review(match, { time: { milliseconds: LOOKS, clock } });
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
    const { passages, start } = reviewed(match);
    expect(passages[0].from).toBe(0);
    expect(passages.at(-1)?.to).toBe(match.journal.length);
    const winners = match.result?.winners ?? [];
    for (const [seat, share] of (passages.at(-1)?.shares ?? []).entries()) {
      expect(share).toBe(winners.includes(seat) ? 1 / winners.length : 0);
    }
    for (const shares of [start, ...passages.map((one) => one.shares)]) {
      expect(shares).toHaveLength(match.setup.seats);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    }
    const choices = passages.flatMap((one) => one.choices);
    expect(choices.length).toBeGreaterThan(0);
    for (const { value, bestValue, line, bestLine } of choices) {
      expect(bestValue).toBeGreaterThanOrEqual(value);
      expect(line).not.toBe('');
      if (bestLine === line) expect(bestValue).toBe(value);
    }
  });
});
