import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { games } from '../index.ts';

/** Far above what a number of the size of 1 may be at times. */
const MOST = 12;

test.each(games.map(({ id, load }) => ({ id, load })))(
  'what $id counts to learn from is finite, small, and changes nothing',
  async ({ load }) => {
    const game = await load();
    const features = game.knowledge?.features;
    if (features === undefined) return;
    expect(new Set(features.seat).size).toBe(features.seat.length);
    expect(new Set(features.table).size).toBe(features.table.length);
    for (const seats of game.seats) {
      const made = game.setup({}, seats);
      if (!made.ok) throw new Error(made.problem.message);
      const setup = made.value;
      const rng = new Rng(`features/${seats}`);
      const moves = new MoveList(setup.bounds.moves);
      const outcomes = new OutcomeList(setup.bounds.outcomes);
      const names = [...Array.from({ length: seats }, () => features.seat).flat(), ...features.table];
      const out = new Float64Array(names.length);
      const again = new Float64Array(names.length);
      const state = game.start(setup);
      for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
        if (actors === CHANCE) {
          game.outcomes(state, outcomes);
          game.apply(state, CHANCE, outcomes.at(rng.below(outcomes.total)));
          continue;
        }
        const before = state.toBytes();
        features.measure(state, out);
        features.measure(state, again.fill(7));
        expect(again).toEqual(out);
        expect(state.toBytes()).toEqual(before);
        expect(names.filter((_, i) => !(Math.abs(out[i]) <= MOST))).toEqual([]);
        const seat = firstOf(actors);
        game.legal(state, seat, moves);
        game.apply(state, seat, moves.codes[rng.below(moves.length)]);
      }
    }
  },
);
