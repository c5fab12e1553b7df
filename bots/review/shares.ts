import type { Game, Resampler } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { Expectation } from '../expectation.ts';
import { sumOf } from '../stats.ts';
import { Answers } from './answers.ts';
import { tempered, temperedAll } from './tempered.ts';

/** States sampled from a view where something is hidden from it, each weighed alike. */
const SAMPLES = 8;
/** About how many results of chance are looked at in each of them. */
const LEAVES = 36;
/** Shares are kept this far from 0 and 1 where a match goes on: nothing is certain before its end. */
const LEAST = 0.001;

/**
 * The share of the win that each seat may expect, as it sees the match: the game's own evaluation, expected over what may
 * be hidden from the seat and over chance where chance acts next, once the answers that are due were given.
 */
export class Shares {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #seed: string | number;
  readonly #rng: Rng;
  readonly #expectation: Expectation;
  readonly #answers: Answers;
  readonly #samples: readonly AnyState[];
  readonly #work: AnyState;
  readonly #values: Float64Array;
  readonly #certainty: number;

  /** @param certainty in place of the game's own */
  constructor(game: Game, setup: Setup, seed: string | number, certainty = game.knowledge?.certainty?.(setup) ?? 1) {
    this.#game = game;
    this.#setup = setup;
    this.#seed = seed;
    this.#rng = new Rng(seed);
    // Chance is drawn anew each time: the same draws at each roll would take one and the same luck for the mean.
    const chance = new Rng(`${seed}/chance`);
    this.#expectation = new Expectation(game, setup, chance);
    this.#answers = new Answers(game, setup, this.#expectation);
    this.#samples = Array.from({ length: SAMPLES }, () => game.State.blank(setup));
    this.#work = game.State.blank(setup);
    this.#values = new Float64Array(setup.seats);
    this.#certainty = certainty;
  }

  /** The share of one seat, 0 (lost) .. 1 (won alone). @param state at rest and not over; only the seat's view of it is looked at */
  ofSeat(state: AnyState, seat: Seat): number {
    return this.after(this.#game.resampler(this.#setup, this.#game.view(state, seat)), seat, []);
  }

  /**
   * By seat: the shares of all. Each is what the seat itself could expect, held against what the others could; what is
   * missing to 1 is the share of a common defeat. @param state at rest and not over
   */
  ofAll(state: AnyState): readonly number[] {
    const game = this.#game;
    const { seats } = this.#setup;
    const sees = (seat: Seat): readonly number[] => {
      this.#expect(game.resampler(this.#setup, game.view(state, seat)), seat, []);
      return Array.from(this.#values);
    };
    // Where no seat has a secret all seats see the same: one look serves for all.
    if (!game.keepsSecrets(this.#setup)) return this.told(sees(0));
    const seen = Array.from({ length: seats }, (_, seat) => sees(seat));
    const own = seen.map((values, seat) => values[seat]);
    const open = seen.reduce((sum, values) => sum + sumOf(values), 0) / seats;
    const scale = open / sumOf(own);
    return this.told(own.map((value) => value * scale));
  }

  /** By seat: expected payoffs as shares of matches, which add up to what a common defeat leaves of 1. */
  told(payoffs: readonly number[]): readonly number[] {
    return temperedAll(payoffs, this.#certainty, LEAST);
  }

  /** The share of a seat once it has made a choice. */
  after(sampler: Resampler, seat: Seat, codes: readonly number[]): number {
    this.#expect(sampler, seat, codes);
    return this.honest(this.#values[seat]);
  }

  /** Writes the payoff that each seat may expect, as one of them sees it, to `#values`. */
  #expect(sampler: Resampler, seat: Seat, codes: readonly number[]): void {
    // The same draws each time: what differs between two moments then is what happened, and not what was drawn.
    this.#rng.reseed(this.#seed);
    for (const sample of this.#samples) sampler.draw(this.#rng, sample);
    const [one] = this.#samples;
    // Where nothing is hidden all are the same one.
    const distinct = this.#samples.every((sample) => sample.equals(one)) ? [one] : this.#samples;
    this.#values.fill(0);
    for (const sample of distinct) {
      this.#work.copyFrom(sample);
      for (const code of codes) this.#game.apply(this.#work, seat, code);
      this.#answers.give(this.#work);
      this.#expectation.add(this.#work, 1 / distinct.length, LEAVES, this.#values);
    }
  }

  /** An expected payoff as the share of matches that are won with it (`Knowledge.certainty`). */
  honest(value: number): number {
    const share = Math.min(1 - LEAST, Math.max(LEAST, value));
    return tempered(share, this.#certainty, this.#setup.seats);
  }
}
