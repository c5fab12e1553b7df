import type { Review } from '@marchlands/bots/review/review.ts';
import { languageInUse } from '@marchlands/core/language.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { ReviewCall, ReviewMessage } from './protocol.ts';

/** Why there is no review: it was cancelled, or the worker failed. */
export type NoReview = 'stopped' | 'failed';

/** Milliseconds after which a silent worker counts as dead; while working it reports every second. */
const SILENCE = 30_000;

/** A review in progress. */
interface Running {
  readonly worker: Worker;
  readonly resolve: (review: Result<Review, NoReview>) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The page's side of the review worker: one worker per review. */
export class ReviewClient {
  #running: Running | null = null;

  /**
   * Reviews a match; cancels a review in progress.
   * @param match as JSON; it must be over
   * @param milliseconds about how long it may take
   * @param onProgress called with the share done, 0 .. 1, rising
   */
  make(match: string, milliseconds: number, onProgress: (progress: number) => void): Promise<Result<Review, NoReview>> {
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
      const call: ReviewCall = { match, milliseconds, language: languageInUse() };
      worker.postMessage(call);
    });
  }

  /** Cancels the review. */
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
