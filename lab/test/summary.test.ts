import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { figuresAsCsv } from '../csv.ts';
import type { LabMatch } from '../protocol.ts';
import { type About, compareFigures, summarizeFigures, together } from '../summary.ts';

const ABOUT: About = {
  length: { title: 'length', of: 'match' },
  used: { title: 'used', of: 'seat' },
};

/** A match that the first seat or the second has won. */
function match(index: number, winner: number, length: number, used: readonly number[]): LabMatch {
  const ranks = winner === 0 ? [1, 2] : [2, 1];
  const final = { ranks, scores: [null, null], winners: [winner], reason: 'end', defeat: false };
  return {
    index,
    players: index % 2 === 0 ? [0, 1] : [1, 0],
    final,
    decisions: 1,
    chances: 0,
    efforts: [],
    figures: { length, used },
  };
}

describe('figures', () => {
  it('are means over deals, by seat, and of winners over the others', () => {
    const matches = [
      match(0, 0, 10, [3, 1]),
      match(1, 1, 20, [2, 4]),
      match(2, 0, 30, [5, 1]),
      match(3, 1, 40, [0, 0]),
    ];
    const [length, used] = summarizeFigures(matches, 2, ABOUT, 0.95);
    expect(length.mean).toMatchObject({ value: 25, n: 2 });
    // Student with one degree of freedom over 15 and 35.
    expect(length.mean.high - 25).toBeCloseTo(12.7062 * 10, 3);
    expect(length.seats).toBeNull();
    expect(used.mean.value).toBe(2);
    expect(used.seats?.map(({ value }) => value)).toEqual([2.5, 1.5]);
    expect(used.winners).toMatchObject({ value: 2, n: 2 });
  });

  it('of deals that are not whole are left out, and so is what a match does not say', () => {
    const silent: LabMatch = { ...match(2, 0, 0, [0, 0]), figures: {} };
    const matches = [
      match(0, 0, 10, [3, 1]),
      match(1, 1, 20, [2, 4]),
      silent,
      match(3, 0, 40, [1, 1]),
      match(4, 0, 99, [9, 9]),
    ];
    const [length] = summarizeFigures(matches, 2, ABOUT, 0.95);
    expect(length.mean).toMatchObject({ value: 27.5, n: 2 });
  });

  it('of two forms are compared deal by deal', () => {
    const first = [match(0, 0, 10, [1, 1]), match(1, 0, 10, [1, 1]), match(2, 0, 50, [1, 1]), match(3, 0, 50, [1, 1])];
    const second = [match(0, 0, 11, [1, 2]), match(1, 0, 11, [1, 2]), match(2, 0, 52, [1, 2]), match(3, 0, 52, [1, 2])];
    const differences = compareFigures(first, second, 2, ABOUT, 0.95);
    expect(differences.map(({ name, seat }) => [name, seat])).toEqual([
      ['length', null],
      ['used', null],
      ['used', 0],
      ['used', 1],
    ]);
    expect(differences[0]).toMatchObject({
      first: { value: 30 },
      second: { value: 31.5 },
      difference: { value: 1.5, n: 2 },
    });
    // The deals differ by 40, their differences by 1.
    expect(differences[0].difference.high - 1.5).toBeCloseTo(12.7062 * 0.5, 3);
    expect(differences[3].difference).toMatchObject({ value: 1, low: 1, high: 1 });
  });

  it('are written a row for each seat', () => {
    expect(figuresAsCsv([match(5, 1, 7, [2, 3])], ABOUT)).toBe(
      'match,deal,seat,player,rank,score,won,length,used\n5,2,0,1,2,,0,7,2\n5,2,1,0,1,,1,7,3\n',
    );
  });
});

/** Series of so many deals of a toy whose truth is known; the share of intervals that hold it, in percent. */
function coverage(series: number, deals: number, level: number): { readonly each: number; readonly all: number } {
  const rng = new Rng('coverage');
  const draw = (): number => rng.below(1000) / 1000;
  let each = 0;
  let all = 0;
  for (let i = 0; i < series; i += 1) {
    const matches = Array.from({ length: deals }, (_, deal) => {
      const luck = draw();
      return [0, 1].map((turn) => match(2 * deal + turn, draw() < 0.5 ? 0 : 1, luck + draw(), [draw(), draw() ** 2]));
    }).flat();
    const [length, used] = summarizeFigures(matches, 2, ABOUT, level);
    const [one, other] = used.seats ?? [];
    // Draws are 0 .. 0.999 in thousandths.
    const [mean, square] = [0.4995, 0.3328335];
    const truths = [
      [length.mean, 2 * mean],
      [used.mean, (mean + square) / 2],
      [one, mean],
      [other, square],
      [used.winners, 0],
    ] as const;
    const right = truths.filter(
      ([interval, truth]) => interval !== null && interval.low <= truth && truth <= interval.high,
    );
    each += right.length / truths.length;
    if (right.length === truths.length) all += 1;
  }
  return { each: (100 * each) / series, all: (100 * all) / series };
}

describe('of 1,000 series of 40 deals whose truth is known', () => {
  it('93 to 97 % of the intervals hold it', () => {
    const { each } = coverage(1000, 40, 0.95);
    expect(each).toBeGreaterThanOrEqual(93);
    expect(each).toBeLessThanOrEqual(97);
  });

  it('at least 93 % have all five right where they are to hold together', () => {
    const { each, all } = coverage(1000, 40, together(5));
    expect(all).toBeGreaterThanOrEqual(93);
    expect(each).toBeGreaterThan(98);
  });
});
