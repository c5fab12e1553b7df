import type { Seat } from '@marchlands/core/seat.ts';
import { applyOne } from '../rules/apply.ts';
import { forcedMove, refusal } from '../rules/legal.ts';
import type { State } from '../state.ts';

/** Writes whole choices: the codes of a row that are asked for, those that are forced left out. */
export class Script {
  readonly #from: State;
  readonly #seat: Seat;
  readonly #out: number[][];
  readonly #walk: State;

  /** @param from where the rows begin; it is not changed */
  constructor(from: State, seat: Seat, out: number[][]) {
    this.#from = from;
    this.#seat = seat;
    this.#out = out;
    this.#walk = from.clone();
  }

  /** One row of codes; a row that the house rules do not allow is left out. */
  add(codes: readonly number[]): void {
    const walk = this.#walk;
    walk.copyFrom(this.#from);
    const row: number[] = [];
    for (const code of codes) {
      if (refusal(walk, this.#seat, code) !== null) return;
      if (row.length === 0 || forcedMove(walk) !== code) row.push(code);
      applyOne(walk, this.#seat, code, undefined);
    }
    this.#out.push(row);
  }
}
