import { fail, type Result } from '@marchlands/core/result.ts';

/** A request to the worker that was not answered: it has died. */
export const DEAD = 'dead';

interface Open {
  readonly resolve: (answer: Result<unknown>) => void;
  readonly timer: number;
}

/**
 * Questions to a worker and their answers. A worker that fails, or is silent for longer than its work can take, counts
 * as dead: every open question is then answered with the problem DEAD, once, and `onDeath` is called.
 */
export class WorkerLink {
  readonly #worker: Worker;
  readonly #silence: number;
  readonly #onDeath: () => void;
  readonly #open = new Map<number, Open>();
  #next = 1;
  #isDead = false;

  /** @param silence milliseconds after which an unanswered question means death */
  constructor(worker: Worker, silence: number, onDeath: () => void) {
    this.#worker = worker;
    this.#silence = silence;
    this.#onDeath = onDeath;
    worker.addEventListener('error', () => this.#die());
    worker.addEventListener('messageerror', () => this.#die());
  }

  ask(call: unknown): Promise<Result<unknown>> {
    if (this.#isDead) return Promise.resolve(fail(DEAD));
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      this.#open.set(id, { resolve, timer: window.setTimeout(() => this.#die(), this.#silence) });
      this.#worker.postMessage({ id, call });
    });
  }

  answer(id: number, answer: Result<unknown>): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    window.clearTimeout(open.timer);
    this.#open.delete(id);
    open.resolve(answer);
  }

  /** Ends the worker; open questions are answered as by a dead one, without calling `onDeath`. */
  end(): void {
    this.#isDead = true;
    this.#worker.terminate();
    for (const { resolve, timer } of this.#open.values()) {
      window.clearTimeout(timer);
      resolve(fail(DEAD));
    }
    this.#open.clear();
  }

  #die(): void {
    if (this.#isDead) return;
    this.end();
    this.#onDeath();
  }
}

/** True where an answer says that the worker died before it came. */
export function isDeath(answer: Result<unknown>): boolean {
  return !answer.ok && answer.problem.message === DEAD;
}
