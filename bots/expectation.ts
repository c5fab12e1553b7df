import type { AnyState, Game, Setup } from '@marchlands/core/game.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { Hand } from './hand.ts';
import { payoffOf } from './payoff.ts';
import { FULL_RANDOM, Playout } from './playout.ts';

interface Level {
  readonly state: AnyState;
  readonly outcomes: OutcomeList;
}

/**
 * What a state is worth once chance has acted: every outcome weighed by its probability as long as there are few,
 * samples where there are many. Worth is the game's evaluation, or playouts where the game brings none.
 */
export class Expectation {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #hand: Hand;
  readonly #playout: Playout;
  readonly #playouts: number;
  readonly #worth: Float64Array;
  readonly #scratch: AnyState;
  readonly #levels: Level[] = [];

  /** @param playouts how many playouts stand for the evaluation of a game without knowledge */
  constructor(game: Game, setup: Setup, rng: Rng, playouts: number) {
    this.#game = game;
    this.#setup = setup;
    this.#hand = new Hand(game, setup, rng);
    this.#playout = new Playout(game, setup, rng, FULL_RANDOM);
    this.#playouts = playouts;
    this.#worth = new Float64Array(setup.seats);
    this.#scratch = game.blank(setup);
  }

  /**
   * Adds `weight` times the expected payoff of each seat to `values`; changes the state.
   * @param leaves about how many results of chance may be looked at, at least 1
   */
  add(state: AnyState, weight: number, leaves: number, values: Float64Array): void {
    this.#expand(state, weight, leaves, values, 0);
  }

  #expand(state: AnyState, weight: number, leaves: number, values: Float64Array, depth: number): void {
    const game = this.#game;
    if (game.actors(state) !== CHANCE) {
      this.#addWorth(state, weight, values);
      return;
    }
    const level = this.#level(depth);
    game.outcomes(state, level.outcomes);
    const { codes, weights, length, total } = level.outcomes;
    if (length > leaves) {
      const samples = Math.max(1, Math.floor(leaves));
      for (let i = 0; i < samples; i += 1) {
        level.state.copyFrom(state);
        this.#hand.settle(level.state);
        this.#addWorth(level.state, weight / samples, values);
      }
      return;
    }
    for (let i = 0; i < length; i += 1) {
      level.state.copyFrom(state);
      game.apply(level.state, CHANCE, codes[i] as number);
      this.#expand(level.state, (weight * (weights[i] as number)) / total, leaves / length, values, depth + 1);
    }
  }

  #addWorth(state: AnyState, weight: number, values: Float64Array): void {
    const game = this.#game;
    const worth = this.#worth;
    if (game.actors(state) === NOBODY) {
      payoffOf(game.result(state), worth);
      addScaled(values, worth, weight);
    } else if (game.knowledge !== undefined) {
      game.knowledge.evaluate(state, worth);
      addScaled(values, worth, weight);
    } else {
      for (let i = 0; i < this.#playouts; i += 1) {
        this.#scratch.copyFrom(state);
        this.#playout.run(this.#scratch, worth);
        addScaled(values, worth, weight / this.#playouts);
      }
    }
  }

  #level(depth: number): Level {
    const made = this.#levels[depth];
    if (made !== undefined) return made;
    const level = { state: this.#game.blank(this.#setup), outcomes: new OutcomeList(this.#setup.bounds.outcomes) };
    this.#levels[depth] = level;
    return level;
  }
}

function addScaled(values: Float64Array, added: Float64Array, factor: number): void {
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] as number) + (added[i] as number) * factor;
}
