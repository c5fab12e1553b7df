import type { Game, Resampler } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { completed, plansOf } from '../candidates.ts';
import { assertActing, Hand } from '../hand.ts';
import type { Limits } from '../search/thinking.ts';
import { type Choices, Decision } from './decision.ts';
import { Meter } from './meter.ts';
import type { MatrixSettings } from './settings.ts';
import { MatrixThinking } from './thinking.ts';
import { pairOf, Values } from './value.ts';

/**
 * Where two seats choose at once, and the game knows whole choices worth thinking about, a matrix of payoffs sees more
 * than a tree of small moves. It also takes decisions of one seat that lead straight to such a decision.
 */
export class MatrixMaker {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #rng: Rng;
  readonly #settings: MatrixSettings;
  readonly #values: Values;
  readonly #hand: Hand;
  readonly #moves: MoveList;
  /** True where a match begins with two seats that choose at once, so that choices alone are likely to be asides. */
  readonly #isOfPairs: boolean;

  constructor(game: Game, setup: Setup, rng: Rng, settings: MatrixSettings) {
    this.#game = game;
    this.#setup = setup;
    this.#rng = rng;
    this.#settings = settings;
    this.#values = new Values(game, setup, rng, settings);
    this.#hand = new Hand(game, setup, rng);
    this.#moves = new MoveList(setup.bounds.moves);
    const start = game.start(setup);
    this.#hand.settle(start);
    this.#isOfPairs = pairOf(game.actors(start)) !== null;
  }

  /** Starts to think about a decision; null where it is none for a matrix. */
  begin(sampler: Resampler, seat: Seat, limits: Limits): MatrixThinking | null {
    const game = this.#game;
    if (game.knowledge?.plans === undefined) return null;
    const truth = game.State.blank(this.#setup);
    sampler.draw(this.#rng, truth);
    const actors = game.actors(truth);
    assertActing(actors, seat);
    if (pairOf(actors) === null && !(this.#isOfPairs && actors === maskOf(seat))) return null;
    const plans = plansOf(game, truth, seat, this.#rng, this.#moves);
    if (plans === null) return null;
    const rows = actors === maskOf(seat) ? plans.map((plan) => completed(this.#hand, truth, seat, plan)) : plans;
    const other = actors === maskOf(seat) ? this.#nextRival(truth, seat, rows) : otherOf(pairOf(actors), seat);
    if (other === null) return null;
    // A seat that does not choose now has one choice: nothing.
    const columns = actors === maskOf(seat) ? [[]] : plansOf(game, truth, other, this.#rng, this.#moves);
    if (columns === null) return null;
    const scratch = game.State.blank(this.#setup);
    const decision = new Decision(
      game,
      this.#truths(sampler, truth),
      [seat, other],
      [rows, columns],
      scratch,
      this.#values.near,
      new Meter(limits),
    );
    return new MatrixThinking(decision, this.#values, this.#settings, this.#rng);
  }

  /** Different truths that fit the view, the first of them given. */
  #truths(sampler: Resampler, first: AnyState): readonly AnyState[] {
    const truths = [first];
    for (let i = 1; i < this.#settings.truths; i += 1) {
      const truth = this.#game.State.blank(this.#setup);
      sampler.draw(this.#rng, truth);
      if (!truths.some((one) => one.equals(truth))) truths.push(truth);
    }
    return truths;
  }

  /** The seat that chooses at once with this one after a choice that this one makes alone; null where there is none. */
  #nextRival(truth: AnyState, seat: Seat, rows: Choices): Seat | null {
    const state = truth.clone();
    for (const code of rows[0] ?? []) this.#game.apply(state, seat, code);
    this.#hand.settle(state);
    return otherOf(pairOf(this.#game.actors(state)), seat);
  }
}

function otherOf(pair: readonly [Seat, Seat] | null, seat: Seat): Seat | null {
  if (pair === null || !pair.includes(seat)) return null;
  return pair[0] === seat ? pair[1] : pair[0];
}
