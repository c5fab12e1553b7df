import type { Decision } from './decision.ts';
import { type Oracle, upTo } from './oracle.ts';
import { type Habit, matchRegrets } from './regret.ts';
import type { MatrixSettings } from './settings.ts';

/** Smaller probabilities are residue of early rounds and are not played. */
const NOISE = 0.005;

/** Some choices of both seats: the part of a decision that is solved (McMahan, Gordon, Blum 2003: restricted game). */
export interface RestrictedGame {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The naive mixture of the other seat, by column. */
  readonly habit: Habit;
}

/** A restricted game with both mixtures. */
export interface Solution extends RestrictedGame {
  /** By row: its probability. */
  readonly mixture: Float64Array;
  /** By column: the assumed probability of the other seat. */
  readonly against: Float64Array;
}

/**
 * The initial choices: those in an oracle's mixtures, the other seat's naive ones, and answers to them. If the budget
 * is too small, only the oracle's choices, whose cells are all computed.
 */
export function firstGame(decision: Decision, oracle: Oracle, settings: MatrixSettings): RestrictedGame {
  const { faint, naive, naiveChoices, entrants } = settings;
  const { rows, columns, mixtures } = oracle;
  // A seat that chooses alone has nothing to guess, but may look ahead with several choices.
  if (decision.columns.length === 1) {
    const best = answersTo(decision, [0], upTo(decision.rows.length)) ?? answersTo(decision, [0], rows) ?? rows;
    return withoutHabit(best.slice(0, entrants), [0]);
  }
  const likely = (choices: readonly number[], mixture: Float64Array) => choices.filter((_, i) => mixture[i] >= faint);
  const known = withoutHabit(likely(rows, mixtures.rows), likely(columns, mixtures.columns));
  const habits = naive > 0 ? naiveColumns(decision, naiveChoices) : [];
  const answers = habits.length > 0 ? answersTo(decision, habits, upTo(decision.rows.length)) : null;
  if (answers === null) return known;
  const allRows = [...new Set([...known.rows, ...answers.slice(0, naiveChoices)])];
  const allColumns = [...new Set([...known.columns, ...habits])];
  if (!decision.meter.allows(decision.unknown(allRows, allColumns))) return known;
  const shares = Float64Array.from(allColumns, (column) => (habits.includes(column) ? 1 / habits.length : 0));
  return { rows: allRows, columns: allColumns, habit: { share: naive, columns: shares } };
}

function withoutHabit(rows: readonly number[], columns: readonly number[]): RestrictedGame {
  return { rows, columns, habit: { share: 0, columns: new Float64Array(columns.length) } };
}

/** Solves a restricted game from its computed cells. */
export function solve(decision: Decision, game: RestrictedGame, rounds: number): Solution {
  const { habit, rows, columns } = game;
  const found = matchRegrets(decision.payoffs(rows, columns), rounds, habit);
  const { share } = habit;
  const against = found.columns.map((p, j) => (1 - share) * p + share * habit.columns[j]);
  return { ...game, mixture: withoutNoise(found.rows), against };
}

/** True for probabilities that count when answers are sought. */
export function isPlayed(probability: number | undefined): boolean {
  return (probability ?? 0) >= NOISE;
}

/** The other seat's best choices if nobody else acted; several if tied, none without budget. */
function naiveColumns(decision: Decision, most: number): readonly number[] {
  if (!decision.meter.allows(decision.columns.length)) return [];
  const values = decision.columns.map((_, column) => decision.alone(column));
  const best = Math.max(...values);
  const found = [...values.keys()].filter((column) => values[column] > best - 1e-9);
  return found.slice(0, most);
}

/** These rows, sorted by their value against these columns; null without budget. */
function answersTo(decision: Decision, columns: readonly number[], rows: readonly number[]): readonly number[] | null {
  if (!decision.meter.allows(decision.unknown(rows, columns))) return null;
  const values = new Map(
    rows.map((row) => [row, columns.reduce((sum, column) => sum + decision.first(row, column), 0)]),
  );
  return [...rows].sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
}

function withoutNoise(mixture: Float64Array): Float64Array {
  const kept = mixture.map((p) => (p < NOISE ? 0 : p));
  const total = kept.reduce((sum, p) => sum + p, 0);
  return kept.map((p) => p / total);
}
