import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import type { Game } from '@marchlands/core/game.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { game as typed } from '../game.ts';
import { makeSetup } from '../setup.ts';

const game: Game = typed;
const { knowledge, ...rest } = game;
if (knowledge === undefined) throw new Error('the game brings knowledge');
const { chanceWalks: _fast, ...plain } = knowledge;
/** The game in which chance is followed by states. */
const byStates: Game = { ...rest, knowledge: plain };

function setupOf(options: object, seats: number) {
  const setup = makeSetup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return setup.value;
}

describe('walks through the bag change no choice of greedy', () => {
  test.each([
    ['the standard rules', {}, 2],
    ['four seats', {}, 4],
    ['an activation whose face-down tile takes the target', { targetClash: 'scoreOnly', boardSize: 5 }, 3],
    ['a target that is chosen again, which walks do not follow', { targetClash: 'rechoose', boardSize: 5 }, 2],
    ['treasure hunts, which walks do not follow', { treasureHunt: 'onSelf', boardSize: 5 }, 2],
    ['a bag that ends the match', { emptyBag: 'atOnce', bag: { desert: 5, grass: 5 } }, 2],
  ])('by %s', (_rules, options, seats) => {
    const setup = setupOf(options, seats);
    const states: AnyState[] = [];
    const uniform = Array.from({ length: seats }, () => makeBot('random', game, setup, { seed: 'deal' }));
    playMatch(game, setup, uniform, 'deal', {
      onStep: (state) => {
        const actors = game.actors(state);
        if (actors !== CHANCE && actors !== NOBODY && states.length < 24) states.push(state.clone());
      },
    });
    const fast = makeBot('greedy', game, setup, { seed: 'same' });
    const slow = makeBot('greedy', byStates, setup, { seed: 'same' });
    for (const state of states) {
      const seat = firstOf(game.actors(state));
      const view = game.view(state, seat);
      expect(fast.think(view, seat)).toEqual(slow.think(view, seat));
    }
  });
});
