import { expect, test } from 'vitest';
import { Mean, wilson } from '../stats.ts';

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
  expect(high - low).toBeCloseTo((2 * 1.959964 * Math.sqrt(32 / 7)) / Math.sqrt(8), 9);
});
