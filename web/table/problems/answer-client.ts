import type { Change } from '@marchlands/bots/explain.ts';
import type { Blame } from '@marchlands/bots/review/blame.ts';
import { Asker } from '../asker.ts';
import type { PositionTask } from '../position-of.ts';

/** An answer to a problem, and what was asked for. */
export interface AnswerTask extends PositionTask {
  readonly seat: number;
  /** Both whole choices, as codes. */
  readonly made: readonly number[];
  readonly best: readonly number[];
}

export interface Judged {
  /** What the answer gives away; null where it is as good as what was asked for. */
  readonly loss: Blame | null;
  /** What sets apart what was asked for, the greatest difference first. */
  readonly changes: readonly Change[];
}

/** Has answers to problems judged. */
export function answerAsker(): Asker<AnswerTask, Judged> {
  return new Asker(
    () => new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module', name: 'answer' }),
  );
}
