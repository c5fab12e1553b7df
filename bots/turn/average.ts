import type { Found } from './beam.ts';

/** What passes over several states that fit a view found, choice by choice. */
export class Average {
  readonly #sums: Float64Array;
  /** By choice: passes in which a turn that begins with it was among the best. */
  readonly #finals: Float64Array;
  #passes = 0;

  /** @param choices how many the root has */
  constructor(choices: number) {
    this.#sums = new Float64Array(choices);
    this.#finals = new Float64Array(choices);
  }

  /** A pass more. */
  add({ values, finals }: Found): void {
    for (const [choice, value] of values.entries()) this.#sums[choice] += value;
    for (const choice of finals) this.#finals[choice] += 1;
    this.#passes += 1;
  }

  /** The last pass with the means of all; the best is one of those that were among the best in half of them. */
  found(last: Found): Found {
    const values = last.values.map((_, choice) => this.#sums[choice] / this.#passes);
    let { best } = last;
    let most = Number.NEGATIVE_INFINITY;
    for (const [choice, value] of values.entries()) {
      if (2 * this.#finals[choice] < this.#passes || value <= most) continue;
      most = value;
      best = choice;
    }
    return { ...last, values, best };
  }
}
