import type { Ending } from './bot.ts';

/** Milliseconds since any fixed moment. */
export type Clock = () => number;

/** When thinking ends, whichever comes first; `milliseconds` counts by the clock. */
export interface Limits {
  readonly iterations: number;
  /** Whether it may end sooner, once the iterations that are left cannot change the choice. */
  readonly endsEarly: boolean;
  readonly milliseconds: number;
  readonly clock: Clock;
  /** Asked between pieces of work; true ends the thinking at once. */
  readonly shouldStop: () => boolean;
}

/** Iterations between two looks at the clock, where an iteration takes some microseconds. */
const BATCH = 16;

/**
 * Counts the iterations of one decision, wherever they are made, and says when there is budget for no more. Whoever works
 * asks first, so that a budget in iterations is never passed.
 */
export class Meter {
  /** Iterations so far. */
  spent = 0;
  readonly #limits: Limits | null;
  readonly #batch: number;
  readonly #started: number;
  #lookedAt = 0;
  /** What ended it, apart from iterations. */
  #cause: 'time' | 'stopped' | null = null;

  /**
   * @param limits none: without end
   * @param batch iterations between two looks at the clock
   */
  constructor(limits: Limits | null = null, batch: number = BATCH) {
    this.#limits = limits;
    this.#batch = batch;
    this.#started = limits?.clock() ?? 0;
  }

  /** Whether so many more iterations may be made; none always may. */
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

  /** Why no more is allowed; where more was, whoever asks for the answer has stopped it. */
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

  /** How many more iterations the budget pays for, in time by what they cost so far. */
  left(): number {
    if (this.#limits === null) return Number.POSITIVE_INFINITY;
    const { iterations, milliseconds } = this.#limits;
    return Math.min(iterations - this.spent, this.spent * (milliseconds / Math.max(1, this.elapsed()) - 1));
  }

  elapsed(): number {
    return (this.#limits?.clock() ?? 0) - this.#started;
  }
}
