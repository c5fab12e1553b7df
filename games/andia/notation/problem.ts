import { fail } from '@marchlands/core/result.ts';
import type { Refusal } from '../words/refusals.ts';
import { refusalTexts } from '../words/refusals.ts';

/**
 * The refusal of a line: the sentence, and the code from the rules.
 * @param at the part of the line that breaks the rule; absent if it is the whole line
 */
export function refuse(code: Refusal, at?: string) {
  const { text, rule } = refusalTexts[code];
  return fail(text, at, rule, code);
}
