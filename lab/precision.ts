import type { Interval } from '@marchlands/bots/stats.ts';
import type { LabMatch } from './protocol.ts';
import { type About, compareFigures, summarizeFigures, together } from './summary.ts';

/** What ends an experiment early: a figure is known well enough. */
export interface Precision {
  /** Name of the figure. */
  readonly figure: string;
  /** Most half the width of its intervals, in the figure's unit. */
  readonly half: number;
}

/** Deals before the first look: with fewer, a spread that comes out small by chance would end an experiment too early. */
const FIRST_LOOK = 32;

/**
 * Numbers of deals at which an experiment looks whether it may end: each twice the one before, so that looks are few.
 * @param most deals of the last look, at least 1
 */
export function looksUpTo(most: number): readonly number[] {
  const looks: number[] = [];
  for (let deals = FIRST_LOOK; deals < most; deals *= 2) looks.push(deals);
  return [...looks, most];
}

/**
 * The intervals that a precision is about, which hold together with 95 %: of a figure of a match one, of a figure of a seat
 * one for each seat; of two forms those of their difference.
 */
export function intervalsAskedFor(
  figure: string,
  forms: readonly (readonly LabMatch[])[],
  seats: number,
  about: About,
): readonly Interval[] {
  const only = { [figure]: about[figure] };
  const level = together(about[figure].of === 'match' ? 1 : seats);
  const [first, second] = forms;
  if (forms.length > 1) {
    return compareFigures(first, second, seats, only, level)
      .filter(({ of, seat }) => of === 'match' || seat !== null)
      .map(({ difference }) => difference);
  }
  return summarizeFigures(first, seats, only, level).flatMap(({ mean, seats: each }) => each ?? [mean]);
}

/**
 * Whether all intervals are narrow enough. Who stops for a narrow interval stops too often where the spread came out small by
 * chance; few looks, and the share of one more observation that is asked for here, keep what the intervals hold close to what
 * they claim (Chow and Robbins 1965).
 */
export function isReached(intervals: readonly Interval[], half: number): boolean {
  return intervals.every(({ low, high, n }) => n > 0 && ((high - low) / 2) * (1 + 1 / n) <= half);
}
