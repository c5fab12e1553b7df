import { expect, test } from 'vitest';
import { hiddenRows } from '../hidden.ts';
import { oneOf } from '../params.ts';
import { Rng } from '../rng.ts';
import { EVERYTHING, SPECTATOR } from '../seat.ts';
import { UNKNOWN } from '../types.ts';

/** Two hands of goods, and the seats' knowledge: seat 0 knows the wool of seat 1. */
interface Table {
  readonly hands: number[][];
  readonly pool: number[];
}

const hands = hiddenRows<Table, string>(oneOf('wool', 'ore', 'grain'), {
  rows: (table) => table.hands.length,
  held: (table, seat) => table.hands[seat],
  put(table, seat, kind) {
    table.hands[seat] = [...table.hands[seat], kind].sort();
  },
  sees: (_table, viewer, seat, kind) => viewer === seat || (viewer === 0 && kind === 0),
  pool: (table) => [...table.pool],
  take(table, kind) {
    table.pool.splice(table.pool.indexOf(kind), 1);
  },
});

const dealt = (): Table => ({ hands: [[1], [0, 0, 2]], pool: [1, 2] });

test('a viewer sees its own row and what it knows of others; the rest is counted', () => {
  expect(hands.view(dealt(), 0)).toEqual([['ore'], ['wool', 'wool', UNKNOWN]]);
  expect(hands.view(dealt(), 1)).toEqual([[UNKNOWN], ['wool', 'wool', 'grain']]);
  expect(hands.view(dealt(), SPECTATOR)).toEqual([[UNKNOWN], [UNKNOWN, UNKNOWN, UNKNOWN]]);
  expect(hands.view(dealt(), EVERYTHING)).toEqual([['ore'], ['wool', 'wool', 'grain']]);
  expect(hands.known(dealt(), 0, 1)).toEqual(['wool', 'wool']);
});

test('what is known is put back, and the rest is dealt from the pool, each thing as likely as any other', () => {
  const ore = [0, 0];
  for (let seed = 0; seed < 600; seed += 1) {
    const drawn: Table = { hands: [[], []], pool: [1, 1, 2] };
    const missing = [{ row: 1, count: hands.restore(drawn, 1, ['wool', UNKNOWN]) }];
    expect(hands.deal(drawn, missing, new Rng(seed))).toBe(true);
    expect(drawn.hands[1][0]).toBe(0);
    ore[drawn.hands[1][1] === 1 ? 1 : 0] += 1;
    expect([...drawn.hands[1], ...drawn.pool].sort()).toEqual([0, 1, 1, 2]);
  }
  // Two of three: 400 of 600, within five standard deviations.
  expect(Math.abs(ore[1] - 400)).toBeLessThan(58);
});

test('things of which something is known are dealt first, so that others do not use them up', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const drawn: Table = { hands: [[], []], pool: [1, 2] };
    const missing = [
      { row: 0, count: 1 },
      { row: 1, count: 1, fits: (kind: number) => kind === 2 },
    ];
    expect(hands.deal(drawn, missing, new Rng(seed))).toBe(true);
    expect(drawn.hands).toEqual([[1], [2]]);
  }
});

test('more things than the pool has, or than fit, cannot be dealt', () => {
  expect(hands.deal(dealt(), [{ row: 0, count: 3 }], new Rng(1))).toBe(false);
  expect(hands.deal(dealt(), [{ row: 0, count: 1, fits: (kind) => kind === 0 }], new Rng(1))).toBe(false);
});
