import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { type Column, columnsOf, type Observed } from './columns.ts';

/** Settings of observations. */
export interface Observing extends Observed {
  /** Number of states drawn per observation, at least 1; features are averaged over them. */
  readonly draws: number;
}

/** The seed of every draw, so that equal views have equal draws. */
const SEED = 'observation';

/**
 * Makes a seat's observations from its view alone: hidden things are drawn as chance would have dealt them, always with
 * the same seed, so that equal views give bit-identical observations.
 */
export class Observer {
  readonly columns: readonly Column[];
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #observing: Observing;
  /** True if observations of the true state reveal nothing that the seat does not know. */
  readonly #isOpen: boolean;
  readonly #rng = new Rng(SEED);
  /** Numbers of each seat, and of the table. */
  readonly #own: number;
  readonly #table: number;
  readonly #measured: Float64Array;
  readonly #sums: Float64Array;

  constructor(game: Game, setup: Setup, observing: Observing) {
    const features = game.knowledge?.features;
    this.columns = columnsOf(game, setup, observing);
    this.#game = game;
    this.#setup = setup;
    this.#observing = observing;
    this.#isOpen = features?.isOpen === true && !observing.withState;
    this.#own = Object.keys(features?.seat ?? {}).length;
    this.#table = Object.keys(features?.table ?? {}).length;
    this.#measured = new Float64Array(setup.seats * this.#own + this.#table);
    this.#sums = new Float64Array(this.#measured.length);
  }

  /** States to draw into. */
  blanks(): readonly AnyState[] {
    return Array.from({ length: this.#isOpen ? 1 : this.#observing.draws }, () => this.#game.State.blank(this.#setup));
  }

  /**
   * Draws states consistent with a seat's knowledge.
   * @param state at rest, before any choice of an open simultaneous decision; only the seat's view of it is used,
   * except in a game whose features count nothing hidden: there copies do as well
   */
  draw(state: AnyState, seat: Seat, into: readonly AnyState[]): void {
    if (this.#isOpen) {
      into[0].copyFrom(state);
      return;
    }
    const resampler = this.#game.resampler(this.#setup, this.#game.view(state, seat));
    this.#rng.reseed(SEED);
    for (const one of into) resampler.draw(this.#rng, one);
  }

  /**
   * Writes the observation of a seat, `columns.length` numbers from `at` on.
   * @param drawn by `draw`, with the moves of an unfinished choice made in each
   * @param isWithin whether a choice is unfinished
   */
  write(drawn: readonly AnyState[], seat: Seat, isWithin: boolean, out: Float32Array, at: number): void {
    const { seats } = this.#setup;
    const own = this.#own;
    this.#count(drawn);
    let column = at;
    for (let ahead = 0; ahead < seats; ahead += 1) {
      const from = ((seat + ahead) % seats) * own;
      for (let i = 0; i < own; i += 1) out[column + i] = this.#sums[from + i];
      column += own;
    }
    for (let i = 0; i < this.#table; i += 1) out[column + i] = this.#sums[seats * own + i];
    column += this.#table;
    for (let each = 0; each < seats; each += 1) out[column + each] = each === seat ? 1 : 0;
    column += seats;
    out[column] = isWithin ? 1 : 0;
    if (this.#observing.withState) drawn[0].copyNumbers(out, column + 1);
    this.#cutOff(out, at);
  }

  /** The mean features over the states. */
  #count(drawn: readonly AnyState[]): void {
    const features = this.#game.knowledge?.features;
    if (features === undefined) return;
    const sums = this.#sums.fill(0);
    for (const state of drawn) {
      features.measure(state, this.#measured);
      for (let i = 0; i < sums.length; i += 1) sums[i] += this.#measured[i];
    }
    for (let i = 0; i < sums.length; i += 1) sums[i] /= drawn.length;
  }

  #cutOff(out: Float32Array, at: number): void {
    for (let i = 0; i < this.columns.length; i += 1) {
      const { low, high } = this.columns[i];
      if (out[at + i] < low) out[at + i] = low;
      else if (out[at + i] > high) out[at + i] = high;
    }
  }
}
