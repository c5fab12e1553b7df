import { describe, expect, test } from 'vitest';
import { deviation, TOO_FAR } from '../conformance/chi-square.ts';
import { Rng } from '../rng.ts';

function drawn(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => rng.uint32());
}

describe('seeds', () => {
  test('equal seeds give equal sequences, a number like its text', () => {
    expect(drawn(new Rng('seed'), 50)).toEqual(drawn(new Rng('seed'), 50));
    expect(drawn(new Rng(17), 5)).toEqual(drawn(new Rng('17'), 5));
  });

  test('seeds that differ in one character give other sequences', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 5000; seed += 1) firsts.add(new Rng(`match ${seed}`).uint32());
    // Two of 5000 numbers of 32 bits agree with a chance of about 0.003.
    expect(firsts.size).toBeGreaterThan(4998);
    expect(drawn(new Rng('ab'), 3)).not.toEqual(drawn(new Rng('ba'), 3));
    expect(drawn(new Rng(''), 3)).not.toEqual(drawn(new Rng(' '), 3));
  });

  test('reseeded, a generator begins anew, whatever it drew before', () => {
    const rng = new Rng('first');
    drawn(rng, 7);
    rng.reseed('second');
    expect(drawn(rng, 20)).toEqual(drawn(new Rng('second'), 20));
  });

  test('the sequence is that of sfc32 as published, and stays so: stored experiments depend on it', () => {
    expect(drawn(new Rng('marchlands'), 4)).toEqual([3667929070, 3883071563, 2922211894, 140246016]);
  });
});

describe('distribution', () => {
  test.each([1, 2, 3, 6, 7, 52, 100])('below(%d) is uniform', (n) => {
    const rng = new Rng(`below ${n}`);
    const counted = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 500 * n; i += 1) {
      const value = rng.below(n);
      counted[value] = counted[value] + 1;
    }
    // A value out of range would have made a new cell or NaN.
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(500 * n);
    expect(counted).toHaveLength(n);
    expect(
      deviation(
        counted,
        counted.map(() => 500),
      ),
    ).toBeLessThan(TOO_FAR);
  });

  test('below(2^31) reaches high and low', () => {
    const rng = new Rng('large');
    const values = Array.from({ length: 1000 }, () => rng.below(2 ** 31));
    expect(Math.max(...values)).toBeGreaterThan(2 ** 31 * 0.98);
    expect(Math.min(...values)).toBeLessThan(2 ** 31 * 0.02);
    expect(values.every((value) => Number.isInteger(value) && value < 2 ** 31)).toBe(true);
  });

  test('unit() lies in [0, 1) and is even over its tenths', () => {
    const rng = new Rng('unit');
    const counted = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20000; i += 1) {
      const tenth = Math.floor(rng.unit() * 10);
      counted[tenth] = counted[tenth] + 1;
    }
    expect(counted).toHaveLength(10);
    expect(
      deviation(
        counted,
        counted.map(() => 2000),
      ),
    ).toBeLessThan(TOO_FAR);
  });

  test('one number tells nothing of the next: pairs are even too', () => {
    const rng = new Rng('pairs');
    const counted = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 36 * 400; i += 1) {
      const pair = rng.below(6) * 6 + rng.below(6);
      counted[pair] = counted[pair] + 1;
    }
    expect(
      deviation(
        counted,
        counted.map(() => 400),
      ),
    ).toBeLessThan(TOO_FAR);
  });
});
