import type { Game } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, isSimultaneous, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { candidatesOf } from '../candidates.ts';
import { Expectation } from '../expectation.ts';
import { Meter } from '../meter.ts';
import { MoveSampler } from '../move-sampler.ts';
import { payoffOf } from '../payoff.ts';
import { Decision } from './decision.ts';
import { Oracle } from './oracle.ts';
import type { MatrixSettings } from './settings.ts';

/** Chance results evaluated per cell. */
const LEAVES = 8;

/** The two seats that choose at once; null for any other number. */
export function pairOf(actors: number): readonly [Seat, Seat] | null {
  if (!isSimultaneous(actors)) return null;
  const rest = actors & (actors - 1);
  return isSimultaneous(rest) ? null : [firstOf(actors), firstOf(rest)];
}

/** Values states by the game's evaluation or by solving the next decisions. */
export class Values {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #settings: MatrixSettings;
  readonly #moveSampler: MoveSampler;
  readonly #expectation: Expectation;
  readonly #moves: MoveList;

  constructor(game: Game, setup: Setup, rng: Rng, settings: MatrixSettings) {
    this.#game = game;
    this.#rng = rng;
    this.#settings = settings;
    this.#moveSampler = new MoveSampler(game, setup, rng);
    this.#expectation = new Expectation(game, setup, rng);
    this.#moves = new MoveList(setup.bounds.moves);
  }

  /** By evaluation, averaging chance. */
  readonly near = (state: AnyState, values: Float64Array): void => {
    values.fill(0);
    this.#expectation.add(state, 1, LEAVES, values);
  };

  /**
   * By solving the next `depth` decisions, later ones only for pairs played by the earlier mixtures. Stops at once when
   * the meter runs out; its result is then invalid.
   * @param leaves about how many chance results to evaluate before the next decision
   */
  far(state: AnyState, depth: number, values: Float64Array, meter: Meter = new Meter(), leaves: number = LEAVES): void {
    const actors = this.#game.actors(state);
    const pair = pairOf(actors);
    if (actors === NOBODY) payoffOf(this.#game.result(state), values, this.#game.knowledge?.defeatShare);
    else if (actors === CHANCE) this.#overChance(state, depth, values, meter, leaves);
    else if (meter.isOut || depth <= 0 || (pair === null && isSimultaneous(actors))) this.near(state, values);
    else if (pair === null) this.#best(state, firstOf(actors), depth, values, meter);
    else this.#solved(state, pair, depth, values, meter);
  }

  /** A seat's candidate choices, each whole. */
  choices(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    return candidatesOf(this.#game, state, seat, this.#rng, this.#moves);
  }

  /** All outcomes weighted if there are few; samples if there are many, or much chance in a row. */
  #overChance(state: AnyState, depth: number, values: Float64Array, meter: Meter, leaves: number): void {
    const root = state.clone();
    const outcomes = new OutcomeList(root.setup.bounds.outcomes);
    this.#game.outcomes(root, outcomes);
    const isFew = outcomes.length <= leaves;
    const count = isFew ? outcomes.length : Math.max(1, Math.floor(leaves));
    const sum = new Float64Array(values.length);
    for (let i = 0; i < count; i += 1) {
      state.copyFrom(root);
      if (isFew) this.#game.apply(state, CHANCE, outcomes.codes[i]);
      else this.#moveSampler.settle(state);
      this.far(state, depth, values, meter, leaves / count);
      const weight = isFew ? outcomes.weights[i] / outcomes.total : 1 / count;
      values.forEach((value, seat) => {
        sum[seat] = sum[seat] + weight * value;
      });
    }
    values.set(sum);
  }

  /** A decision of two; at more depth its value is that of the most frequent pairs of choices. */
  #solved(state: AnyState, pair: readonly [Seat, Seat], depth: number, values: Float64Array, meter: Meter): void {
    const { answersBelow, followed } = this.#settings;
    const root = state.clone();
    const choices = [this.choices(root, pair[0]), this.choices(root, pair[1])] as const;
    const decision = new Decision(this.#game, [root], pair, choices, state, this.near, meter);
    const oracle = new Oracle(decision, this.#settings, answersBelow);
    while (!oracle.isDone) oracle.step();
    values.fill(0);
    if (depth === 1) {
      [values[pair[0]], values[pair[1]]] = oracle.mixtures.values;
      return;
    }
    const meetings = oracle.meetings(followed);
    const total = meetings.reduce((sum, { probability }) => sum + probability, 0);
    const part = new Float64Array(values.length);
    for (const { row, column, probability } of meetings) {
      decision.play(root, row, column, state);
      this.far(state, depth - 1, part, meter);
      part.forEach((value, seat) => {
        values[seat] = values[seat] + (value * probability) / total;
      });
    }
  }

  /** The best choice of a seat that chooses alone. */
  #best(state: AnyState, seat: Seat, depth: number, values: Float64Array, meter: Meter): void {
    const root = state.clone();
    const best = new Float64Array(values.length).fill(-1);
    for (const codes of this.choices(root, seat)) {
      if (meter.isOut) break;
      meter.spent += 1;
      state.copyFrom(root);
      for (const code of codes) this.#game.apply(state, seat, code);
      this.far(state, depth - 1, values, meter);
      if (values[seat] > best[seat]) best.set(values);
    }
    values.set(best);
  }
}
