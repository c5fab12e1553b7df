import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { gameOf } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

/** The last move of a simultaneous decision: making it carries out all choices. */
interface Last {
  readonly state: AnyState;
  readonly seat: number;
  readonly code: number;
}

const LASTS = 400;
const BATCH = 50;

const isOfSeveral = (actors: number): boolean => actors > 0 && (actors & (actors - 1)) !== 0;

/** Last moves from random play, as many as wanted. */
function lastsOf(game: Game, setup: Setup, rng: Rng): Last[] {
  const moves = new MoveList(setup.bounds.moves);
  const lasts: Last[] = [];
  while (lasts.length < LASTS) {
    const state = game.start(setup);
    let isJoint = false;
    for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
      if (actors === CHANCE) throw new Error('joint decisions are measured in games without chance only');
      if (isOfSeveral(actors)) isJoint = true;
      const seat = firstOf(actors);
      game.legal(state, seat, moves);
      const code = moves.codes[rng.below(moves.length)];
      const before = isJoint && !isOfSeveral(actors) ? state.clone() : null;
      game.apply(state, seat, code);
      if (before === null || game.actors(state) === actors) continue;
      isJoint = false;
      if (lasts.length < LASTS) lasts.push({ state: before, seat, code });
    }
  }
  return lasts;
}

/**
 * `joint <game>`: nanoseconds to carry out a simultaneous decision, including a copy of the state; mean, slowest tenth.
 */
export const prepare: Prepare = async ([id = '']) => {
  const { game, setup } = await gameOf(id);
  const lasts = lastsOf(game, setup, new Rng('bench'));
  const into = game.State.blank(setup);
  const spent = new Float64Array(lasts.length);
  return (seconds) => {
    spent.fill(Number.POSITIVE_INFINITY);
    const end = performance.now() + 1000 * seconds;
    do {
      lasts.forEach(({ state, seat, code }, place) => {
        const start = performance.now();
        for (let i = 0; i < BATCH; i += 1) {
          into.copyFrom(state);
          game.apply(into, seat, code);
        }
        // The best of several rounds: other work on the machine affects only some of them.
        spent[place] = Math.min(spent[place], performance.now() - start);
      });
    } while (performance.now() < end);
    const each = Array.from(spent, (milliseconds) => (milliseconds / BATCH) * 1e6).sort((a, b) => b - a);
    const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    return { mean: mean(each), slow: mean(each.slice(0, Math.ceil(each.length / 10))) };
  };
};
