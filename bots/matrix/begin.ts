import type { Game, Resampler } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { completed, plansOf } from '../candidates.ts';
import { type Limits, Meter } from '../meter.ts';
import { assertActing, MoveSampler } from '../move-sampler.ts';
import { type Choices, Decision } from './decision.ts';
import type { MatrixSettings } from './settings.ts';
import { MatrixThinking } from './thinking.ts';
import { pairOf, Values } from './value.ts';

/**
 * If two seats choose at once and the game has plans, a payoff matrix sees more than a tree of small moves. It also
 * handles decisions of one seat that lead straight to such a decision.
 */
export class MatrixMaker {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #rng: Rng;
  readonly #settings: MatrixSettings;
  readonly #values: Values;
  readonly #moveSampler: MoveSampler;
  readonly #moves: MoveList;
  /** True if a match begins with two seats choosing at once, so that choices made alone are probably minor. */
  readonly #isOfPairs: boolean;

  constructor(game: Game, setup: Setup, rng: Rng, settings: MatrixSettings) {
    this.#game = game;
    this.#setup = setup;
    this.#rng = rng;
    this.#settings = settings;
    this.#values = new Values(game, setup, rng, settings);
    this.#moveSampler = new MoveSampler(game, setup, rng);
    this.#moves = new MoveList(setup.bounds.moves);
    const start = game.start(setup);
    this.#moveSampler.settle(start);
    this.#isOfPairs = pairOf(game.actors(start)) !== null;
  }

  /** Starts to think about a decision; null if it does not suit a matrix. */
  begin(sampler: Resampler, seat: Seat, limits: Limits): MatrixThinking | null {
    const game = this.#game;
    if (game.knowledge?.plans === undefined) return null;
    const root = game.State.blank(this.#setup);
    sampler.draw(this.#rng, root);
    const actors = game.actors(root);
    assertActing(actors, seat);
    if (pairOf(actors) === null && !(this.#isOfPairs && actors === maskOf(seat))) return null;
    const plans = plansOf(game, root, seat, this.#rng, this.#moves);
    if (plans === null) return null;
    const rows = actors === maskOf(seat) ? plans.map((plan) => completed(this.#moveSampler, root, seat, plan)) : plans;
    const other = actors === maskOf(seat) ? this.#nextRival(root, seat, rows) : otherOf(pairOf(actors), seat);
    if (other === null) return null;
    // A seat that does not choose now has one choice: to do nothing.
    const columns = actors === maskOf(seat) ? [[]] : plansOf(game, root, other, this.#rng, this.#moves);
    if (columns === null) return null;
    const scratch = game.State.blank(this.#setup);
    const decision = new Decision(
      game,
      this.#sample(sampler, root),
      [seat, other],
      [rows, columns],
      scratch,
      this.#values.near,
      new Meter(limits),
    );
    return new MatrixThinking(decision, this.#values, this.#settings, this.#rng);
  }

  /** Distinct states sampled from the view, beginning with the given one. */
  #sample(sampler: Resampler, first: AnyState): readonly AnyState[] {
    const samples = [first];
    for (let i = 1; i < this.#settings.samples; i += 1) {
      const sample = this.#game.State.blank(this.#setup);
      sampler.draw(this.#rng, sample);
      if (!samples.some((one) => one.equals(sample))) samples.push(sample);
    }
    return samples;
  }

  /** The seat that will choose at once with this one after its lone choice, or null. */
  #nextRival(root: AnyState, seat: Seat, rows: Choices): Seat | null {
    const state = root.clone();
    for (const code of rows[0] ?? []) this.#game.apply(state, seat, code);
    this.#moveSampler.settle(state);
    return otherOf(pairOf(this.#game.actors(state)), seat);
  }
}

function otherOf(pair: readonly [Seat, Seat] | null, seat: Seat): Seat | null {
  if (pair === null || !pair.includes(seat)) return null;
  return pair[0] === seat ? pair[1] : pair[0];
}
