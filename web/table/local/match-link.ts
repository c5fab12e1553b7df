import type { Result } from '@marchlands/core/result.ts';
import type { Answer } from './answer.ts';
import type { Call } from './protocol.ts';

/** Answers questions about a match: the worker that keeps it, or another tab. */
export interface MatchLink {
  /** Answered once; with 'noReply' if nobody is there to answer. */
  ask(call: Call): Promise<Answer<unknown>>;
  /** Stops asking; open questions are answered with 'noReply'. */
  end(): void;
}

interface Open {
  readonly resolve: (answer: Answer<unknown>) => void;
  readonly timer: number;
}

/** Questions that wait for their answers, each for a limited time. */
export class PendingCalls {
  readonly #silence: number;
  readonly #onSilence: () => void;
  readonly #open = new Map<number, Open>();
  #next = 1;

  /** @param silence milliseconds after which an unanswered question means that nobody is there */
  constructor(silence: number, onSilence: () => void) {
    this.#silence = silence;
    this.#onSilence = onSilence;
  }

  /** @param send sends the question under this number */
  ask(send: (id: number) => void): Promise<Answer<unknown>> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      this.#open.set(id, { resolve, timer: window.setTimeout(this.#onSilence, this.#silence) });
      send(id);
    });
  }

  answer(id: number, answer: Answer<unknown>): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    window.clearTimeout(open.timer);
    this.#open.delete(id);
    open.resolve(answer);
  }

  /** Answers all of them with 'noReply'. */
  end(): void {
    for (const id of [...this.#open.keys()]) this.answer(id, NO_REPLY);
  }
}

export const NO_REPLY: Result<never, 'noReply'> = { ok: false, problem: 'noReply' };

/**
 * Questions to a worker. A worker that fails, or is silent for longer than its work can take, counts as dead: every
 * open question is then answered with 'noReply', once, and `onDeath` is called.
 */
export class WorkerLink implements MatchLink {
  readonly #worker: Worker;
  readonly #onDeath: () => void;
  readonly #calls: PendingCalls;
  #isDead = false;

  /** @param silence milliseconds after which an unanswered question means death */
  constructor(worker: Worker, silence: number, onDeath: () => void) {
    this.#worker = worker;
    this.#onDeath = onDeath;
    this.#calls = new PendingCalls(silence, () => this.#die());
    worker.addEventListener('error', () => this.#die());
    worker.addEventListener('messageerror', () => this.#die());
  }

  ask(call: Call): Promise<Answer<unknown>> {
    if (this.#isDead) return Promise.resolve(NO_REPLY);
    return this.#calls.ask((id) => this.#worker.postMessage({ id, call }));
  }

  answer(id: number, answer: Answer<unknown>): void {
    this.#calls.answer(id, answer);
  }

  /** Ends the worker; open questions are answered with 'noReply', without calling `onDeath`. */
  end(): void {
    this.#isDead = true;
    this.#worker.terminate();
    this.#calls.end();
  }

  #die(): void {
    if (this.#isDead) return;
    this.end();
    this.#onDeath();
  }
}
