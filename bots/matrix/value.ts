import type { AnyState, Game, Setup } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { firstOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { candidatesOf, plansOf } from '../candidates.ts';
import { Expectation } from '../expectation.ts';
import { Hand, isSimultaneous } from '../hand.ts';
import { payoffOf } from '../payoff.ts';
import { Decision } from './decision.ts';
import { Oracle } from './oracle.ts';
import type { MatrixSettings } from './settings.ts';

/** Results of chance that are looked at for one cell. */
const LEAVES = 8;
/** Rounds of letting answers in, below the root: enough to know what a decision is worth. */
const ROUNDS_BELOW = 6;

/** The two seats that choose at once, or null where one chooses alone or more than two do. */
export function pairOf(actors: number): readonly [Seat, Seat] | null {
  if (!isSimultaneous(actors)) return null;
  const first = firstOf(actors);
  const rest = actors & (actors - 1);
  return (rest & (rest - 1)) === 0 ? [first, firstOf(rest)] : null;
}

/** Says what states are worth, by the game's evaluation or by solving the decisions that come next. */
export class Values {
  /** Cells worked out by all decisions solved here. */
  cells = 0;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #rng: Rng;
  readonly #settings: MatrixSettings;
  readonly #hand: Hand;
  readonly #expectation: Expectation;
  readonly #moves: MoveList;

  constructor(game: Game, setup: Setup, rng: Rng, settings: MatrixSettings) {
    this.#game = game;
    this.#setup = setup;
    this.#rng = rng;
    this.#settings = settings;
    this.#hand = new Hand(game, setup, rng);
    this.#expectation = new Expectation(game, setup, rng);
    this.#moves = new MoveList(setup.bounds.moves);
  }

  /** By evaluation, chance averaged. */
  readonly near = (state: AnyState, values: Float64Array): void => {
    values.fill(0);
    this.#expectation.add(state, 1, LEAVES, values);
  };

  /** By solving the next `depth` decisions, of which later ones only where the mixtures meet. */
  far(state: AnyState, depth: number, values: Float64Array): void {
    this.#hand.settle(state);
    const actors = this.#game.actors(state);
    if (actors === NOBODY) {
      payoffOf(this.#game.result(state), values);
      return;
    }
    const pair = pairOf(actors);
    if (depth <= 0 || (pair === null && isSimultaneous(actors))) this.near(state, values);
    else if (pair === null) this.#best(state, firstOf(actors), depth, values);
    else this.#solved(state, pair, depth, values);
  }

  /** A decision of two, solved; its value is that of the pairs of choices that meet most often. */
  #solved(state: AnyState, pair: readonly [Seat, Seat], depth: number, values: Float64Array): void {
    const root = state.clone();
    const choices = [this.#choices(root, pair[0]), this.#choices(root, pair[1])] as const;
    const decision = new Decision(this.#game, [root], pair, choices, state, this.near);
    const oracle = new Oracle(decision, this.#settings);
    for (let i = 0; i < ROUNDS_BELOW && !oracle.isDone; i += 1) oracle.step();
    this.cells += decision.cells;
    const followed = depth > 1 ? oracle.meetings(this.#settings.followedBelow) : [];
    if (followed.length === 0) {
      this.#fromMixtures(oracle, pair, values);
      return;
    }
    const part = new Float64Array(values.length);
    values.fill(0);
    const total = followed.reduce((sum, { probability }) => sum + probability, 0);
    for (const { row, column, probability } of followed) {
      decision.play(root, row, column, state);
      this.far(state, depth - 1, part);
      for (let seat = 0; seat < values.length; seat += 1) {
        values[seat] = (values[seat] as number) + ((part[seat] as number) * probability) / total;
      }
    }
  }

  #fromMixtures(oracle: Oracle, pair: readonly [Seat, Seat], values: Float64Array): void {
    // Seats that take no part keep nothing of it: what they expect is not asked for.
    values.fill(0);
    values[pair[0]] = oracle.mixtures.values[0];
    values[pair[1]] = oracle.mixtures.values[1];
  }

  /** The best choice of a seat that chooses alone. */
  #best(state: AnyState, seat: Seat, depth: number, values: Float64Array): void {
    const root = state.clone();
    const best = new Float64Array(values.length).fill(-1);
    const found = new Float64Array(values.length);
    for (const codes of candidatesOf(this.#game, root, seat, this.#rng, this.#moves)) {
      state.copyFrom(root);
      for (const code of codes) this.#game.apply(state, seat, code);
      this.far(state, depth - 1, found);
      this.cells += 1;
      if ((found[seat] as number) > (best[seat] as number)) best.set(found);
    }
    values.set(best);
  }

  #choices(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    return plansOf(this.#game, state, seat, this.#rng, this.#moves) ?? candidatesOf(this.#game, state, seat, this.#rng, this.#moves);
  }
}
