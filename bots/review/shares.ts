import type { Game, Resampler } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { Expectation } from '../expectation.ts';
import { sumOf } from '../stats.ts';
import { Answers } from './answers.ts';
import { calibratedAt, type Levelled } from './calibrated.ts';
import { tempered, temperedAll, withDefeat } from './tempered.ts';

/** States sampled from a view that hides something, weighted equally. */
const SAMPLES = 8;
/** About how many chance results to evaluate in each. */
const LEAVES = 36;
/** While a match goes on, shares keep this distance from 0 and 1: nothing is certain before the end. */
const LEAST = 0.001;

/**
 * Each seat's expected share of the win, from its own view: the game's evaluation once pending answers are given,
 * averaged over what may be hidden from the seat and over chance if chance acts next.
 */
export class Shares {
  /** How far the evaluation is trusted at this table (`Knowledge.certainty`). */
  readonly certainty: number;
  /** Factor on the foreseen odds of a common defeat (`Calibrated.defeat`). */
  readonly defeat: number;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #seed: string | number;
  readonly #rng: Rng;
  readonly #expectation: Expectation;
  readonly #answers: Answers;
  readonly #samples: readonly AnyState[];
  readonly #work: AnyState;
  readonly #values: Float64Array;

  /** @param players those of the table, if they are known: beside weak bots an advantage is worth less */
  constructor(game: Game, setup: Setup, seed: string | number, players: readonly Levelled[] = []) {
    this.#game = game;
    this.#setup = setup;
    this.#seed = seed;
    this.#rng = new Rng(seed);
    // Chance is drawn anew each time: with the same draws at every roll, one run of luck would pass for the mean.
    const chance = new Rng(`${seed}/chance`);
    this.#expectation = new Expectation(game, setup, chance);
    this.#answers = new Answers(game, setup, this.#expectation);
    this.#samples = Array.from({ length: SAMPLES }, () => game.State.blank(setup));
    this.#work = game.State.blank(setup);
    this.#values = new Float64Array(setup.seats);
    const calibrated = calibratedAt(game, setup, players);
    this.certainty = calibrated?.certainty ?? game.knowledge?.certainty?.(setup) ?? 1;
    this.defeat = calibrated?.defeat ?? 1;
  }

  /** One seat's share, 0 (lost) .. 1 (won alone). @param state at rest and not over; only the seat's view is used */
  ofSeat(state: AnyState, seat: Seat): number {
    return this.after(this.#game.resampler(this.#setup, this.#game.view(state, seat)), seat, []);
  }

  /**
   * The shares of all seats. Each is the seat's own expectation, normalized with the others'; the rest up to 1 is the
   * share of a common defeat. @param state at rest and not over
   */
  ofAll(state: AnyState): readonly number[] {
    const game = this.#game;
    const { seats } = this.#setup;
    const sees = (seat: Seat): readonly number[] => {
      this.#expect(game.resampler(this.#setup, game.view(state, seat)), seat, []);
      return Array.from(this.#values);
    };
    // If no seat has a secret, all have the same view, and one look serves for all.
    if (!game.keepsSecrets(this.#setup)) return this.told(sees(0));
    const seen = Array.from({ length: seats }, (_, seat) => sees(seat));
    const own = seen.map((values, seat) => values[seat]);
    const open = seen.reduce((sum, values) => sum + sumOf(values), 0) / seats;
    const scale = open / sumOf(own);
    return this.told(own.map((value) => value * scale));
  }

  /** By seat: expected payoffs as shares of matches. With the share of a common defeat they sum to 1. */
  told(payoffs: readonly number[]): readonly number[] {
    return temperedAll(withDefeat(payoffs, this.defeat), this.certainty, LEAST);
  }

  /** A seat's share after its choice. */
  after(sampler: Resampler, seat: Seat, codes: readonly number[]): number {
    this.#expect(sampler, seat, codes);
    return this.honest(this.#values[seat]);
  }

  /** Writes each seat's expected payoff, from the view of one of them, to `#values`. */
  #expect(sampler: Resampler, seat: Seat, codes: readonly number[]): void {
    // The same draws each time, so that two moments differ by the events between them and not by the draws.
    this.#rng.reseed(this.#seed);
    for (const sample of this.#samples) sampler.draw(this.#rng, sample);
    const [one] = this.#samples;
    // If nothing is hidden, all samples are equal.
    const distinct = this.#samples.every((sample) => sample.equals(one)) ? [one] : this.#samples;
    this.#values.fill(0);
    for (const sample of distinct) {
      this.#work.copyFrom(sample);
      for (const code of codes) this.#game.apply(this.#work, seat, code);
      this.#answers.give(this.#work);
      this.#expectation.add(this.#work, 1 / distinct.length, LEAVES, this.#values);
    }
  }

  /** An expected payoff as the share of matches won with it (`Knowledge.certainty`). */
  honest(value: number): number {
    const share = Math.min(1 - LEAST, Math.max(LEAST, value));
    return tempered(share, this.certainty, this.#setup.seats);
  }
}
