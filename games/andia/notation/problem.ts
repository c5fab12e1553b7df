import type { Problem } from '@marchlands/core/result.ts';
import type { Refusal } from '../rules/refusals.ts';
import { refusalTexts } from '../words/refusals.ts';

/** Why a line is refused: the sentence, the part of the line it is about, and the code that the rules give it. */
export interface LineProblem extends Problem {
  readonly code: Refusal;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: LineProblem };

/** @param at the part of the line that breaks the rule; nothing where it is the whole line */
export function refuse(code: Refusal, at?: string): { readonly ok: false; readonly problem: LineProblem } {
  const { text, rule } = refusalTexts[code];
  return { ok: false, problem: { code, message: text, rule, ...(at === undefined ? {} : { at }) } };
}
