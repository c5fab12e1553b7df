import type { Final } from '@marchlands/core/types.ts';
import { expect, test } from 'vitest';
import { resultOf } from '../ui/result-of.ts';

const players = [
  { seat: 0, name: 'Amber', kind: 'person' },
  { seat: 1, name: 'Teal', kind: 'bot', level: 'greedy' },
] as const;

function final(ranks: readonly number[], winners: readonly number[], scores: readonly (number | null)[]): Final {
  return { ranks, winners, scores, reason: 'ended', defeat: false };
}

test('a match that was won tells the score and the place of the one person', () => {
  expect(resultOf({ players, final: final([2, 1], [1], [7, 9]) })).toBe('Teal won. You: 7 points, place 2 of 2');
});

test('bug: a draw, in which all share one place, told "place 1 of 2"', () => {
  expect(resultOf({ players, final: final([1, 1], [], [null, null]) })).toBe('Nobody won.');
  expect(resultOf({ players, final: final([1, 1], [0, 1], [9, 9]) })).not.toContain('place');
});

test('a match that goes on has no result', () => {
  expect(resultOf({ players })).toBeNull();
});
