import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { completed } from '../candidates.ts';
import { Expectation } from '../expectation.ts';
import { MoveSampler } from '../move-sampler.ts';

/** About how many results of chance are looked at where it acts after a choice. */
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
  /** Copies to work with: those before `#used` are in use. */
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

  /** The whole choices that are worth a look for the decision that is due, as they may be sent. */
  whole(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    const list = [...this.list(state, seat)];
    const deep: number[][] = [];
    this.game.knowledge?.deepPlans?.(state, seat, deep);
    for (const codes of deep) if (!list.some((one) => isSame(one, codes))) list.push(codes);
    return list.map((codes) => completed(this.#moveSampler, state, seat, codes));
  }

  /** The choices that are worth a look: the game's plans, or all moves where it has none here; `make` completes them. */
  list(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    const plans: number[][] = [];
    this.game.knowledge?.plans?.(state, seat, this.#rng, plans);
    return plans.length > 0 ? plans : this.moves(state, seat).map((code) => [code]);
  }

  moves(state: AnyState, seat: Seat): number[] {
    this.game.legal(state, seat, this.#moves);
    return this.#moves.toArray();
  }

  /** Makes a choice, with sensible moves behind it where it ends in the middle of what is sent whole. */
  make(state: AnyState, seat: Seat, codes: readonly number[]): void {
    for (const code of codes) this.game.apply(state, seat, code);
    while (!isAtRest(this.game, state)) {
      const { knowledge } = this.game;
      const move =
        knowledge?.aheadMove?.(state, seat, this.#moveSampler.rng) ?? this.#moveSampler.sensibleMove(state, seat);
      this.game.apply(state, seat, move);
    }
  }

  /** A copy of a state, good until `forgetCopies`. */
  copyOf(state: AnyState): AnyState {
    if (this.#used === this.#copies.length) this.#copies.push(state.clone());
    else this.#copies[this.#used].copyFrom(state);
    this.#used += 1;
    return this.#copies[this.#used - 1];
  }

  /** All copies may be written over. */
  forgetCopies(): void {
    this.#used = 0;
  }

  /** What a state is worth to a seat, 0..1, chance averaged; the state is not changed. */
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

  /** Makes the choice that is worth most to a seat as soon as it is made. */
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
