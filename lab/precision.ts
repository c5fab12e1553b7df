import type { Interval } from '@marchlands/bots/stats.ts';
import type { LabMatch } from './protocol.ts';
import { type About, compareFigures, summarizeFigures, together } from './summary.ts';

/** An early-stopping rule: a figure is precise enough. */
export interface Precision {
  /** Name of the figure. */
  readonly figure: string;
  /** Largest half-width of its intervals, in the figure's unit. */
  readonly half: number;
}

/** Deals before the first look: with fewer, a spread underestimated by chance would end an experiment too early. */
const FIRST_LOOK = 32;

/**
 * Numbers of deals at which an experiment checks whether to stop: each twice the one before, to keep looks few.
 * @param most deals of the last look, at least 1
 */
export function looksUpTo(most: number): readonly number[] {
  const looks: number[] = [];
  for (let deals = FIRST_LOOK; deals < most; deals *= 2) looks.push(deals);
  return [...looks, most];
}

/** One interval of a precision. */
export interface AskedFor {
  /** The form compared with the first; null if there is only one form. */
  readonly form: number | null;
  /** Null for a figure of a match. */
  readonly seat: number | null;
  readonly interval: Interval;
}

/**
 * The intervals of a precision, which hold together with 95 %: one for a figure of a match, one per seat for a figure
 * of a seat; with several forms, those of the differences from the first.
 */
export function intervalsAskedFor(
  figure: string,
  [first, ...others]: readonly (readonly LabMatch[])[],
  seats: number,
  about: About,
): readonly AskedFor[] {
  const only = { [figure]: about[figure] };
  const isOfMatch = about[figure].of === 'match';
  const level = together((isOfMatch ? 1 : seats) * Math.max(1, others.length));
  if (others.length > 0) {
    return others.flatMap((other, at) =>
      compareFigures(first, other, seats, only, level)
        .filter(({ seat }) => isOfMatch || seat !== null)
        .map(({ seat, difference }) => ({ form: at + 1, seat, interval: difference })),
    );
  }
  const [{ mean, seats: each }] = summarizeFigures(first, seats, only, level);
  return each === null
    ? [{ form: null, seat: null, interval: mean }]
    : each.map((interval, seat) => ({ form: null, seat, interval }));
}

/**
 * Whether all intervals are narrow enough. Stopping at a narrow interval stops too often when the spread happens to be
 * small; few looks, and the share of one more observation required here, keep the intervals' level close to the nominal
 * one (Chow and Robbins 1965).
 */
export function isReached(intervals: readonly AskedFor[], half: number): boolean {
  return intervals.every(({ interval: { low, high, n } }) => n > 0 && ((high - low) / 2) * (1 + 1 / n) <= half);
}
