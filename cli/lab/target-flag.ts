import type { Interval } from '@marchlands/bots/stats.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { digitsBeside, halfOf } from '@marchlands/lab/digits.ts';
import type { About, FigureSummary } from '@marchlands/lab/summary.ts';
import type { Flag } from '../usage/flags.ts';

/** A wanted value of a figure. */
export interface Target {
  readonly figure: string;
  /** From 0; null for the mean over all. */
  readonly seat: number | null;
  readonly value: number;
}

/** `--target wins@1=0.5`; null if not given. */
export const targetFlag: Flag<Target | null> = {
  placeholder: 'FIGURE[@SEAT]=VALUE',
  about:
    'With --sweep, find the value that comes nearest to a figure, such as wins@1=0.5, and print its other effects.',
  absent: null,
  read(typed) {
    const [, figure = '', seat = '', value = ''] = /^(\w+)(?:@([1-9]))?=(-?\d+(?:\.\d+)?|\.\d+)$/.exec(typed) ?? [];
    return figure === ''
      ? fail(`must be a figure and its value, such as wins@1=0.5 or decisions=60, not ${quoted(typed)}.`)
      : ok({ figure, seat: seat === '' ? null : Number(seat) - 1, value: Number(value) });
  },
};

/** A target as typed. */
export function targetText({ figure, seat, value }: Target): string {
  return `${figure}${seat === null ? '' : `@${seat + 1}`}=${value}`;
}

/** Checks that the figure is counted, and the seat plays. */
export function checkTarget(target: Target | null, about: About, seats: number): Result<Target | null> {
  if (target === null) return ok(null);
  const { figure, seat } = target;
  if (!Object.hasOwn(about, figure)) {
    return fail(`is of ${quoted(figure)}, which is not counted; ${Object.keys(about).join(', ')} are.`, '--target');
  }
  if (seat !== null && (about[figure].of === 'match' || seat >= seats)) {
    return fail(
      `is of seat ${seat + 1}, but ${figure} is ${about[figure].of === 'match' ? 'of a match' : `of ${seats} seats`}.`,
      '--target',
    );
  }
  return ok(target);
}

/** The form of a sweep nearest to a target. */
export interface Nearest {
  readonly target: Target;
  /** Its index among the forms; 0 is the unchanged game. */
  readonly form: number;
  readonly interval: Interval;
  /** Whether the target lies within the interval. */
  readonly isWithin: boolean;
}

/** @param forms figures by form; null if no form has the figure */
export function nearestTo(target: Target, forms: readonly (readonly FigureSummary[])[]): Nearest | null {
  let nearest: Nearest | null = null;
  for (const [form, figures] of forms.entries()) {
    const figure = figures.find(({ name }) => name === target.figure);
    const interval = target.seat === null ? figure?.mean : figure?.seats?.[target.seat];
    if (interval === undefined || interval.n === 0) continue;
    const gap = Math.abs(interval.value - target.value);
    if (nearest !== null && gap >= Math.abs(nearest.interval.value - target.value)) continue;
    nearest = { target, form, interval, isWithin: interval.low <= target.value && target.value <= interval.high };
  }
  return nearest;
}

/** The nearest form, in words. @param changes titles of the figures with shown changes */
export function nearestLines(
  { target: { figure, seat, value }, interval, isWithin }: Nearest,
  name: string,
  about: About,
  changes: readonly string[],
): string[] {
  const half = halfOf(interval);
  const digits = digitsBeside(half);
  const spread = Number.isFinite(half) ? ` ± ${half.toFixed(digits)}` : '';
  const title = `${about[figure].title}${seat === null ? '' : `, seat ${seat + 1}`}`;
  return [
    `Nearest to ${value} (${title}): ${name}, ${interval.value.toFixed(digits)}${spread}; ${value} ${isWithin ? 'lies' : 'does not lie'} within.`,
    ...(changes.length === 0 ? [] : [`It also changes: ${changes.join('; ')}.`]),
  ];
}
