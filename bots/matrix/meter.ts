import type { Limits } from '../search/thinking.ts';

/** Cells between two looks at the clock. */
const BATCH = 16;

/**
 * Counts the cells that are worked out for one decision, at the root and in all decisions looked ahead at, and says when
 * there is budget for no more. Whoever works out cells asks first, so that a budget in iterations is never passed.
 */
export class Meter {
  /** Cells worked out so far. */
  spent = 0;
  readonly #limits: Limits | null;
  readonly #started: number;
  #lookedAt = 0;
  #isStopped = false;

  /** @param limits none: without end */
  constructor(limits: Limits | null = null) {
    this.#limits = limits;
    this.#started = limits?.clock() ?? 0;
  }

  /** Whether so many more cells may be worked out; none always may. */
  allows(cells: number): boolean {
    if (this.#limits === null || cells === 0) return true;
    if (this.spent + cells > this.#limits.iterations) return false;
    if (this.spent >= this.#lookedAt) {
      this.#lookedAt = this.spent + BATCH;
      this.#isStopped ||= this.#limits.shouldStop() || this.#elapsed() >= this.#limits.milliseconds;
    }
    return !this.#isStopped;
  }

  get isOut(): boolean {
    return !this.allows(1);
  }

  /** Share of the budget that is used, 0..1. */
  progress(): number {
    if (this.#limits === null) return 0;
    const { iterations, milliseconds } = this.#limits;
    return Math.min(1, Math.max(this.spent / iterations, this.#elapsed() / milliseconds));
  }

  #elapsed(): number {
    return (this.#limits?.clock() ?? 0) - this.#started;
  }
}
