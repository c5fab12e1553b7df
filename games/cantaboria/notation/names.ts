import { fail, quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { lettersOf } from '../position/letters.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { refusalReason } from '../words/reasons.ts';
import type { Refusal } from '../words/refusals.ts';

export function seatLetter(s: State, seat: Seat): string {
  return lettersOf(s)[seat];
}

/** The refusal of a line that can be read but breaks a rule. */
export function refuse(setup: Setup, code: Refusal, at?: string) {
  const { text, rule } = refusalReason(code, setup);
  return fail(text, at, rule, code);
}

/** The refusal of words that have no such form. */
export function unreadable(words: string, form: string): Result<never> {
  return fail(`${quoted(words)} cannot be read; it should be ${form}.`, words);
}
