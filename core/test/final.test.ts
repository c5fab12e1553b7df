import { expect, test } from 'vitest';
import { byScores } from '../final.ts';

test('most points win, and equal points share a rank', () => {
  expect(byScores([3, 7, 7, 1], 'over')).toEqual({
    ranks: [3, 1, 1, 4],
    scores: [3, 7, 7, 1],
    winners: [1, 2],
    reason: 'over',
    defeat: false,
  });
});

test('where standings are given, their first different number decides', () => {
  // The first seat has resigned; the others are level on points, and the last two in all.
  const standings = [[0], [1, 7, 2], [1, 7, 4], [1, 7, 4]];
  expect(byScores([9, 7, 7, 7], 'over', standings)).toMatchObject({ ranks: [4, 3, 1, 1], winners: [2, 3] });
});
