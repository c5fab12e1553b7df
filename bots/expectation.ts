import type { Game } from '@marchlands/core/game.ts';
import type { ChanceWalk, ChanceWalks } from '@marchlands/core/knowledge.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { MoveSampler } from './move-sampler.ts';
import { FULL_RANDOM, Playout } from './playout.ts';

interface Level {
  readonly state: AnyState;
  readonly outcomes: OutcomeList;
}

/**
 * The expected value of a state over chance: all outcomes weighted by probability if there are few, samples if there
 * are many, none if the game's evaluation allows for them. Values come from the game's evaluation, or from a playout
 * without one. If the game can compute the exact expectation, that is used instead of any draw.
 */
export class Expectation {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #moveSampler: MoveSampler;
  readonly #playout: Playout;
  readonly #leaf: Float64Array;
  readonly #levels: Level[] = [];
  /** Null if the game has no walk for its evaluation. */
  readonly #walks: ChanceWalks | null;
  readonly #walk: ChanceWalk | null;

  constructor(game: Game, setup: Setup, rng: Rng) {
    this.#game = game;
    this.#setup = setup;
    this.#moveSampler = new MoveSampler(game, setup, rng);
    this.#playout = new Playout(game, setup, rng, FULL_RANDOM);
    this.#leaf = new Float64Array(setup.seats);
    const { knowledge } = game;
    const walks = knowledge?.chanceWalks;
    this.#walks = walks !== undefined && walks.evaluate === knowledge?.evaluate ? walks : null;
    this.#walk = this.#walks?.make(setup) ?? null;
  }

  /** The key shared by moves with equal expectations; for a unique move its code. */
  alike(state: AnyState, code: number): number {
    return this.#walks?.alike?.(state, code) ?? code;
  }

  /**
   * Adds `weight` times the expected payoff of each seat to `values`; changes the state.
   * @param leaves about how many chance results to evaluate, at least 1
   */
  add(state: AnyState, weight: number, leaves: number, values: Float64Array): void {
    const walk = this.#walk;
    const isChance = walk !== null && this.#game.actors(state) === CHANCE;
    if (!isChance || !walk.add(state, weight, values)) this.#expand(state, weight, leaves, values, 0);
  }

  #expand(state: AnyState, weight: number, leaves: number, values: Float64Array, depth: number): void {
    const game = this.#game;
    if (game.actors(state) !== CHANCE || game.knowledge?.isQuiet?.(state) === true) {
      this.#addValue(state, weight, values);
      return;
    }
    const level = this.#level(depth);
    game.outcomes(state, level.outcomes);
    const { codes, weights, length, total } = level.outcomes;
    if (length > leaves) {
      const samples = Math.max(1, Math.floor(leaves));
      for (let i = 0; i < samples; i += 1) {
        level.state.copyFrom(state);
        this.#moveSampler.settle(level.state);
        this.#addValue(level.state, weight / samples, values);
      }
      return;
    }
    for (let i = 0; i < length; i += 1) {
      level.state.copyFrom(state);
      game.apply(level.state, CHANCE, codes[i]);
      this.#expand(level.state, (weight * weights[i]) / total, leaves / length, values, depth + 1);
    }
  }

  /** Adds the value of a state without averaging chance; may change the state. */
  #addValue(state: AnyState, weight: number, values: Float64Array): void {
    const { knowledge } = this.#game;
    const leaf = this.#leaf;
    if (knowledge === undefined || this.#game.actors(state) === NOBODY) this.#playout.run(state, leaf);
    else (this.#walks?.settled ?? knowledge.evaluate)(state, leaf);
    for (let i = 0; i < values.length; i += 1) values[i] = values[i] + leaf[i] * weight;
  }

  #level(depth: number): Level {
    if (depth < this.#levels.length) return this.#levels[depth];
    const level = {
      state: this.#game.State.blank(this.#setup),
      outcomes: new OutcomeList(this.#setup.bounds.outcomes),
    };
    this.#levels[depth] = level;
    return level;
  }
}
