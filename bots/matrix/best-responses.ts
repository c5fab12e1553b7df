import type { Decision } from './decision.ts';
import { isPlayed, type RestrictedGame, type Solution } from './restricted-game.ts';
import type { MatrixSettings } from './settings.ts';

/** A pair of choices, by number. */
export type Cell = readonly [row: number, column: number];

/** A choice outside the restricted game that may beat those in it. */
interface Deviation {
  readonly isRow: boolean;
  readonly choice: number;
}

/** The cells to compute next in a look-ahead, and the new restricted game. */
interface WorkItem {
  readonly game: RestrictedGame;
  readonly open: Cell[];
}

/**
 * The best-response step of one look-ahead (double oracle: McMahan, Gordon, Blum 2003). It finds the choices outside
 * the restricted game that currently seem best against the mixtures, computes their payoffs against the played choices,
 * and admits those that gain. Without it a mixture stays open to responses that looked bad only at less depth, or
 * before it leaned towards a naive opponent.
 */
export class BestResponses {
  readonly #decision: Decision;
  readonly #settings: MatrixSettings;
  /** True for the look by evaluation alone, in which all choices are known equally well. */
  readonly #isFirst: boolean;
  /** Choices that need no further check: those in the restricted game, and checked deviations. */
  readonly #rows: Set<number>;
  readonly #columns: Set<number>;
  /** The deviation being checked. */
  #deviation: Deviation | null = null;

  constructor(decision: Decision, settings: MatrixSettings, game: RestrictedGame, isFirst: boolean) {
    this.#decision = decision;
    this.#settings = settings;
    this.#isFirst = isFirst;
    this.#rows = new Set(game.rows);
    this.#columns = new Set(game.columns);
  }

  /** @returns null if no deviation is left to check */
  next(solution: Solution): WorkItem | null {
    const deviation = this.#deviation;
    this.#deviation = null;
    if (deviation !== null && this.#gains(solution, deviation.isRow)(deviation.choice) > this.#settings.gain) {
      return letIn(solution, deviation);
    }
    this.#deviation = this.#nextDeviation(solution, false) ?? this.#nextDeviation(solution, true);
    if (this.#deviation === null) return null;
    return { game: solution, open: meetings(solution, this.#deviation, true) };
  }

  /** A side's most promising unchecked deviation in this look, by current estimates. */
  #nextDeviation(solution: Solution, isRow: boolean): Deviation | null {
    const { deviations, deviationLoss, answers, gain } = this.#settings;
    const seen = isRow ? this.#rows : this.#columns;
    const all = isRow ? this.#decision.rows : this.#decision.columns;
    const most = this.#isFirst ? answers : deviations;
    if (seen.size >= (isRow ? solution.rows : solution.columns).length + most) return null;
    const gains = this.#gains(solution, isRow);
    const against = isRow ? solution.columns : solution.rows;
    let best = -1;
    let bestGain = this.#isFirst ? gain : -deviationLoss;
    for (let choice = 0; choice < all.length; choice += 1) {
      if (seen.has(choice)) continue;
      if (!this.#decision.meter.allows(against.length)) return null;
      const found = gains(choice);
      if (found <= bestGain) continue;
      best = choice;
      bestGain = found;
    }
    if (best < 0) return null;
    seen.add(best);
    return { isRow, choice: best };
  }

  /** The gain of a choice outside the restricted game over the best one in it, against the other side's mixture. */
  #gains({ rows, columns, mixture, against }: Solution, isRow: boolean): (choice: number) => number {
    const expects = isRow
      ? (row: number) => expected(columns, against, (column) => this.#decision.first(row, column))
      : (column: number) => expected(rows, mixture, (row) => this.#decision.second(row, column));
    const best = Math.max(...(isRow ? rows : columns).map(expects));
    return (choice) => expects(choice) - best;
  }
}

/** The restricted game with another choice, whose cells against the mixture are already computed. */
function letIn(solution: Solution, deviation: Deviation): WorkItem {
  const { rows, columns, habit } = solution;
  const { isRow, choice } = deviation;
  const game: RestrictedGame = {
    rows: isRow ? [...rows, choice] : rows,
    columns: isRow ? columns : [...columns, choice],
    habit: { share: habit.share, columns: Float64Array.of(...habit.columns, ...(isRow ? [] : [0])) },
  };
  return { game, open: meetings(solution, deviation, false) };
}

/**
 * The cells of a choice against the other side's choices in the restricted game: either the played or the unplayed
 * ones.
 */
function meetings(solution: Solution, { isRow, choice }: Deviation, arePlayed: boolean): Cell[] {
  const { rows, columns, mixture, against } = solution;
  if (isRow) return columns.filter((_, j) => isPlayed(against[j]) === arePlayed).map((column) => [choice, column]);
  return rows.filter((_, i) => isPlayed(mixture[i]) === arePlayed).map((row) => [row, choice]);
}

/** The expectation over the played choices of a mixture. */
function expected(choices: readonly number[], mixture: Float64Array, payoff: (choice: number) => number): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < choices.length; i += 1) {
    const p = mixture[i];
    if (!isPlayed(p)) continue;
    sum += p * payoff(choices[i]);
    weight += p;
  }
  return sum / weight;
}
