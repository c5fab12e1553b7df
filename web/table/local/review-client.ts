import type { Review } from '@marchlands/bots/review/review.ts';
import { languageInUse } from '@marchlands/core/language.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { ReviewCall, ReviewMessage } from './protocol.ts';

/** Why there is no review: whoever asked gave it up, or the worker failed. */
export type NoReview = 'stopped' | 'failed';

/** About how long a review may take, in milliseconds: a usual match then takes under twenty seconds, reading included. */
const TIME = 12_000;
/** Milliseconds without a word after which the worker counts as dead; while it works it says something every second. */
const SILENCE = 30_000;

/** A review being made. */
interface Running {
  readonly worker: Worker;
  readonly resolve: (review: Result<Review, NoReview>) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The page's side of the worker that goes through a match: one for each review, ended with it. */
export class ReviewClient {
  #running: Running | null = null;

  /**
   * Goes through a match; a review under way is given up.
   * @param match as JSON, which is over
   * @param onProgress hears the share that is done, 0 .. 1, rising
   */
  make(match: string, onProgress: (progress: number) => void): Promise<Result<Review, NoReview>> {
    this.stop();
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' });
      const running: Running = { worker, resolve, timer: this.#watch() };
      this.#running = running;
      worker.onmessage = ({ data }: MessageEvent<ReviewMessage>) => {
        if (this.#running === running) this.#hear(running, data, onProgress);
      };
      worker.onerror = () => this.#running === running && this.#finish(FAILED);
      worker.onmessageerror = () => this.#running === running && this.#finish(FAILED);
      const call: ReviewCall = { match, milliseconds: TIME, language: languageInUse() };
      worker.postMessage(call);
    });
  }

  /** Gives the review up. */
  stop(): void {
    this.#finish({ ok: false, problem: 'stopped' });
  }

  #hear(running: Running, message: ReviewMessage, onProgress: (progress: number) => void): void {
    switch (message.kind) {
      case 'progress':
        clearTimeout(running.timer);
        running.timer = this.#watch();
        onProgress(message.progress);
        return;
      case 'failed':
        console.error(message.message);
        this.#finish(FAILED);
        return;
      case 'reviewed':
        this.#finish(ok(message.review));
    }
  }

  #watch(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#finish(FAILED), SILENCE);
  }

  #finish(answer: Result<Review, NoReview>): void {
    const running = this.#running;
    this.#running = null;
    if (running === null) return;
    clearTimeout(running.timer);
    running.worker.terminate();
    running.resolve(answer);
  }
}

const FAILED: Result<never, 'failed'> = { ok: false, problem: 'failed' };
