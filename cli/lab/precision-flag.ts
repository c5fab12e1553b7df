import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { type AskedFor, intervalsAskedFor, isReached, type Precision } from '@marchlands/lab/precision.ts';
import type { LabMatch } from '@marchlands/lab/protocol.ts';
import type { About } from '@marchlands/lab/summary.ts';
import type { Flag } from '../usage/flags.ts';

/** `--precision wins=0.02`; null if not given. */
export const precisionFlag: Flag<Precision | null> = {
  placeholder: 'FIGURE=HALF',
  about:
    'End as soon as a figure, or with --against its difference, is known this precisely on both sides; --deals is the most.',
  absent: null,
  read(typed) {
    const [, figure = '', half = ''] = /^(\w+)=(\d+(?:\.\d+)?|\.\d+)$/.exec(typed) ?? [];
    return Number(half) > 0
      ? ok({ figure, half: Number(half) })
      : fail(`must be a figure and half the width of its interval, such as wins=0.02, not ${quoted(typed)}.`);
  },
};

/** Checks that an experiment counts the figure of a precision. */
export function checkPrecision(precision: Precision | null, about: About): Result<Precision | null> {
  if (precision === null || Object.hasOwn(about, precision.figure)) return ok(precision);
  return fail(
    `is of ${quoted(precision.figure)}, which is not counted; ${Object.keys(about).join(', ')} are.`,
    '--precision',
  );
}

/** The result for a precision. */
export interface Precisely extends Precision {
  readonly isReached: boolean;
  /** They hold together with 95 %. */
  readonly intervals: readonly AskedFor[];
}

/** @param forms matches by form; if there are several, their differences from the first are measured */
export function precisely(
  { figure, half }: Precision,
  forms: readonly (readonly LabMatch[])[],
  seats: number,
  about: About,
): Precisely {
  const intervals = intervalsAskedFor(figure, forms, seats, about);
  return { figure, half, isReached: isReached(intervals, half), intervals };
}
