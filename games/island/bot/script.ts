import type { Seat } from '@marchlands/core/seat.ts';
import { apply, refusal } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** Scratch states, made once for each set-up: making one costs more than a hundred moves. */
const walks = new WeakMap<Setup, State[]>();

/**
 * A copy of a state to play on; valid until the next one with the same place. @param place the user of the scratch
 * state
 */
export function walkFrom(s: State, place: number): State {
  let known = walks.get(s.setup);
  if (known === undefined) {
    known = [];
    walks.set(s.setup, known);
  }
  for (let i = known.length; i <= place; i += 1) known.push(s.clone());
  known[place].copyFrom(s);
  return known[place];
}

/** Places of `walkFrom`: rows of a script use the first, other walks those after it. */
const ROW = 0;
export const WALK = 1;

/** Writes sequences of codes that a seat may send, all from the same position. */
export class Script {
  readonly from: State;
  readonly seat: Seat;
  readonly #out: number[][];

  /** @param from the state in which the sequences begin; it is not changed */
  constructor(from: State, seat: Seat, out: number[][]) {
    this.from = from;
    this.seat = seat;
    this.#out = out;
  }

  get count(): number {
    return this.#out.length;
  }

  /** Adds one sequence; returns false, and leaves it out, if it is empty or a code is illegal. */
  add(codes: readonly number[]): boolean {
    if (codes.length === 0) return false;
    const walk = codes.length === 1 ? this.from : walkFrom(this.from, ROW);
    for (let i = 0; i < codes.length; i += 1) {
      if (refusal(walk, this.seat, codes[i]) !== null) return false;
      if (i + 1 < codes.length) apply(walk, this.seat, codes[i]);
    }
    this.#out.push([...codes]);
    return true;
  }
}

/** An option with its promise. */
export interface Ranked<T> {
  readonly what: T;
  readonly promise: number;
}

/** The most promising ones, at most `most`. */
export function best<T>(ranked: Ranked<T>[], most: number): readonly T[] {
  return ranked
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map(({ what }) => what);
}
