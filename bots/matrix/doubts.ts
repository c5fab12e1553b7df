import type { Decision } from './decision.ts';
import { type Field, isPlayed, type Weighed } from './field.ts';
import type { MatrixSettings } from './settings.ts';

/** Two choices that meet, by number. */
export type Cell = readonly [row: number, column: number];

/** A choice outside the field that may be better than those in it. */
interface Suspect {
  readonly isRow: boolean;
  readonly choice: number;
}

/** What is to be worked out next in a look ahead, and the field from then on. */
interface Errand {
  readonly field: Field;
  readonly open: Cell[];
}

/**
 * Doubts the mixtures of one look ahead: finds choices outside the field that seem to gain on them by what is known so
 * far, has them worked out against what is played, and lets those in that do gain. Without it a mixture is open to
 * answers that looked bad only from nearer by, or before it leaned towards a naive opponent.
 */
export class Doubts {
  readonly #decision: Decision;
  readonly #settings: MatrixSettings;
  /** True for the look by evaluation alone, where all choices are known equally well. */
  readonly #isFirst: boolean;
  /** Choices that need no doubt any more: those in the field, and those that were looked at. */
  readonly #rows: Set<number>;
  readonly #columns: Set<number>;
  /** The choice that is being looked at. */
  #suspect: Suspect | null = null;

  constructor(decision: Decision, settings: MatrixSettings, field: Field, isFirst: boolean) {
    this.#decision = decision;
    this.#settings = settings;
    this.#isFirst = isFirst;
    this.#rows = new Set(field.rows);
    this.#columns = new Set(field.columns);
  }

  /** @returns null where nothing is left to doubt */
  next(weighed: Weighed): Errand | null {
    const suspect = this.#suspect;
    this.#suspect = null;
    if (suspect !== null && this.#gains(weighed, suspect.isRow)(suspect.choice) > this.#settings.gain) {
      return letIn(weighed, suspect);
    }
    this.#suspect = this.#nextSuspect(weighed, false) ?? this.#nextSuspect(weighed, true);
    if (this.#suspect === null) return null;
    return { field: weighed, open: meetings(weighed, this.#suspect, true) };
  }

  /** The most promising choice of a side that was not looked at in this look, by what is known of it. */
  #nextSuspect(weighed: Weighed, isRow: boolean): Suspect | null {
    const { doubts, doubt, answers, gain } = this.#settings;
    const seen = isRow ? this.#rows : this.#columns;
    const all = isRow ? this.#decision.rows : this.#decision.columns;
    const most = this.#isFirst ? answers : doubts;
    if (seen.size >= (isRow ? weighed.rows : weighed.columns).length + most) return null;
    const gains = this.#gains(weighed, isRow);
    const against = isRow ? weighed.columns : weighed.rows;
    let best = -1;
    let bestGain = this.#isFirst ? gain : -doubt;
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

  /** What a choice outside the field gains on the best one in it, against the mixture of the other side. */
  #gains({ rows, columns, mixture, against }: Weighed, isRow: boolean): (choice: number) => number {
    const expects = isRow
      ? (row: number) => expected(columns, against, (column) => this.#decision.first(row, column))
      : (column: number) => expected(rows, mixture, (row) => this.#decision.second(row, column));
    const best = Math.max(...(isRow ? rows : columns).map(expects));
    return (choice) => expects(choice) - best;
  }
}

/** The field with one choice more; what it met in the mixture is worked out already. */
function letIn(weighed: Weighed, suspect: Suspect): Errand {
  const { rows, columns, habit } = weighed;
  const { isRow, choice } = suspect;
  const field: Field = {
    rows: isRow ? [...rows, choice] : rows,
    columns: isRow ? columns : [...columns, choice],
    habit: { share: habit.share, columns: Float64Array.of(...habit.columns, ...(isRow ? [] : [0])) },
  };
  return { field, open: meetings(weighed, suspect, false) };
}

/** Where a choice meets those of the other side in the field, either those that are played or those that are not. */
function meetings(weighed: Weighed, { isRow, choice }: Suspect, arePlayed: boolean): Cell[] {
  const { rows, columns, mixture, against } = weighed;
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
