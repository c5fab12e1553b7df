import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { MoveNumbers } from '../move-numbers.ts';
import { catalogue } from './play.ts';

const CODES = 3000;

describe.each(catalogue)('moves of $id as numbers', ({ load }) => {
  test('tell each move from every other, and keep to the ranges of their columns', async () => {
    const game = await load();
    const numbers = new MoveNumbers(game);
    const rng = new Rng('moves');
    const { size } = game.moveCodec;
    // Each kind, and codes from all over.
    const ends = Object.values(game.moveCodec.base).flatMap((base) => [base, Math.max(0, base - 1)]);
    const codes = new Set([...ends, ...Array.from({ length: CODES }, () => rng.below(size))]);
    const rows = new Set<string>();
    const row = new Float32Array(numbers.columns.length + 2).fill(7);
    for (const code of codes) {
      numbers.write(code, row, 1);
      const own = row.subarray(1, row.length - 1);
      for (const [i, { name, low, high }] of numbers.columns.entries()) {
        if (!(own[i] >= low && own[i] <= high)) throw new Error(`${name} is ${own[i]}`);
      }
      rows.add(own.join());
    }
    expect(rows.size).toBe(codes.size);
    expect([row[0], row.at(-1)]).toEqual([7, 7]);
    expect(new Set(numbers.columns.map(({ name }) => name)).size).toBe(numbers.columns.length);
  });
});
