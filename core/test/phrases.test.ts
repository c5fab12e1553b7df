import { expect, test } from 'vitest';
import { amounts, capital, counted, listed } from '../phrases.ts';

test('a count has the form of its noun: one, or many', () => {
  expect([0, 1, 2].map((n) => counted(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([1, 12].map((n) => counted(n, 'match', 'matches'))).toEqual(['1 match', '12 matches']);
});

test('a list has commas, and a word before its last item', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'], 'oder')).toBe('a, b oder c');
});

test('a sentence begins with a capital letter, also with an umlaut', () => {
  expect(['guard 1', 'über', ''].map(capital)).toEqual(['Guard 1', 'Über', '']);
});

test('amounts name what there is, and say if there is nothing', () => {
  const kinds = ['brick', 'ore', 'wool'];
  const text = (counts: readonly number[]) => amounts(counts, (count, kind) => `${count} ${kinds[kind]}`, 'nothing');
  expect(text([2, 0, 1])).toBe('2 brick and 1 wool');
  expect(text([0, 0, 0])).toBe('nothing');
  expect(amounts([1, 1], (count) => `${count}`, 'nichts', 'und')).toBe('1 und 1');
});
