import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { completed } from '../candidates.ts';
import { Expectation } from '../expectation.ts';
import { MoveSampler } from '../move-sampler.ts';

/** About how many chance results to evaluate if chance acts after a choice. */
const LEAVES = 8;

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((code, i) => code === b[i]);
}

/** Lists, makes and weighs whole choices. */
export class Choices {
  readonly game: Game;
  readonly #rng: Rng;
  readonly #moves: MoveList;
  readonly #moveSampler: MoveSampler;
  readonly #expectation: Expectation;
  readonly #values: Float64Array;
  readonly #scratch: AnyState;
  #trial: AnyState;
  #best: AnyState;
  /** Scratch copies; those before `#used` are in use. */
  readonly #copies: AnyState[] = [];
  #used = 0;

  constructor(game: Game, setup: Setup, rng: Rng) {
    this.game = game;
    this.#rng = rng;
    this.#moves = new MoveList(setup.bounds.moves);
    this.#moveSampler = new MoveSampler(game, setup, rng);
    this.#expectation = new Expectation(game, setup, rng);
    this.#values = new Float64Array(setup.seats);
    this.#scratch = game.State.blank(setup);
    this.#trial = game.State.blank(setup);
    this.#best = game.State.blank(setup);
  }

  /** The promising choices for the current decision, each whole, ready to send. */
  whole(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    const list = [...this.list(state, seat)];
    const deep: number[][] = [];
    this.game.knowledge?.deepPlans?.(state, seat, deep);
    for (const codes of deep) if (!list.some((one) => isSame(one, codes))) list.push(codes);
    return list.map((codes) => completed(this.#moveSampler, state, seat, codes));
  }

  /** The promising choices: the game's plans, or all moves if it has none here; `make` completes them. */
  list(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    const plans: number[][] = [];
    this.game.knowledge?.plans?.(state, seat, this.#rng, plans);
    return plans.length > 0 ? plans : this.moves(state, seat).map((code) => [code]);
  }

  moves(state: AnyState, seat: Seat): number[] {
    this.game.legal(state, seat, this.#moves);
    return this.#moves.toArray();
  }

  /** Makes a choice, completed with sensible moves if it ends inside a choice that is sent whole. */
  make(state: AnyState, seat: Seat, codes: readonly number[]): void {
    for (const code of codes) this.game.apply(state, seat, code);
    while (!isAtRest(this.game, state)) {
      const { knowledge } = this.game;
      const move =
        knowledge?.aheadMove?.(state, seat, this.#moveSampler.rng) ?? this.#moveSampler.sensibleMove(state, seat);
      this.game.apply(state, seat, move);
    }
  }

  /** A copy of a state, valid until `forgetCopies`. */
  copyOf(state: AnyState): AnyState {
    if (this.#used === this.#copies.length) this.#copies.push(state.clone());
    else this.#copies[this.#used].copyFrom(state);
    this.#used += 1;
    return this.#copies[this.#used - 1];
  }

  /** Releases all copies. */
  forgetCopies(): void {
    this.#used = 0;
  }

  /** The value of a state to a seat, 0..1, chance averaged; the state is not changed. */
  value(state: AnyState, seat: Seat): number {
    const { knowledge } = this.game;
    if (knowledge !== undefined && this.game.actors(state) > 0) {
      knowledge.evaluate(state, this.#values);
      return this.#values[seat];
    }
    this.#values.fill(0);
    this.#scratch.copyFrom(state);
    this.#expectation.add(this.#scratch, 1, LEAVES, this.#values);
    return this.#values[seat];
  }

  /** Makes the seat's choice with the best immediate value. */
  makeBest(state: AnyState, seat: Seat): void {
    const list = this.list(state, seat);
    if (list.length === 1) {
      this.make(state, seat, list[0]);
      return;
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const codes of list) {
      this.#trial.copyFrom(state);
      this.make(this.#trial, seat, codes);
      const value = this.value(this.#trial, seat);
      if (value <= most) continue;
      most = value;
      const found = this.#trial;
      this.#trial = this.#best;
      this.#best = found;
    }
    state.copyFrom(this.#best);
  }
}
