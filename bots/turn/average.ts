import type { AnyState } from '@marchlands/core/types.ts';
import type { Found } from './beam.ts';

/** What passes over several states that fit a view found, choice by choice. */
export class Average {
  readonly #sums: Float64Array;
  readonly #visits: Float64Array;
  /** By choice: passes in which a turn that begins with it was among the best. */
  readonly #finals: Float64Array;
  /** By pass: where the best turns end, by the choice that they begin with. */
  readonly ends: ReadonlyMap<number, AnyState>[] = [];

  /** @param choices how many the root has */
  constructor(choices: number) {
    this.#sums = new Float64Array(choices);
    this.#visits = new Float64Array(choices);
    this.#finals = new Float64Array(choices);
  }

  get passes(): number {
    return this.ends.length;
  }

  /** A pass more. */
  add({ values, visits, ends }: Found): void {
    for (const [choice, value] of values.entries()) this.#sums[choice] += value;
    for (const [choice, count] of visits.entries()) this.#visits[choice] += count;
    for (const choice of ends.keys()) this.#finals[choice] += 1;
    this.ends.push(ends);
  }

  /** Forgets what was found: a wider pass over the same state has seen all of it. */
  clear(): void {
    this.#sums.fill(0);
    this.#visits.fill(0);
    this.#finals.fill(0);
    this.ends.length = 0;
  }

  value(choice: number): number {
    return this.#sums[choice] / this.passes;
  }

  visits(choice: number): number {
    return this.#visits[choice];
  }

  /** The choices that were among the best in half of the passes, or else as often as any, the best on average first. */
  leaders(): number[] {
    const enough = Math.min(this.passes / 2, Math.max(...this.#finals));
    const all = [...this.#finals.keys()].filter((choice) => this.#finals[choice] >= enough);
    return all.sort((a, b) => this.value(b) - this.value(a));
  }
}
