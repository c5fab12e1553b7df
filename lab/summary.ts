import { type Interval, Mean } from '@marchlands/bots/stats.ts';
import { wholeDeals } from '@marchlands/bots/summary.ts';
import type { FigureAbout } from '@marchlands/core/lab.ts';
import type { LabMatch } from './protocol.ts';
import { ofMatch, ofSeat, overDeal, overSeats, type Value, winnersLead } from './values.ts';

/** The available figures, by name. */
export type About = { readonly [name: string]: FigureAbout };

/** The estimate of one figure. The matches of one deal are not independent, so a deal is one observation. */
export interface FigureSummary extends FigureAbout {
  readonly name: string;
  /** Mean over matches, and also over seats for a seat figure. */
  readonly mean: Interval;
  /** By seat, for a seat figure. */
  readonly seats: readonly Interval[] | null;
  /**
   * The winners' value minus the others' in the same match, for a seat figure that is no result. It is a correlate of
   * winning, not a cause: the leader has more of everything.
   */
  readonly winners: Interval | null;
}

/** The increase of a figure from a first experiment to a second over the same deals. */
export interface FigureDifference extends FigureAbout {
  readonly name: string;
  /** The seat, for a difference of a single seat. */
  readonly seat: number | null;
  readonly first: Interval;
  readonly second: Interval;
  readonly difference: Interval;
}

/**
 * The level per interval so that all hold together with 95 % (Bonferroni 1936).
 * @param intervals at least 1
 */
export function together(intervals: number): number {
  return 1 - 0.05 / intervals;
}

/** The number of intervals of a form's figures: a mean for each, one per seat, and the winners'. */
export function intervalsOf(about: About, seats: number): number {
  return Object.values(about).reduce(
    (sum, { of, isResult }) => sum + (of === 'match' ? 1 : seats + (isResult === true ? 1 : 2)),
    0,
  );
}

/**
 * Sums up the figures of an experiment, over complete deals.
 * @param level of the intervals: 0.95 for a figure chosen beforehand, `together` if many are examined
 */
export function summarizeFigures(
  matches: readonly LabMatch[],
  seats: number,
  about: About,
  level: number,
): readonly FigureSummary[] {
  const deals = wholeDeals(matches, seats);
  const over = (value: Value): Interval =>
    intervalOf(
      deals.map((deal) => overDeal(deal, value)),
      level,
    );
  return Object.entries(about).map(([name, figure]) =>
    figure.of === 'match'
      ? { name, ...figure, mean: over(ofMatch(name)), seats: null, winners: null }
      : {
          ...{ name, ...figure, mean: over(overSeats(name)) },
          seats: Array.from({ length: seats }, (_, seat) => over(ofSeat(name, seat))),
          winners: figure.isResult === true ? null : over(winnersLead(name)),
        },
  );
}

/**
 * Compares two experiments deal by deal, which cancels the luck of the deal. Ignores deals that are incomplete in
 * either.
 */
export function compareFigures(
  first: readonly LabMatch[],
  second: readonly LabMatch[],
  seats: number,
  about: About,
  level: number,
): readonly FigureDifference[] {
  const others = new Map(second.map((match) => [match.index, match]));
  const pairs = wholeDeals(
    first.filter(({ index }) => others.has(index)),
    seats,
  ).map((deal) => [deal, deal.flatMap(({ index }) => others.get(index) ?? [])] as const);
  const compared = (value: Value): Pick<FigureDifference, 'first' | 'second' | 'difference'> => {
    const both = pairs.map(([one, other]) => [overDeal(one, value), overDeal(other, value)] as const);
    const gap = ([one, other]: (typeof both)[number]): number | null =>
      one === null || other === null ? null : other - one;
    const side = (values: readonly (number | null)[]): Interval => intervalOf(values, level);
    return {
      first: side(both.map(([one]) => one)),
      second: side(both.map(([, other]) => other)),
      difference: side(both.map(gap)),
    };
  };
  return Object.entries(about).flatMap(([name, figure]): readonly FigureDifference[] => {
    const head = { name, ...figure };
    if (figure.of === 'match') return [{ ...head, seat: null, ...compared(ofMatch(name)) }];
    const each = Array.from({ length: seats }, (_, seat) => ({ ...head, seat, ...compared(ofSeat(name, seat)) }));
    return [{ ...head, seat: null, ...compared(overSeats(name)) }, ...each];
  });
}

function intervalOf(values: readonly (number | null)[], level: number): Interval {
  const mean = new Mean();
  for (const value of values) if (value !== null) mean.add(value);
  return mean.interval(level);
}
