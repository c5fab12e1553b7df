import type { Seat } from '@marchlands/core/seat.ts';
import { apply } from '../rules/apply.ts';
import { isPartial, refusal } from '../rules/legal.ts';
import type { State } from '../state.ts';

/** Writes whole choices: rows of codes, each from one rest to the next. */
export class Script {
  readonly #from: State;
  readonly #seat: Seat;
  readonly #out: number[][];
  readonly #walk: State;

  /** @param from the state in which the rows begin; it is not changed */
  constructor(from: State, seat: Seat, out: number[][]) {
    this.#from = from;
    this.#seat = seat;
    this.#out = out;
    this.#walk = from.clone();
  }

  /** Adds one row of codes; a row that the house rules forbid is left out. */
  add(codes: readonly number[]): void {
    const walk = this.#walk;
    walk.copyFrom(this.#from);
    const row: number[] = [];
    for (const code of codes) {
      // In empty water a boat has no position to choose.
      if (row.length > 0 && !isPartial(walk, this.#seat)) break;
      if (refusal(walk, this.#seat, code) !== null) return;
      row.push(code);
      apply(walk, this.#seat, code);
    }
    this.#out.push(row);
  }
}
