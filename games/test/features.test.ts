import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { games } from '../index.ts';

/** What sums of numbers may be off. */
const EDGE = 1e-9;
/** So many decisions at the beginning of a match are looked at, then one in so many. */
const ALL = 100;
const EVERY = 16;

/** The games that were looked at. */
const counted: string[] = [];

test.each(games.map(({ id, load }) => ({ id, load })))(
  'what $id counts to learn from keeps within its ranges, and changes nothing',
  async ({ load }) => {
    const game = await load();
    const features = game.knowledge?.features;
    // A game need not name any.
    if (features === undefined) return;
    counted.push(game.id);
    for (const [low, high, about] of [...Object.values(features.seat), ...Object.values(features.table)]) {
      expect(low).toBeLessThan(high);
      expect(about).toMatch(/^[A-Z0-9].*[^.]$/);
    }
    for (const seats of game.seats) {
      const made = game.setup({}, seats);
      if (!made.ok) throw new Error(made.problem.message);
      const setup = made.value;
      const rng = new Rng(`features/${seats}`);
      const moves = new MoveList(setup.bounds.moves);
      const outcomes = new OutcomeList(setup.bounds.outcomes);
      const own = Object.entries(features.seat);
      const names = [...Array.from({ length: seats }, () => own).flat(), ...Object.entries(features.table)];
      const out = new Float64Array(names.length);
      const again = new Float64Array(names.length);
      const state = game.start(setup);
      let decisions = 0;
      for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
        if (actors === CHANCE) {
          game.outcomes(state, outcomes);
          game.apply(state, CHANCE, outcomes.at(rng.below(outcomes.total)));
          continue;
        }
        const seat = firstOf(actors);
        game.legal(state, seat, moves);
        decisions += 1;
        const code = moves.codes[rng.below(moves.length)];
        if (decisions > ALL && decisions % EVERY > 0) {
          game.apply(state, seat, code);
          continue;
        }
        const before = state.toBytes();
        features.measure(state, out);
        features.measure(state, again.fill(7));
        expect(again).toEqual(out);
        expect(state.toBytes()).toEqual(before);
        expect(names.filter(([, [low, high]], i) => !(out[i] >= low - EDGE && out[i] <= high + EDGE))).toEqual([]);
        game.apply(state, seat, code);
      }
    }
  },
);

// A test, and no hook: where only one game's tests are run, it is left out with the others.
test('more than four games count something', () => {
  expect(counted.length).toBeGreaterThan(4);
});
