import type { AnyState } from '@marchlands/core/types.ts';
import type { Found } from './beam.ts';

/** The results of passes over several sampled states, by choice. */
export class Average {
  readonly #sums: Float64Array;
  readonly #visits: Float64Array;
  /** By choice: the number of passes in which a turn beginning with it was among the best. */
  readonly #finals: Float64Array;
  /** By pass: the end states of the best turns, by the choice that they begin with. */
  readonly ends: ReadonlyMap<number, AnyState>[] = [];

  /** @param choices number of choices at the root */
  constructor(choices: number) {
    this.#sums = new Float64Array(choices);
    this.#visits = new Float64Array(choices);
    this.#finals = new Float64Array(choices);
  }

  get passes(): number {
    return this.ends.length;
  }

  /** Adds a pass. */
  add({ values, visits, ends }: Found): void {
    for (const [choice, value] of values.entries()) this.#sums[choice] += value;
    for (const [choice, count] of visits.entries()) this.#visits[choice] += count;
    for (const choice of ends.keys()) this.#finals[choice] += 1;
    this.ends.push(ends);
  }

  /** Forgets the results: a wider pass over the same state has seen all of them. */
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

  /** The choices that were among the best in at least half of the passes, or else most often; best average first. */
  leaders(): number[] {
    const enough = Math.min(this.passes / 2, Math.max(...this.#finals));
    const all = [...this.#finals.keys()].filter((choice) => this.#finals[choice] >= enough);
    return all.sort((a, b) => this.value(b) - this.value(a));
  }
}
