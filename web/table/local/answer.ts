import { fail, type Problem, type Result } from '@marchlands/core/result.ts';
import { words } from '../../words/words.ts';
import type { StoreProblem } from './match-store.ts';

/**
 * Why a question to the worker of the match has no answer: the worker died, there is no match with this id, or this
 * device's storage is unavailable.
 */
export type NoAnswer = 'noReply' | 'unknownMatch' | StoreProblem;

/** The result: the answer, a refusal in words, or the reason for no answer. */
export type Answer<T> = Result<T, Problem | NoAnswer>;

/** An answer for the screen: every failure is put into words. */
export function inWords<T>(answer: Answer<T>): Result<T> {
  if (answer.ok) return answer;
  const { problem } = answer;
  return typeof problem === 'string' ? fail(noAnswerText(problem)) : { ok: false, problem };
}

function noAnswerText(problem: NoAnswer): string {
  switch (problem) {
    case 'noReply':
      return words.trouble.workerGone;
    case 'unknownMatch':
      return words.trouble.gone;
    default:
      return storeProblemText(problem);
  }
}

/** Why the match at the screen cannot be saved; follows `storage` in the catalogue. */
export function savingText(problem: Exclude<StoreProblem, 'changed'>): string {
  switch (problem) {
    case 'full':
      return words.trouble.full;
    case 'blocked':
      return words.trouble.blocked;
    case 'otherTab':
      return words.trouble.otherTab;
    case 'removed':
      return words.trouble.removed;
    default:
      return problem satisfies never;
  }
}

/** Why this device's storage is unavailable, with advice. */
export function storeProblemText(problem: StoreProblem): string {
  switch (problem) {
    case 'otherTab':
      return words.matches.otherTab;
    case 'changed':
      return words.table.overtaken;
    case 'removed':
      return words.trouble.gone;
    case 'full':
    case 'blocked':
      return words.matches.blocked;
    default:
      return problem satisfies never;
  }
}
