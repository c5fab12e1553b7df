import type { Seat } from '@marchlands/core/seat.ts';
import { apply } from '../rules/apply.ts';
import { refusal } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** A state to walk in, one for each set-up: a script is done with it when `add` returns. */
const walks = new WeakMap<Setup, State>();

function walkFor(s: State): State {
  const known = walks.get(s.setup);
  if (known !== undefined) return known;
  const made = s.clone();
  walks.set(s.setup, made);
  return made;
}

/** Writes rows of codes that a seat may send, one after another from the same position. */
export class Script {
  readonly from: State;
  readonly seat: Seat;
  readonly #out: number[][];
  readonly #walk: State;

  /** @param from where the rows begin; it is not changed */
  constructor(from: State, seat: Seat, out: number[][]) {
    this.from = from;
    this.seat = seat;
    this.#out = out;
    this.#walk = walkFor(from);
  }

  get count(): number {
    return this.#out.length;
  }

  /** One row; where a code is not legal it is left out, and the answer is false. */
  add(codes: readonly number[]): boolean {
    const walk = this.#walk;
    walk.copyFrom(this.from);
    for (const [i, code] of codes.entries()) {
      if (refusal(walk, this.seat, code) !== null) return false;
      if (i + 1 < codes.length) apply(walk, this.seat, code);
    }
    this.#out.push([...codes]);
    return true;
  }
}

/** Something that may be chosen, and what it promises. */
export interface Ranked<T> {
  readonly what: T;
  readonly promise: number;
}

/** Those that promise most, at most so many. */
export function best<T>(ranked: Ranked<T>[], most: number): readonly T[] {
  return ranked
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map(({ what }) => what);
}
