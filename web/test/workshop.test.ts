import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { workshopWords } from '../words/workshop.ts';
import { halfText, meanText } from '../workshop/figure-text.ts';
import { isTooLong, keepVariant, readWorkshop, readWorkshopQuery, workshopPath } from '../workshop/paths.ts';
import { samplesOf } from '../workshop/samples.ts';

describe('a figure', () => {
  it('has the digits that its interval leaves room for', () => {
    const interval = { value: 61.234, low: 59.1, high: 63.368, n: 50 };
    expect([meanText(interval, {}), halfText(interval, {})]).toEqual(['61.2', '± 2.1']);
    const share = { value: 0.4567, low: 0.4, high: 0.5134, n: 50 };
    expect([meanText(share, { isShare: true }), halfText(share, { isShare: true })]).toEqual([
      '45.7\u00a0%',
      '± 5.7\u00a0%',
    ]);
  });

  it('that is a difference has its sign, and one of which nothing is known a dash', () => {
    expect(meanText({ value: -3.2, low: -4.2, high: -2.2, n: 9 }, {}, true)).toBe('−3.2');
    expect(meanText({ value: 3.2, low: 2.2, high: 4.2, n: 9 }, {}, true)).toBe('+3.2');
    expect(meanText({ value: 0, low: -Infinity, high: Infinity, n: 0 }, {})).toBe('–');
    expect(halfText({ value: 1, low: -Infinity, high: Infinity, n: 3 }, {})).toBe('');
  });
});

test('a trial alone is told with one seat', () => {
  expect(workshopWords.triedBy('Casual', 1, 40)).toBe('Casual, 1 seat, 40 deals');
});

test('several winners of a match are told in the plural', () => {
  expect([[], [2], [1, 3]].map((seats) => workshopWords.won(seats))).toEqual([
    'nobody won',
    'seat 2 won',
    'seats 1 and 3 won',
  ]);
});

describe('the address of the workshop', () => {
  it.each([
    { seats: 2, options: {}, level: 'novice' },
    { seats: 4, options: { boardSize: 5 }, level: 'scout' },
  ])('is read back: %j', (variant) => {
    const path = workshopPath('andia', variant);
    expect(path.startsWith('/workshop/andia?')).toBe(true);
    const read = readWorkshopQuery(path.slice('/workshop/andia'.length));
    expect(read.ok ? { options: {}, ...read.value } : read).toEqual(variant);
  });
});

describe('a variant that is too large for an address', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is kept in the tab, for its game alone', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const variant = { seats: 2, options: { map: { name: 'x'.repeat(10_000) } }, level: 'novice' };
    expect(isTooLong(workshopPath('andia', variant))).toBe(true);
    expect(isTooLong(workshopPath('andia', { seats: 2, options: {} }))).toBe(false);
    const path = keepVariant('andia', variant);
    expect(path).toBe('/workshop/andia?own=1');
    expect(readWorkshop('andia', 'own=1')).toEqual({ ok: true, value: variant });
    expect(readWorkshop('island', 'own=1').ok).toBe(false);
    expect(readWorkshop('andia', 'seats=2')).toEqual({ ok: true, value: { seats: 2 } });
  });
});

describe('matches to look at', () => {
  const match = (index: number, decisions: number, scoreGap?: number): LabMatch => ({
    ...{ index, decisions, players: [0, 1], chances: 0, efforts: [] },
    final: { ranks: [1, 2], scores: [null, null], winners: [0], reason: 'end', defeat: false },
    figures: scoreGap === undefined ? {} : { scoreGap },
  });

  it('are the first, the longest, the shortest and the closest, each once', () => {
    const matches = [match(0, 20, 9), match(1, 30, 5), match(2, 10, 1), match(3, 12, 0)];
    expect(samplesOf(matches).map(({ kind, match: { index } }) => [kind, index])).toEqual([
      ['first', 0],
      ['longest', 1],
      ['shortest', 2],
      ['closest', 3],
    ]);
    expect(samplesOf([match(0, 20)]).map(({ kind }) => kind)).toEqual(['first']);
    expect(samplesOf([])).toEqual([]);
  });
});
