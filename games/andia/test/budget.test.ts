import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import type { Game } from '@marchlands/core/game.ts';
import { isActing } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { game as andia } from '../game.ts';

const game: Game = andia;
const made = game.setup({}, 2);
if (!made.ok) throw new Error(made.problem.message);
const setup = made.value;

/** States in which the first seat decides, from the opening to a full board. */
function decisions(): AnyState[] {
  const states: AnyState[] = [];
  const bots = [0, 1].map(() => makeBot('random', game, setup));
  playMatch(game, setup, bots, 'budget', {
    onStep: (state) => void (isActing(game.actors(state), 0) && states.push(state.clone())),
  });
  return [0, 0.05, 0.2, 0.4, 0.6, 0.9].flatMap((share) => states[Math.floor(share * states.length)] ?? []);
}

describe('thinking by matrices keeps its budget', () => {
  const states = decisions();

  test.each([1, 2, 10, 36, 100, 500, 2_000])('of %i iterations', (budget) => {
    for (const state of states) {
      for (const bot of [makeBot(`mcts:${budget}`, game, setup, { seed: budget }), makeBot('warden', game, setup)]) {
        const { iterations, moves, considered } = bot.think(game.view(state, 0), 0, { iterations: budget });
        expect(iterations).toBeGreaterThan(0);
        expect(iterations).toBeLessThanOrEqual(budget);
        expect(moves.length).toBeGreaterThan(0);
        expect(considered.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  test('and uses it up where there is more to look at', () => {
    for (const budget of [36, 500, 2_000]) {
      const bot = makeBot(`mcts:${budget}`, game, setup);
      const spent = states.map((state) => bot.think(game.view(state, 0), 0).iterations);
      expect(Math.max(...spent)).toBeGreaterThan(0.9 * budget);
    }
  });

  test('and stops within a look at the clock where it is a time', () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    // One look at the clock for every sixteen cells.
    const { iterations } = makeBot('mcts:20ms', game, setup, { clock }).think(game.view(states[0], 0), 0);
    expect(iterations).toBeLessThanOrEqual(20 * 16);
  });
});
