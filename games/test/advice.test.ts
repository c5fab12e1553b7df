import { levelsOf } from '@marchlands/bots/levels.ts';
import { ADVICE, advised } from '@marchlands/bots/review/advice.ts';
import { review } from '@marchlands/bots/review/review.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { Result } from '@marchlands/core/result.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** Iterations of the bot behind each hint, and of each look of the review. */
const ITERATIONS = 120;
/** Choices that are made by hints, or for the other seat at random. */
const CHOICES = 40;

async function loaded(id: string) {
  const entry = games.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  return entry.load();
}

describe.each(['building-refuge', 'borderkeep', 'cantaboria'])('a hint of %s', (id) => {
  test('is the same when it is asked for twice, and is not blamed by a review', async () => {
    const game = await loaded(id);
    const match = must(createMatch(game, { seats: 2, dice: seededDice(`advice ${id}`) }));
    const level = levelsOf(game).at(-1);
    if (level === undefined) throw new Error('there is no level');
    const bot = level.make(game, match.setup, {});
    const random = levelsOf(game)[0].make(game, match.setup, { seed: id });
    const hint = (seat: number) => {
      bot.restart(ADVICE);
      const { considered } = bot.think(match.view(seat), seat, { iterations: ITERATIONS });
      return advised(game, match.setup, match.view(seat), seat, considered);
    };
    for (let i = 0; i < CHOICES && !match.isOver; i += 1) {
      const seat = match.awaited().find((one) => match.sealed(one) === null) ?? 0;
      const first = seat === 0 ? hint(seat).at(0) : undefined;
      if (i % 10 === 0 && seat === 0) expect(hint(seat).at(0)).toEqual(first);
      const codes = first?.codes ?? random.think(match.view(seat), seat).moves;
      must(match.submit(seat, codes, match.version(seat)));
    }
    if (!match.isOver) must(match.end([0, 1]));
    const going = review(match, { iterations: ITERATIONS });
    let step = going.next();
    while (step.done !== true) step = going.next();
    const errors = step.value.passages.flatMap(({ choices }) => choices).filter(({ error }) => error !== null);
    expect(errors.filter(({ seat }) => seat === 0)).toEqual([]);
    // The other seat chose at random, and the review sees it.
    expect(errors.length).toBeGreaterThan(0);
  });
});
