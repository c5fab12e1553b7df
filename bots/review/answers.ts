import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { firstOf, isSimultaneous } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import type { Expectation } from '../expectation.ts';

/** A decision with so few alternatives counts as an answer: pay or lose, accept or decline. */
const ALTERNATIVES = 2;
/** Most answers in a row. */
const MOST = 12;
/** About how many chance results to evaluate after each alternative. */
const LEAVES = 12;

/**
 * Plays the pending answers of a state, each the best for its seat one ply ahead. An evaluation cannot foresee them:
 * the value of an open question depends on its answer.
 */
export class Answers {
  readonly #game: Game;
  readonly #expectation: Expectation;
  readonly #legal: MoveList;
  readonly #trial: AnyState;
  readonly #values: Float64Array;

  constructor(game: Game, setup: Setup, expectation: Expectation) {
    this.#game = game;
    this.#expectation = expectation;
    this.#legal = new MoveList(setup.bounds.moves);
    this.#trial = game.State.blank(setup);
    this.#values = new Float64Array(setup.seats);
  }

  /** @param state a sampled one; it is changed */
  give(state: AnyState): void {
    for (let i = 0; i < MOST; i += 1) {
      const code = this.#best(state);
      if (code === null) return;
      this.#game.apply(state, firstOf(this.#game.actors(state)), code);
    }
  }

  /** The code of the best answer; null if no answer is due. */
  #best(state: AnyState): number | null {
    const actors = this.#game.actors(state);
    if (actors <= 0 || isSimultaneous(actors)) return null;
    const seat = firstOf(actors);
    this.#game.legal(state, seat, this.#legal);
    const { codes, length } = this.#legal;
    if (length !== ALTERNATIVES) return null;
    let best = codes[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i += 1) {
      this.#trial.copyFrom(state);
      this.#game.apply(this.#trial, seat, codes[i]);
      this.#values.fill(0);
      this.#expectation.add(this.#trial, 1, LEAVES, this.#values);
      if (this.#values[seat] <= most) continue;
      most = this.#values[seat];
      best = codes[i];
    }
    return best;
  }
}
