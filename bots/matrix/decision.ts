import type { AnyState, Game } from '@marchlands/core/game.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** Writes what every seat expects from a state, 0..1; may change the state. */
export type Worth = (state: AnyState, values: Float64Array) => void;

/**
 * A decision that two seats take at once, as a matrix of payoffs: a row for each choice of the first, a column for each
 * of the second. Cells are worked out when they are asked for, and kept.
 */
export class Decision {
  readonly seats: readonly [Seat, Seat];
  /** By side, 0 for rows: whole choices as rows of codes. */
  readonly choices: readonly [readonly (readonly number[])[], readonly (readonly number[])[]];
  /** Cells worked out so far. */
  cells = 0;
  readonly #game: Game;
  readonly #truths: readonly AnyState[];
  readonly #scratch: AnyState;
  readonly #worth: Worth;
  readonly #values: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  /**
   * @param truths states in which both seats have still to choose, each weighed alike
   * @param scratch a state to work in
   * @param worth of the states that choices lead to
   */
  constructor(
    game: Game,
    truths: readonly AnyState[],
    seats: Decision['seats'],
    choices: Decision['choices'],
    scratch: AnyState,
    worth: Worth,
  ) {
    this.#game = game;
    this.#truths = truths;
    this.seats = seats;
    this.choices = choices;
    this.#scratch = scratch;
    this.#worth = worth;
    this.#values = new Float64Array(scratch.setup.seats);
    const size = choices[0].length * choices[1].length;
    this.#first = new Float64Array(size).fill(Number.NaN);
    this.#second = new Float64Array(size).fill(Number.NaN);
  }

  /** The payoff of a side (0 chooses rows) where these choices meet. */
  payoff(side: 0 | 1, row: number, column: number): number {
    const at = row * this.choices[1].length + column;
    if (Number.isNaN(this.#first[at])) this.set(row, column, this.#worth);
    return (side === 0 ? this.#first[at] : this.#second[at]) as number;
  }

  /** Works out a cell anew, by another worth. */
  set(row: number, column: number, worth: Worth): void {
    this.cells += 1;
    let first = 0;
    let second = 0;
    for (const truth of this.#truths) {
      this.play(truth, row, column, this.#scratch);
      worth(this.#scratch, this.#values);
      first += this.#values[this.seats[0]] as number;
      second += this.#values[this.seats[1]] as number;
    }
    const at = row * this.choices[1].length + column;
    this.#first[at] = first / this.#truths.length;
    this.#second[at] = second / this.#truths.length;
  }

  /** Writes the state that two choices lead to from a truth, before chance acts. */
  play(truth: AnyState, row: number, column: number, into: AnyState): void {
    into.copyFrom(truth);
    for (const code of this.choices[0][row] as readonly number[]) this.#game.apply(into, this.seats[0], code);
    for (const code of this.choices[1][column] as readonly number[]) this.#game.apply(into, this.seats[1], code);
  }
}
