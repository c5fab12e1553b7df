import type { Interval } from '@marchlands/bots/stats.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { type AskedFor, intervalsAskedFor, isReached, looksUpTo } from '../precision.ts';
import type { LabMatch } from '../protocol.ts';
import { summarizeFigures, together } from '../summary.ts';
import { ABOUT, match } from './toy.ts';

const SERIES = 1000;

/** Draws 0 .. 0.999 in thousandths. */
const drawer = (rng: Rng) => (): number => rng.below(1000) / 1000;
/** The means of a draw and of its square. */
const [MEAN, SQUARE] = [0.4995, 0.3328335];

/** The two matches of a deal whose luck falls on both. */
function deal(at: number, draw: () => number, length: (luck: number) => number): readonly LabMatch[] {
  const luck = draw();
  return [0, 1].map((turn) => match(2 * at + turn, draw() < 0.5 ? 0 : 1, length(luck), [draw(), draw() ** 2]));
}

const holds = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;

/** Series of this many deals of a toy with known truth; the percentage of intervals that contain it. */
function coverage(deals: number, level: number): { readonly each: number; readonly all: number } {
  const draw = drawer(new Rng('coverage'));
  let each = 0;
  let all = 0;
  for (let i = 0; i < SERIES; i += 1) {
    const matches = Array.from({ length: deals }, (_, at) => deal(at, draw, (luck) => luck + draw())).flat();
    const [length, used] = summarizeFigures(matches, 2, ABOUT, level);
    const [one, other] = used.seats ?? [];
    const truths = [
      [length.mean, 2 * MEAN],
      [used.mean, (MEAN + SQUARE) / 2],
      [one, MEAN],
      [other, SQUARE],
      [used.winners, 0],
    ] as const;
    const right = truths.filter(([interval, truth]) => interval !== null && holds(interval, truth));
    each += right.length / truths.length;
    if (right.length === truths.length) all += 1;
  }
  return { each: (100 * each) / SERIES, all: (100 * all) / SERIES };
}

describe('of 1,000 series of 40 deals whose truth is known', () => {
  it('93 to 97 % of the intervals hold it', () => {
    const { each } = coverage(40, 0.95);
    expect(each).toBeGreaterThanOrEqual(93);
    expect(each).toBeLessThanOrEqual(97);
  });

  it('at least 93 % have all five right where they are to hold together', () => {
    const { each, all } = coverage(40, together(5));
    expect(all).toBeGreaterThanOrEqual(93);
    expect(each).toBeGreaterThan(98);
  });
});

/** A series that ends at the first look at which its intervals are narrow enough. */
function stopped(
  next: (at: number) => readonly (readonly LabMatch[])[],
  forms: number,
  figure: string,
  half: number,
): { readonly intervals: readonly AskedFor[]; readonly deals: number } {
  const played: LabMatch[][] = Array.from({ length: forms }, () => []);
  let deals = 0;
  let intervals: readonly AskedFor[] = [];
  for (const look of looksUpTo(4096)) {
    for (; deals < look; deals += 1) for (const [form, matches] of next(deals).entries()) played[form].push(...matches);
    intervals = intervalsAskedFor(figure, played, 2, ABOUT);
    if (isReached(intervals, half)) break;
  }
  return { intervals, deals };
}

/** By figure: how a deal is made, the truth by interval, and a precision that takes about a hundred deals. */
const CASES: readonly {
  readonly name: string;
  readonly figure: string;
  readonly forms: (draw: () => number, at: number) => readonly (readonly LabMatch[])[];
  readonly truths: readonly number[];
  readonly half: number;
}[] = [
  {
    name: 'a length',
    figure: 'length',
    forms: (draw, at) => [deal(at, draw, (luck) => luck + draw())],
    truths: [2 * MEAN],
    half: 0.07,
  },
  {
    name: 'a skew length',
    figure: 'length',
    forms: (draw, at) => [deal(at, draw, (luck) => luck ** 2 + draw() ** 2)],
    truths: [2 * SQUARE],
    half: 0.07,
  },
  {
    name: 'what seats use',
    figure: 'used',
    forms: (draw, at) => [deal(at, draw, (luck) => luck)],
    truths: [MEAN, SQUARE],
    half: 0.045,
  },
  {
    name: 'a difference of two forms',
    figure: 'length',
    forms(draw, at) {
      const luck = draw();
      return [0, 1].map((more) => deal(at, draw, () => luck + draw() + more));
    },
    truths: [1],
    half: 0.06,
  },
];

describe('of 1,000 series that end when the intervals are narrow enough', () => {
  it.each(CASES)('93 to 97 % hold the truth: $name', ({ figure, forms, truths, half }) => {
    const draw = drawer(new Rng('stopped'));
    let right = 0;
    const ends = new Set<number>();
    for (let i = 0; i < SERIES; i += 1) {
      const { intervals, deals } = stopped((at) => forms(draw, at), forms(draw, 0).length, figure, half);
      expect(intervals).toHaveLength(truths.length);
      if (intervals.every(({ interval }, seat) => holds(interval, truths[seat]))) right += 1;
      ends.add(deals);
    }
    // Were all of one length, nothing would be stopped.
    expect(ends.size).toBeGreaterThan(1);
    expect((100 * right) / SERIES).toBeGreaterThanOrEqual(93);
    expect((100 * right) / SERIES).toBeLessThanOrEqual(97);
  });
});
