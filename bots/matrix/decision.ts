import type { Game } from '@marchlands/core/game.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { Meter } from '../meter.ts';
import type { Payoffs } from './regret.ts';

/** Writes the value of a state for every seat, 0..1; may change the state. */
export type Evaluate = (state: AnyState, values: Float64Array) => void;

/** The whole choices of a seat, each a sequence of codes. */
export type Choices = readonly (readonly number[])[];

/**
 * A simultaneous decision of two seats as a payoff matrix: a row for each choice of the first, a column for each of the
 * second. Cells are computed on demand, counted and kept; before asking for many, check that the meter allows them.
 */
export class Decision {
  readonly seats: readonly [Seat, Seat];
  readonly rows: Choices;
  readonly columns: Choices;
  readonly meter: Meter;
  readonly #game: Game;
  readonly #samples: readonly AnyState[];
  readonly #scratch: AnyState;
  readonly #evaluate: Evaluate;
  readonly #values: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  /**
   * @param samples states sampled from a view, in which both seats have yet to choose, weighted equally
   * @param scratch scratch state
   * @param evaluate evaluates the states after both choices
   * @param meter counts the computed cells
   */
  constructor(
    game: Game,
    samples: readonly AnyState[],
    seats: Decision['seats'],
    choices: readonly [rows: Choices, columns: Choices],
    scratch: AnyState,
    evaluate: Evaluate,
    meter: Meter = new Meter(),
  ) {
    this.meter = meter;
    this.#game = game;
    this.#samples = samples;
    this.seats = seats;
    [this.rows, this.columns] = choices;
    this.#scratch = scratch;
    this.#evaluate = evaluate;
    this.#values = new Float64Array(scratch.setup.seats);
    const size = this.rows.length * this.columns.length;
    this.#first = new Float64Array(size).fill(Number.NaN);
    this.#second = new Float64Array(size);
  }

  /** The row player's payoff of this pair of choices. */
  first(row: number, column: number): number {
    return this.#first[this.#cell(row, column)];
  }

  /** The column player's payoff. */
  second(row: number, column: number): number {
    return this.#second[this.#cell(row, column)];
  }

  #cell(row: number, column: number): number {
    if (!this.#isKnown(row, column)) this.#set(row, column, this.#workOut(row, column, this.#evaluate));
    return row * this.columns.length + column;
  }

  #isKnown(row: number, column: number): boolean {
    return !Number.isNaN(this.#first[row * this.columns.length + column]);
  }

  /** The number of cells of these choices not yet computed. */
  unknown(rows: readonly number[], columns: readonly number[]): number {
    return rows.reduce((sum, row) => sum + columns.filter((column) => !this.#isKnown(row, column)).length, 0);
  }

  /** Recomputes a cell by a better evaluation; if the budget ends meanwhile, the old value stays. */
  deepen(row: number, column: number, evaluate: Evaluate): void {
    const payoffs = this.#workOut(row, column, evaluate);
    if (!this.meter.isOut) this.#set(row, column, payoffs);
  }

  #workOut(row: number, column: number, evaluate: Evaluate): readonly [first: number, second: number] {
    this.meter.spent += 1;
    let first = 0;
    let second = 0;
    for (const sample of this.#samples) {
      this.play(sample, row, column, this.#scratch);
      evaluate(this.#scratch, this.#values);
      first += this.#values[this.seats[0]];
      second += this.#values[this.seats[1]];
    }
    return [first / this.#samples.length, second / this.#samples.length];
  }

  #set(row: number, column: number, [first, second]: readonly [number, number]): void {
    const at = row * this.columns.length + column;
    this.#first[at] = first;
    this.#second[at] = second;
  }

  /** The column player's expectation of a choice if the other seat did nothing. */
  alone(column: number): number {
    this.meter.spent += 1;
    let sum = 0;
    for (const sample of this.#samples) {
      this.#scratch.copyFrom(sample);
      this.#act(this.#scratch, this.seats[1], this.columns[column]);
      this.#evaluate(this.#scratch, this.#values);
      sum += this.#values[this.seats[1]];
    }
    return sum / this.#samples.length;
  }

  /** Writes the state after two choices from a sampled state, before chance acts. */
  play(from: AnyState, row: number, column: number, into: AnyState): void {
    into.copyFrom(from);
    this.#act(into, this.seats[0], this.rows[row]);
    this.#act(into, this.seats[1], this.columns[column]);
  }

  #act(state: AnyState, seat: Seat, codes: readonly number[]): void {
    for (let i = 0; i < codes.length; i += 1) this.#game.apply(state, seat, codes[i]);
  }

  /** The matrix of some rows and columns. */
  payoffs(rows: readonly number[], columns: readonly number[]): Payoffs {
    const first = new Float64Array(rows.length * columns.length);
    const second = new Float64Array(first.length);
    for (let i = 0; i < rows.length; i += 1) {
      for (let j = 0; j < columns.length; j += 1) {
        const at = i * columns.length + j;
        first[at] = this.first(rows[i], columns[j]);
        second[at] = this.second(rows[i], columns[j]);
      }
    }
    return { rows: rows.length, columns: columns.length, first, second };
  }
}
