import type { Ending } from './bot.ts';

/** Milliseconds since some fixed moment. */
export type Clock = () => number;

/** The limits of thinking, whichever comes first; `milliseconds` needs the clock. */
export interface Limits {
  readonly iterations: number;
  /** Whether it may end early, once the remaining iterations cannot change the choice. */
  readonly endsEarly: boolean;
  readonly milliseconds: number;
  readonly clock: Clock;
  /** Polled between pieces of work; true ends thinking at once. */
  readonly shouldStop: () => boolean;
}

/** Iterations between clock checks, if an iteration takes some microseconds. */
const BATCH = 16;

/**
 * Counts all iterations of one decision and says when the budget is exhausted. Code asks before working, so a budget in
 * iterations is never exceeded.
 */
export class Meter {
  /** Iterations so far. */
  spent = 0;
  readonly #limits: Limits | null;
  readonly #batch: number;
  readonly #started: number;
  #lookedAt = 0;
  /** The reason for the end, apart from iterations. */
  #cause: 'time' | 'stopped' | null = null;

  /**
   * @param limits none: unlimited
   * @param batch iterations between clock checks
   */
  constructor(limits: Limits | null = null, batch: number = BATCH) {
    this.#limits = limits;
    this.#batch = batch;
    this.#started = limits?.clock() ?? 0;
  }

  /** Whether this many more iterations are allowed; 0 always is. */
  allows(iterations: number): boolean {
    if (this.#limits === null || iterations === 0) return true;
    if (this.spent + iterations > this.#limits.iterations) return false;
    if (this.spent >= this.#lookedAt) {
      this.#lookedAt = this.spent + this.#batch;
      if (this.#limits.shouldStop()) this.#cause = 'stopped';
      else if (this.elapsed() >= this.#limits.milliseconds) this.#cause = 'time';
    }
    return this.#cause === null;
  }

  get isOut(): boolean {
    return !this.allows(1);
  }

  /** Why no more is allowed; if more was, the caller has stopped it. */
  get ending(): Ending {
    const isSpent = this.#limits !== null && this.spent >= this.#limits.iterations;
    return this.#cause ?? (isSpent ? 'budget' : 'stopped');
  }

  /** Share of the budget that is used, 0..1. */
  progress(): number {
    if (this.#limits === null) return 0;
    const { iterations, milliseconds } = this.#limits;
    return Math.min(1, Math.max(this.spent / iterations, this.elapsed() / milliseconds));
  }

  /** The number of iterations left; for a time budget, estimated from their cost so far. */
  left(): number {
    if (this.#limits === null) return Number.POSITIVE_INFINITY;
    const { iterations, milliseconds } = this.#limits;
    return Math.min(iterations - this.spent, this.spent * (milliseconds / Math.max(1, this.elapsed()) - 1));
  }

  elapsed(): number {
    return (this.#limits?.clock() ?? 0) - this.#started;
  }
}
