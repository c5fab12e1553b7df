import type { Decision } from './decision.ts';
import { isPlayed, type RestrictedGame, type Solution } from './restricted-game.ts';
import type { MatrixSettings } from './settings.ts';

/** Two choices that meet, by number. */
export type Cell = readonly [row: number, column: number];

/** A choice outside the restricted game that may gain on those in it. */
interface Deviation {
  readonly isRow: boolean;
  readonly choice: number;
}

/** Cells to be worked out next in a look ahead, and the restricted game from then on. */
interface WorkItem {
  readonly game: RestrictedGame;
  readonly open: Cell[];
}

/**
 * The best-response step of one look ahead (double oracle: McMahan, Gordon, Blum 2003). It finds the choices outside the
 * restricted game that seem best against the mixtures by what is known so far, has them worked out against what is played,
 * and lets those in that do gain. Without it a mixture is open to responses that looked bad only from nearer by, or before
 * it leaned towards a naive opponent.
 */
export class BestResponses {
  readonly #decision: Decision;
  readonly #settings: MatrixSettings;
  /** True for the look by evaluation alone, where all choices are known equally well. */
  readonly #isFirst: boolean;
  /** Choices that need no check any more: those in the restricted game, and deviations that were checked. */
  readonly #rows: Set<number>;
  readonly #columns: Set<number>;
  /** The deviation that is being checked. */
  #deviation: Deviation | null = null;

  constructor(decision: Decision, settings: MatrixSettings, game: RestrictedGame, isFirst: boolean) {
    this.#decision = decision;
    this.#settings = settings;
    this.#isFirst = isFirst;
    this.#rows = new Set(game.rows);
    this.#columns = new Set(game.columns);
  }

  /** @returns null where no deviation is left to check */
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

  /** The most promising deviation of a side that was not checked in this look, by what is known of it. */
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

  /** What a choice outside the restricted game gains on the best one in it, against the mixture of the other side. */
  #gains({ rows, columns, mixture, against }: Solution, isRow: boolean): (choice: number) => number {
    const expects = isRow
      ? (row: number) => expected(columns, against, (column) => this.#decision.first(row, column))
      : (column: number) => expected(rows, mixture, (row) => this.#decision.second(row, column));
    const best = Math.max(...(isRow ? rows : columns).map(expects));
    return (choice) => expects(choice) - best;
  }
}

/** The restricted game with one choice more; what it met in the mixture is worked out already. */
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

/** Where a choice meets those of the other side in the restricted game, either those that are played or those that are not. */
function meetings(solution: Solution, { isRow, choice }: Deviation, arePlayed: boolean): Cell[] {
  const { rows, columns, mixture, against } = solution;
  if (isRow) return columns.filter((_, j) => isPlayed(against[j]) === arePlayed).map((column) => [choice, column]);
  return rows.filter((_, i) => isPlayed(mixture[i]) === arePlayed).map((row) => [row, choice]);
}

/** What is expected over the choices of a mixture that are played. */
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
