import type { Decision } from './decision.ts';
import type { Oracle } from './oracle.ts';
import { type Habit, matchRegrets } from './regret.ts';
import type { MatrixSettings } from './settings.ts';

/** Probabilities below this come from rounds that were still learning; they are not played. */
const NOISE = 0.005;

/** Choices of both that are weighed exactly. */
export interface Field {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** What the other does where it is naive, by column. */
  readonly habit: Habit;
}

/** What became of a field. */
export interface Weighed extends Field {
  /** By row: how likely it is to be played. */
  readonly mixture: Float64Array;
  /** By column: how likely the other is taken to play it. */
  readonly against: Float64Array;
}

/** The choices that matter at first: those in an oracle's mixtures, naive ones of the other, answers to them. */
export function firstField(decision: Decision, oracle: Oracle, settings: MatrixSettings): Field {
  const { faint, naive, naiveChoices, entrants } = settings;
  const { rows, columns, mixtures } = oracle;
  // Who chooses alone has nothing to guess, but may look ahead with several choices.
  if (decision.columns.length === 1) {
    const best = answersTo(decision, [0]).slice(0, entrants);
    return { rows: best, columns: [0], habit: { share: 0, columns: new Float64Array(1) } };
  }
  const habits = naive > 0 ? naiveColumns(decision, naiveChoices) : [];
  const likely = (choices: readonly number[], mixture: Float64Array) =>
    choices.filter((_, i) => (mixture[i] as number) >= faint);
  const answers = habits.length === 0 ? [] : answersTo(decision, habits).slice(0, naiveChoices);
  const allRows = [...new Set([...likely(rows, mixtures.rows), ...answers])];
  const allColumns = [...new Set([...likely(columns, mixtures.columns), ...habits])];
  const shares = Float64Array.from(allColumns, (column) => (habits.includes(column) ? 1 / habits.length : 0));
  return { rows: allRows, columns: allColumns, habit: { share: habits.length === 0 ? 0 : naive, columns: shares } };
}

/** Solves what is known of the choices of a field. */
export function weigh(decision: Decision, field: Field, rounds: number): Weighed {
  const { habit, rows, columns } = field;
  const found = matchRegrets(decision.payoffs(rows, columns), rounds, habit);
  const { share } = habit;
  const against = found.columns.map((p, j) => (1 - share) * p + share * (habit.columns[j] as number));
  return { ...field, mixture: withoutNoise(found.rows), against };
}

/** True for probabilities that count when answers are sought. */
export function isPlayed(probability: number | undefined): boolean {
  return (probability ?? 0) >= NOISE;
}

/** What the other would choose if nobody else did anything; some of them where several are as good. */
function naiveColumns(decision: Decision, most: number): readonly number[] {
  const values = decision.columns.map((_, column) => decision.alone(column));
  const best = Math.max(...values);
  const found = [...values.keys()].filter((column) => (values[column] as number) > best - 1e-9);
  return found.slice(0, most);
}

/** All rows, those first that answer these columns best. */
function answersTo(decision: Decision, columns: readonly number[]): readonly number[] {
  const values = decision.rows.map((_, row) => columns.reduce((sum, column) => sum + decision.first(row, column), 0));
  return [...values.keys()].sort((a, b) => (values[b] as number) - (values[a] as number));
}

function withoutNoise(mixture: Float64Array): Float64Array {
  const kept = mixture.map((p) => (p < NOISE ? 0 : p));
  const total = kept.reduce((sum, p) => sum + p, 0);
  return kept.map((p) => p / total);
}
