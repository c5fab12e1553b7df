import { expect, test } from 'vitest';
import { addTerms, shareOut, weighed } from '../linear.ts';

const weights = Float64Array.of(2, -1, 0.5);
/** Three seats with three features each. */
const features = Float64Array.of(1, 0, 4, 0, 3, 2, 5, 1, 0);

test('a seat sums its own features by weight, from a start', () => {
  expect([0, 1, 2].map((seat) => weighed(features, weights, seat))).toEqual([4, -2, 9]);
  expect(weighed(features, weights, 1, 0.5)).toBe(-1.5);
});

test('the win is shared by the exponentials of the sums, among the seats in play alone', () => {
  const sums = Float64Array.of(Math.log(3), Math.log(5), Math.log(1));
  const values = new Float64Array(3);
  shareOut(sums, 0b111, 3, values);
  for (const [seat, share] of [3 / 9, 5 / 9, 1 / 9].entries()) expect(values[seat]).toBeCloseTo(share, 12);
  shareOut(sums, 0b101, 3, sums);
  for (const [seat, share] of [3 / 4, 0, 1 / 4].entries()) expect(sums[seat]).toBeCloseTo(share, 12);
});

test("terms hold a seat's own features, and those of each other in play against it, in equal parts", () => {
  // Features 0 and 2 share a term, feature 1 has none; the seats' terms follow.
  const terms = { own: [0, -1, 0], seats: 1 };
  const measured = (seat: number, playing: number): readonly number[] => {
    const out = new Float64Array(4);
    addTerms(features, weights, terms, seat, playing, out);
    return [...out];
  };
  expect(measured(0, 0b111)).toEqual([4, 0, 1, -4.5]);
  expect(measured(2, 0b110)).toEqual([10, 0, 2, 0]);
  expect(measured(0, 0b001)).toEqual([4, 0, 0, 0]);
});
