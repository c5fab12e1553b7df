import { describe, expect, test } from 'vitest';
import { moves } from '../moves.ts';
import { multisets } from '../multisets.ts';

const sides = multisets(['Silk', 'salt', 'tea'], 1, 2);
const all = Array.from({ length: sides.size }, (_, number) => number);

describe('multisets', () => {
  test('are all choices of the kinds, smaller ones first, each once and in the order of the kinds', () => {
    expect(all.map(sides.format)).toEqual([
      ...['Silk', 'salt', 'tea'],
      ...['Silk+Silk', 'Silk+salt', 'Silk+tea', 'salt+salt', 'salt+tea', 'tea+tea'],
    ]);
    expect(all.map((number) => sides.parse(sides.format(number).toUpperCase()))).toEqual(all);
    expect(all.map((number) => sides.read(sides.value(number)))).toEqual(all);
  });

  test('are counted by kind', () => {
    expect(Array.from(sides.counts[sides.parse('salt+salt')])).toEqual([0, 2, 0]);
    for (const number of all)
      expect(sides.counts[number].reduce((sum, count) => sum + count, 0)).toBe(sides.value(number).length);
  });

  test('may be empty, which is written as a dash', () => {
    const gifts = multisets(['silk', 'salt'], 0, 1);
    expect([0, 1, 2].map(gifts.format)).toEqual(['-', 'silk', 'salt']);
    expect([gifts.parse('-'), gifts.read([]), gifts.value(0)]).toEqual([0, 0, []]);
  });

  test.each([
    ['salt+Silk'],
    [['salt', 'Silk']],
    [['Silk+salt']],
    [['silk']],
    [[]],
    [['Silk', 'Silk', 'Silk']],
    ['-'],
    [null],
    [[null]],
  ])('are not read from %o', (value) => expect(sides.read(value)).toBe(-1));

  test('are fields of moves', () => {
    const codec = moves({ offer: { gives: sides, gets: sides } });
    const code = codec.encode({ kind: 'offer', gives: ['Silk', 'tea'], gets: ['salt'] });
    expect(codec.format(code)).toBe('offer Silk+tea salt');
    expect(codec.parse('offer silk+tea salt')).toEqual({ ok: true, value: code });
  });
});
