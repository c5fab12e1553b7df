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

/** Results of chance that are looked at for one cell. */
const LEAVES = 8;

/** The two seats that choose at once; null where one chooses alone, or more than two do. */
export function pairOf(actors: number): readonly [Seat, Seat] | null {
  if (!isSimultaneous(actors)) return null;
  const rest = actors & (actors - 1);
  return isSimultaneous(rest) ? null : [firstOf(actors), firstOf(rest)];
}

/** The values of states, by the game's evaluation or by solving the decisions that come next. */
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

  /** By evaluation, chance averaged. */
  readonly near = (state: AnyState, values: Float64Array): void => {
    values.fill(0);
    this.#expectation.add(state, 1, LEAVES, values);
  };

  /**
   * By solving the next `depth` decisions, later ones only where the mixtures of earlier ones meet. Where the meter allows
   * no more it ends at once, and what it has written then is of no use.
   * @param leaves about how many results of chance are looked at before the next decision
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

  /** The whole choices of a seat worth thinking about. */
  choices(state: AnyState, seat: Seat): readonly (readonly number[])[] {
    return candidatesOf(this.#game, state, seat, this.#rng, this.#moves);
  }

  /** Every outcome weighed where there are few, samples where there are many, or where much chance comes in a row. */
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

  /** A decision of two; where more are looked ahead its value is that of the pairs of choices that meet most often. */
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
