import { fail } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { lettersOf } from '../position/letters.ts';
import { TOKEN_LETTERS } from '../position/line.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { refusalReason } from '../words/reasons.ts';
import type { Refusal } from '../words/refusals.ts';

export function seatLetter(s: State, seat: Seat): string {
  return lettersOf(s)[seat];
}

/** The letter of a kind of token: `t`. */
export function tokenLetter(token: Token): string {
  return TOKEN_LETTERS[TOKENS.indexOf(token)];
}

/** Tokens of one kind as written in a line: `t`, `t2`. */
export function tokText(token: Token, count: number): string {
  return `${tokenLetter(token)}${count === 1 ? '' : count}`;
}

/** The refusal of a line that can be read but breaks a rule. */
export function refuse(setup: Setup, code: Refusal, at?: string) {
  const { text, rule } = refusalReason(code, setup);
  return fail(text, at, rule, code);
}
