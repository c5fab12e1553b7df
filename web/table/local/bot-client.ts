import { ok, type Result } from '@marchlands/core/result.ts';
import { afterPaint } from './after-paint.ts';
import type { BotCall, BotMessage, BotTask, Candidate } from './protocol.ts';

/** A bot's decision with its candidates. */
export interface BotDecision {
  /** The moves to submit, in order. */
  readonly codes: readonly number[];
  readonly considered: readonly Candidate[];
}

/** Why there is no decision: the caller cancelled, or the worker failed at every attempt. */
export type NoDecision = 'stopped' | 'failed';

interface Running {
  readonly id: number;
  readonly task: BotTask;
  readonly milliseconds: number;
  readonly onProgress: (progress: number) => void;
  readonly resolve: (decision: Result<BotDecision, NoDecision>) => void;
}

/** Attempts per decision, each after the first with a new worker. */
const TRIES = 2;
/** Seconds of silence after which the worker counts as dead; it reports twice a second while thinking. */
const SILENCE = 15;

/**
 * The page's side of the bot worker. One decision at a time: a new one replaces the last, which is answered with
 * 'stopped'. A dead or silent worker is restarted along with its decision; if that does not help, the answer is
 * 'failed'. Thinking starts after the next paint, since a bot occupies a whole processor.
 */
export class BotClient {
  #worker: Worker | null = null;
  #running: Running | null = null;
  #next = 1;
  #tries = 0;
  /** Whether the decision has yet to start. */
  #isDue = false;
  /** Seconds since the worker's last message. Sleep of the computer counts as one. */
  #silent = 0;
  #watch: ReturnType<typeof setInterval> | null = null;

  /**
   * Thinks about a decision.
   * @param milliseconds time limit; 0 leaves it to the level
   */
  think(
    task: BotTask,
    milliseconds: number,
    onProgress: (progress: number) => void,
  ): Promise<Result<BotDecision, NoDecision>> {
    this.stop();
    this.#tries = 0;
    return new Promise((resolve) => {
      const running = { id: this.#next, task, milliseconds, onProgress, resolve };
      this.#running = running;
      this.#next += 1;
      this.#isDue = true;
      afterPaint(() => {
        if (this.#running === running) this.#beginDue();
      });
    });
  }

  #beginDue(): void {
    if (!this.#isDue || this.#running === null) return;
    this.#isDue = false;
    this.#begin(this.#running);
  }

  #begin({ id, task, milliseconds }: Running): void {
    this.#post({ ask: 'think', id, task, milliseconds });
    this.#silent = 0;
    this.#watch ??= setInterval(() => {
      this.#silent += 1;
      if (this.#silent >= SILENCE) this.#again();
    }, 1000);
  }

  /** The thinking is over, one way or the other. */
  #finish(answer: Result<BotDecision, NoDecision>): void {
    const running = this.#running;
    this.#running = null;
    if (this.#watch !== null) clearInterval(this.#watch);
    this.#watch = null;
    running?.resolve(answer);
  }

  get isThinking(): boolean {
    return this.#running !== null;
  }

  /** Plays the best choice so far. */
  hurry(): void {
    if (this.#running === null) return;
    this.#beginDue();
    this.#post({ ask: 'hurry' });
  }

  /** Cancels the decision. */
  stop(): void {
    if (this.#running === null) return;
    if (!this.#isDue) this.#post({ ask: 'stop' });
    this.#isDue = false;
    this.#finish({ ok: false, problem: 'stopped' });
  }

  end(): void {
    this.stop();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #post(call: BotCall): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(call);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<BotMessage>) => this.#hear(data);
    worker.onerror = () => this.#again();
    worker.onmessageerror = () => this.#again();
    return worker;
  }

  #hear(message: BotMessage): void {
    const running = this.#running;
    if (running === null || running.id !== message.id) return;
    this.#silent = 0;
    switch (message.kind) {
      case 'progress':
        running.onProgress(message.progress);
        return;
      case 'failed':
        console.error(message.message);
        this.#again();
        return;
      case 'decided':
        this.#finish(ok({ codes: message.codes, considered: message.considered }));
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
    this.#finish({ ok: false, problem: 'failed' });
  }
}
