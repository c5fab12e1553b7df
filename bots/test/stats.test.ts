import { describe, expect, test } from 'vitest';
import { Mean, student95, wilson } from '../stats.ts';

// Newcombe 1998, table I, method 3: Wilson's score intervals at 95 %.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson: %i of %i', (successes, n, low, high) => {
  const interval = wilson(successes, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nothing seen, nothing known', () => {
  expect(wilson(0, 0)).toEqual({ value: 0.5, low: 0, high: 1, n: 0 });
});

test('mean, deviation and extremes one by one', () => {
  const mean = new Mean();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) mean.add(value);
  expect(mean.value).toBe(5);
  expect(mean.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect([mean.low, mean.high, mean.n]).toEqual([2, 9, 8]);
  const { low, high } = mean.interval();
  expect(high - low).toBeCloseTo((2 * 2.36462 * Math.sqrt(32 / 7)) / Math.sqrt(8), 4);
});

// Tables of the two-sided 5 % points of Student's distribution.
test.each([
  [1, 12.7062],
  [10, 2.2281],
  [11, 2.201],
  [15, 2.1314],
  [29, 2.0452],
  [60, 2.0003],
  [99, 1.9842],
])('Student with %i degrees of freedom', (freedom, quantile) => {
  expect(student95(freedom)).toBeCloseTo(quantile, 3);
});

describe('the interval of a mean between bounds', () => {
  const of = (...values: number[]): Mean => {
    const mean = new Mean();
    for (const value of values) mean.add(value);
    return mean;
  };

  test('nothing seen, nothing known', () => {
    expect(of().bounded(-1, 1)).toEqual({ value: 0, low: -1, high: 1, n: 0 });
    expect(of(3).interval()).toEqual({ value: 3, low: -Infinity, high: Infinity, n: 1 });
  });

  test('of what is all or nothing it is that of a rate', () => {
    for (const [ones, zeros] of [
      [0, 7],
      [1, 0],
      [3, 5],
      [40, 60],
    ] as const) {
      const { low, high } = of(...Array(ones).fill(1), ...Array(zeros).fill(0)).bounded();
      const rate = wilson(ones, ones + zeros);
      expect([low, high]).toEqual([expect.closeTo(rate.low, 9), expect.closeTo(rate.high, 9)]);
    }
  });

  test('equal observations do not pass for certainty, and say more the more there are', () => {
    const width = (n: number): number => {
      const { low, high } = of(...Array(n).fill(0.5)).bounded();
      return high - low;
    };
    expect(width(3)).toBeGreaterThan(0.5);
    expect(width(20)).toBeGreaterThan(0.04);
    expect(width(20)).toBeLessThan(0.15);
    expect(width(1000)).toBeLessThan(0.01);
  });

  test('other bounds only move and stretch it', () => {
    const plain = of(0.1, 0.5, 0.4, 0.9).bounded();
    const moved = of(-0.8, 0, -0.2, 0.8).bounded(-1, 1);
    expect(moved.value).toBeCloseTo(2 * plain.value - 1, 12);
    expect(moved.low).toBeCloseTo(2 * plain.low - 1, 12);
    expect(moved.high).toBeCloseTo(2 * plain.high - 1, 12);
  });
});
