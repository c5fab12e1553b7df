import type { BotTask, MindCall, MindMessage, Weighed } from './protocol.ts';

export interface Thought {
  readonly codes: readonly number[];
  readonly considered: readonly Weighed[];
}

interface Running {
  readonly id: number;
  readonly task: BotTask;
  readonly milliseconds: number;
  readonly onProgress: (progress: number) => void;
  readonly resolve: (thought: Thought | null) => void;
}

/** Times that one decision is begun anew after its worker died. */
const TRIES = 2;

/**
 * The page's side of the worker in which bots think. One thought at a time: a new one replaces the last, which is then
 * answered with null. A worker that dies is started again, and the decision with it.
 */
export class Mind {
  #worker: Worker | null = null;
  #running: Running | null = null;
  #next = 1;
  #tries = 0;

  /**
   * Thinks about a decision.
   * @param milliseconds most time to think; 0 leaves it to the level
   * @returns null where the thought was given up
   */
  think(task: BotTask, milliseconds: number, onProgress: (progress: number) => void): Promise<Thought | null> {
    this.stop();
    this.#tries = 0;
    return new Promise((resolve) => {
      this.#running = { id: this.#next, task, milliseconds, onProgress, resolve };
      this.#next += 1;
      this.#begin(this.#running);
    });
  }

  #begin({ id, task, milliseconds }: Running): void {
    this.#post({ ask: 'think', id, task, milliseconds });
  }

  get isThinking(): boolean {
    return this.#running !== null;
  }

  /** The best found so far is played. */
  hurry(): void {
    if (this.#running !== null) this.#post({ ask: 'hurry' });
  }

  /** Gives the thought up. */
  stop(): void {
    const running = this.#running;
    if (running === null) return;
    this.#running = null;
    this.#post({ ask: 'stop' });
    running.resolve(null);
  }

  end(): void {
    this.stop();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #post(call: MindCall): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(call);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<MindMessage>) => this.#hear(data);
    worker.onerror = () => this.#again();
    return worker;
  }

  #hear(message: MindMessage): void {
    const running = this.#running;
    if (running === null || running.id !== message.id) return;
    switch (message.kind) {
      case 'progress':
        running.onProgress(message.progress);
        return;
      case 'failed':
        console.error(message.message);
        this.#again();
        return;
      case 'thought':
        this.#running = null;
        running.resolve(message);
    }
  }

  #again(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const running = this.#running;
    if (running === null) return;
    this.#tries += 1;
    if (this.#tries < TRIES) {
      this.#begin(running);
      return;
    }
    this.#running = null;
    running.resolve(null);
  }
}
