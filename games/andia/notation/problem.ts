import { fail } from '@marchlands/core/result.ts';
import type { Refusal } from '../rules/refusals.ts';
import { refusalTexts } from '../words/refusals.ts';

/**
 * Why a line is refused: the sentence and the code that the rules give it.
 * @param at the part of the line that breaks the rule; nothing where it is the whole line
 */
export function refuse(code: Refusal, at?: string) {
  const { text, rule } = refusalTexts[code];
  return fail(text, at, rule, code);
}
