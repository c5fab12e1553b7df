import { expect, test } from 'vitest';
import { dealerOf, type Missing } from '../hidden.ts';
import { Rng } from '../rng.ts';

/** Two hands of goods. */
interface Table {
  readonly hands: number[][];
  readonly pool: number[];
}

function deal(table: Table, missing: readonly Missing[], seed: number): boolean {
  const unseen = {
    put(into: Table, seat: number, kind: number) {
      into.hands[seat] = [...into.hands[seat], kind].sort();
    },
    pool: (from: Table) => [...from.pool],
    take(from: Table, kind: number) {
      from.pool.splice(from.pool.indexOf(kind), 1);
    },
  };
  return dealerOf(unseen, table, missing)(table, new Rng(seed));
}

const dealt = (): Table => ({ hands: [[1], [0, 0, 2]], pool: [1, 2] });

test('what is missing is dealt from the pool, each thing as likely as any other', () => {
  const ore = [0, 0];
  for (let seed = 0; seed < 600; seed += 1) {
    const drawn: Table = { hands: [[], [0]], pool: [1, 1, 2] };
    expect(deal(drawn, [{ row: 1, count: 1 }], seed)).toBe(true);
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
    expect(deal(drawn, missing, seed)).toBe(true);
    expect(drawn.hands).toEqual([[1], [2]]);
  }
});

test('more things than the pool has, or than fit, cannot be dealt', () => {
  expect(deal(dealt(), [{ row: 0, count: 3 }], 1)).toBe(false);
  expect(deal(dealt(), [{ row: 0, count: 1, fits: (kind) => kind === 0 }], 1)).toBe(false);
});
