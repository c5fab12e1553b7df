import type { Change } from '@marchlands/bots/explain.ts';
import type { ExpectedOf } from '@marchlands/bots/problems/problem.ts';
import type { Blame } from '@marchlands/bots/review/blame.ts';
import { Asker } from '../asker.ts';
import type { PositionTask } from '../position-of.ts';

/** An answer to a problem, and the best choice. */
export interface AnswerTask extends PositionTask {
  readonly seat: number;
  /** Both whole choices, as codes. */
  readonly made: readonly number[];
  readonly best: readonly number[];
  /** In a sealed decision: the choices expected of the other seats. */
  readonly expected?: readonly ExpectedOf[];
}

export interface Judged {
  /** The share of the win that the answer gives away; null if it is as good as the best choice. */
  readonly loss: Blame | null;
  /** The differences of the best choice, the largest first. */
  readonly changes: readonly Change[];
}

/** A client of the worker that judges answers to problems. */
export function answerAsker(): Asker<AnswerTask, Judged> {
  return new Asker(
    () => new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module', name: 'answer' }),
  );
}
