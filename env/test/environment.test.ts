import { payoffOf } from '@marchlands/bots/payoff.ts';
import { describe, expect, test } from 'vitest';
import { type Batch, CUT_OFF, ENDED, GOES_ON, NO_MOVE } from '../batch.ts';
import { Environment } from '../environment.ts';
import { catalogue, laid, played, somehow } from './play.ts';

/** Copies of all that a batch says of a row. */
function rowOf(batch: Batch, row: number) {
  return Object.entries(batch).map(([name, all]: [string, Float32Array | Int32Array]) => {
    const width = all.length / batch.actors.length;
    return [name, Array.from(all.subarray(row * width, (row + 1) * width))];
  });
}

describe.each(catalogue)('the environment of $id', ({ load, seats }) => {
  test('plays the match that is played without it, move for move', async () => {
    const { game, setup } = await laid(load, seats);
    const { steps, final } = played(game, setup, 'same/0');
    const environment = new Environment(game, setup, { matches: 1, seed: 'same' });
    let batch = environment.reset();
    for (const { by, code } of steps) {
      expect(batch.ends[0]).toBe(GOES_ON);
      expect(batch.actors[0]).toBe(by);
      const place = batch.moves.subarray(0, batch.counts[0]).indexOf(code);
      expect(place).toBeGreaterThanOrEqual(0);
      batch = environment.step([place]);
    }
    const payoffs = new Float64Array(seats);
    payoffOf(final, payoffs);
    expect(batch.ends[0]).toBe(ENDED);
    expect(Array.from(batch.rewards)).toEqual(Array.from(Float32Array.from(payoffs)));
  });

  test('says what its columns are, and keeps to their ranges', async () => {
    const { game, setup } = await laid(load, seats);
    const environment = new Environment(game, setup, { matches: 4, seed: 'ranges', draws: 2, withState: true });
    const { columns } = environment;
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    expect(columns.filter(({ about }) => about === '')).toEqual([]);
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['seat.0', 'seat.isWithin']));
    const moved = new Set<number>();
    const first = environment.reset().observations.slice();
    for (let step = 0; step < 150; step += 1) {
      const batch = environment.step(somehow(environment.batch, step));
      for (const [i, value] of batch.observations.entries()) {
        const { name, low, high } = columns[i % columns.length];
        // Beyond 2^24 a number of 32 bits is rounded.
        if (!(value >= Math.fround(low) && value <= Math.fround(high))) throw new Error(`${name} is ${value}`);
        if (value !== first[i]) moved.add(i % columns.length);
      }
      for (let row = 0; row < 4; row += 1) {
        const moves = Array.from(
          batch.moves.subarray(row * environment.shape.moves, (row + 1) * environment.shape.moves),
        );
        const legal = moves.slice(0, batch.counts[row]);
        expect(legal).toEqual([...new Set(legal)].sort((a, b) => a - b));
        expect(moves.slice(batch.counts[row]).every((code) => code === NO_MOVE)).toBe(true);
      }
    }
    expect(moved.size).toBeGreaterThan(10);
  });

  test('goes on with the next match of a row, and cuts off where it is told to', async () => {
    const { game, setup } = await laid(load, seats);
    const options = { seed: 'again', longest: 60 };
    const environment = new Environment(game, setup, { ...options, matches: 2 });
    const others = new Environment(game, setup, { ...options, matches: 6 });
    const starts = others.reset();
    environment.reset();
    const next = [2, 3];
    const ends = new Set<number>();
    for (let step = 0; step < 130; step += 1) {
      const batch = environment.step(somehow(environment.batch, step));
      for (const row of [0, 1]) {
        ends.add(batch.ends[row]);
        if (batch.ends[row] === GOES_ON || next[row] >= 6) continue;
        const isDecision = ([name]: (string | number[])[]): boolean => name !== 'ends' && name !== 'rewards';
        expect(rowOf(batch, row).filter(isDecision)).toEqual(rowOf(starts, next[row]).filter(isDecision));
        next[row] += 2;
      }
    }
    expect(ends).toContain(GOES_ON);
    expect(ends.has(CUT_OFF) || ends.has(ENDED)).toBe(true);
  });

  test('refuses a choice that is no place among the legal ones, and changes nothing', async () => {
    const { game, setup } = await laid(load, seats);
    const environment = new Environment(game, setup, { matches: 2, seed: 'refused' });
    const before = [0, 1].map((row) => rowOf(environment.reset(), row));
    const [, count] = environment.batch.counts;
    for (const wrong of [count, -1, 0.5, Number.NaN]) {
      expect(() => environment.step([0, wrong])).toThrow(`the choice of row 1 must be a whole number from 0`);
    }
    expect([0, 1].map((row) => rowOf(environment.batch, row))).toEqual(before);
  });
});
