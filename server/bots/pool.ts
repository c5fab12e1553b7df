import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotCall, BotTask, BotThread } from './protocol.ts';

interface Waiting {
  readonly call: BotCall;
  readonly resolve: (codes: readonly number[]) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Waiting | null;
  watch: ReturnType<typeof setTimeout> | null;
}

/** Milliseconds beyond its budget after which a thread counts as stuck; its first task also loads a game. */
const PATIENCE = 20_000;

export interface PoolPlan {
  readonly threads: number;
  /** Most milliseconds for one decision. */
  readonly budget: number;
  /** The module whose `loadGame` gives the games, as a URL. */
  readonly games: string;
}

/**
 * A pool of threads for bots with a queue: first come, first served, each decision within its budget, so that no table
 * waits long for another's bot, and nothing else ever waits.
 */
export class BotPool {
  readonly #plan: PoolPlan;
  readonly #threads: Thread[] = [];
  readonly #queue: Waiting[] = [];
  #next = 1;
  #isClosed = false;

  constructor(plan: PoolPlan) {
    this.#plan = plan;
  }

  /** Decisions waiting for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The codes that a bot would submit. Rejects if its thread failed or stopped responding. */
  think(task: BotTask): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      const call = { id: this.#next, task, budget: this.#plan.budget };
      this.#next += 1;
      this.#queue.push({ call, resolve, reject });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Error('The server is closing.');
    for (const { reject } of this.#queue.splice(0)) reject(closed);
    await Promise.all(this.#threads.splice(0).map((thread) => this.#end(thread, closed)));
  }

  #serve(): void {
    while (this.#queue.length > 0 && !this.#isClosed) {
      const thread = this.#threads.find(({ task }) => task === null) ?? this.#start();
      const task = thread === null ? undefined : this.#queue.shift();
      if (thread === null || task === undefined) return;
      thread.task = task;
      thread.watch = setTimeout(
        () => this.#lose(thread, new Error('A bot thought for too long.')),
        this.#plan.budget + PATIENCE,
      );
      thread.worker.postMessage(task.call);
    }
  }

  #start(): Thread | null {
    if (this.#threads.length >= this.#plan.threads) return null;
    const workerData: BotThread = { games: this.#plan.games };
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData });
    const thread: Thread = { worker, task: null, watch: null };
    worker.on('message', (answer: BotAnswer) => this.#hear(thread, answer));
    worker.on('error', (error) => this.#lose(thread, error instanceof Error ? error : new Error(String(error))));
    this.#threads.push(thread);
    return thread;
  }

  #hear(thread: Thread, answer: BotAnswer): void {
    const { task } = thread;
    if (task === null || task.call.id !== answer.id) return;
    if (thread.watch !== null) clearTimeout(thread.watch);
    thread.task = null;
    if ('codes' in answer) task.resolve(answer.codes);
    else task.reject(new Error(answer.problem));
    this.#serve();
  }

  /** Replaces a failed thread when there is work. */
  #lose(thread: Thread, error: Error): void {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    void this.#end(thread, error);
    this.#serve();
  }

  async #end(thread: Thread, error: Error): Promise<void> {
    if (thread.watch !== null) clearTimeout(thread.watch);
    thread.task?.reject(error);
    thread.task = null;
    await thread.worker.terminate();
  }
}
