import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { messageOf } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** Data for starting the thread. */
export interface ThinkerData {
  /** A level of the bots, or an external program. */
  readonly player: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** Milliseconds for a program's decision. */
  readonly deadline: number;
}

export interface Question {
  readonly view: AnyView;
  readonly seat: Seat;
}

/** A whole choice, or how the player has lost the match by failing, to follow its name. */
export type Reply =
  | { readonly kind: 'moves'; readonly moves: readonly AnyMove[] }
  | { readonly kind: 'gaveUp'; readonly failure: string };

/** A player that thinks in its own thread, one question at a time. */
export class Thinker {
  readonly #worker: Worker;

  constructor(data: ThinkerData) {
    this.#worker = new Worker(new URL('thinker-thread.ts', import.meta.url), { workerData: data });
  }

  async choose(question: Question): Promise<Reply> {
    this.#worker.postMessage(question);
    try {
      // The thread answers each question with one reply.
      const [reply] = (await once(this.#worker, 'message')) as [Reply];
      return reply;
    } catch (error) {
      return { kind: 'gaveUp', failure: `failed: ${messageOf(error)}.` };
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
