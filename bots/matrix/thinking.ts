import type { AnyState } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Considered, Thinking, Thought } from '../bot.ts';
import type { Limits } from '../search/thinking.ts';
import type { Decision, Worth } from './decision.ts';
import { Oracle } from './oracle.ts';
import { type Habit, matchRegrets } from './regret.ts';
import type { MatrixSettings } from './settings.ts';
import type { Values } from './value.ts';

/** Probabilities below this come from rounds that were still learning; they are not played. */
const NOISE = 0.005;

/** Choices of both that are weighed exactly. */
interface Field {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** What the other does where it is naive, by column. */
  readonly habit: Habit;
}

/** What became of a field. */
interface Weighed extends Field {
  /** By row: how likely it is to be played. */
  readonly mixture: Float64Array;
  /** By column: how likely the other is taken to play it. */
  readonly against: Float64Array;
}

/** A choice outside the field that may be better than those in it. */
interface Suspect {
  readonly isRow: boolean;
  readonly choice: number;
}

/**
 * Thinks about a decision of two seats by its matrix of payoffs, one look ahead after the other: first by evaluation of
 * what every pair of choices leads to, then by solving the decisions that follow, for the choices that matter. The
 * answer is drawn from a mixture. An iteration is one cell of a matrix.
 */
export class MatrixThinking implements Thinking {
  readonly #decision: Decision;
  readonly #oracle: Oracle;
  readonly #values: Values;
  readonly #settings: MatrixSettings;
  readonly #rng: Rng;
  readonly #limits: Limits;
  readonly #started: number;
  readonly #cellsBefore: number;
  /** The outcome of the deepest look that was finished. */
  #weighed: Weighed | null = null;
  #depth = 1;
  /** The choices of the look ahead in progress; null before the first. */
  #field: Field | null = null;
  /** The choice that is being looked at, and those that were in this look, those in the field among them. */
  #suspect: Suspect | null = null;
  #suspected = { rows: new Set<number>(), columns: new Set<number>() };
  /** Cells of the look ahead in progress that are still to be worked out. */
  #open: (readonly [row: number, column: number])[] = [];
  #isDone = false;

  constructor(decision: Decision, values: Values, settings: MatrixSettings, rng: Rng, limits: Limits) {
    this.#decision = decision;
    this.#values = values;
    this.#settings = settings;
    this.#rng = rng;
    this.#limits = limits;
    this.#started = limits.clock();
    this.#cellsBefore = values.cells;
    this.#oracle = new Oracle(decision, settings, settings.answers);
  }

  step(iterations: number): boolean {
    const end = Math.min(this.#limits.iterations, this.#spent() + Math.max(1, iterations));
    while (!this.#isDone && this.#spent() < end) {
      if (this.#isOut()) return true;
      this.#goOn();
    }
    return this.#isDone || this.#spent() >= this.#limits.iterations || this.#isOut();
  }

  progress(): number {
    if (this.#isDone) return 1;
    const { iterations, milliseconds } = this.#limits;
    return Math.min(1, Math.max(this.#spent() / iterations, this.#elapsed() / milliseconds));
  }

  best(): Thought {
    const { rows, columns, mixture, against } = this.#weighed ?? this.#weigh(this.#firstField());
    // What was let in and is not worth playing is told too.
    const others = this.#oracle.rows.filter((row) => !rows.includes(row));
    const considered = [...rows, ...others].map(
      (row, i): Considered => ({
        codes: this.#decision.rows[row] as readonly number[],
        value: columns.reduce((sum, column, j) => sum + (against[j] as number) * this.#decision.first(row, column), 0),
        visits: columns.length,
        probability: mixture[i] ?? 0,
      }),
    );
    const drawn = considered[draw(mixture, this.#rng)] as Considered;
    considered.sort((a, b) => b.probability - a.probability || b.value - a.value);
    return { moves: drawn.codes, considered, iterations: this.#spent() };
  }

  /** One piece of work: a round of answers, or one cell of a deeper look. */
  #goOn(): void {
    if (!this.#oracle.isDone) {
      this.#oracle.step();
      return;
    }
    const cell = this.#open.pop();
    if (cell !== undefined) {
      this.#decision.set(cell[0], cell[1], this.#ahead);
      return;
    }
    const weighed = this.#weigh(this.#field ?? this.#begin(this.#firstField()));
    this.#weighed = weighed;
    if (weighed.columns.length > 1 && this.#doubt(weighed)) return;
    this.#lookDeeper(weighed);
  }

  #lookDeeper({ rows, columns, habit }: Weighed): void {
    this.#depth += 1;
    this.#begin({ rows, columns, habit });
    if (this.#depth > this.#settings.depth || rows.length === 1) this.#isDone = true;
    else this.#open = rows.flatMap((row) => columns.map((column) => [row, column] as const));
  }

  /** Starts a look with a field: nothing outside it was doubted yet. */
  #begin(field: Field): Field {
    this.#field = field;
    this.#suspected = { rows: new Set(field.rows), columns: new Set(field.columns) };
    return field;
  }

  readonly #ahead: Worth = (state: AnyState, values: Float64Array) => this.#values.far(state, this.#depth - 1, values);

  /**
   * Looks at choices outside the field that seem to gain on the mixtures of this look, and lets those in that do.
   * @returns true where there is more to work out before the look is finished
   */
  #doubt(weighed: Weighed): boolean {
    const suspect = this.#suspect;
    this.#suspect = null;
    if (suspect !== null && this.#gain(weighed, suspect) > this.#settings.gain) {
      const { isRow, choice } = suspect;
      const { rows, columns, habit } = weighed;
      const shares = Float64Array.of(...habit.columns, ...(isRow ? [] : [0]));
      this.#field = {
        rows: isRow ? [...rows, choice] : rows,
        columns: isRow ? columns : [...columns, choice],
        habit: { share: habit.share, columns: shares },
      };
      // Those that met it in the mixture are worked out already.
      this.#open = isRow
        ? columns.filter((_, j) => !isPlayed(weighed.against[j])).map((column) => [choice, column] as const)
        : rows.filter((_, i) => !isPlayed(weighed.mixture[i])).map((row) => [row, choice] as const);
      return true;
    }
    const next = this.#nextSuspect(weighed, false) ?? this.#nextSuspect(weighed, true);
    if (next === null) return false;
    this.#suspect = next;
    this.#open = next.isRow
      ? weighed.columns.filter((_, j) => isPlayed(weighed.against[j])).map((column) => [next.choice, column] as const)
      : weighed.rows.filter((_, i) => isPlayed(weighed.mixture[i])).map((row) => [row, next.choice] as const);
    return true;
  }

  /** The most promising choice of a side that was not looked at in this look, by what is known of it. */
  #nextSuspect(weighed: Weighed, isRow: boolean): Suspect | null {
    const { doubts, doubt, answers, gain: least } = this.#settings;
    // What the first look knows of a choice outside is as good as what it knows of those in the field.
    const isFirst = this.#depth === 1;
    const seen = isRow ? this.#suspected.rows : this.#suspected.columns;
    const all = isRow ? this.#decision.rows : this.#decision.columns;
    if (seen.size >= (isRow ? weighed.rows : weighed.columns).length + (isFirst ? answers : doubts)) return null;
    let best: Suspect | null = null;
    let bestGain = isFirst ? least : -doubt;
    for (let choice = 0; choice < all.length; choice += 1) {
      if (seen.has(choice)) continue;
      const gain = this.#gain(weighed, { isRow, choice });
      if (gain <= bestGain) continue;
      best = { isRow, choice };
      bestGain = gain;
    }
    if (best !== null) seen.add(best.choice);
    return best;
  }

  /** What a choice outside the field gains on the best one in it, against the mixture of the other side. */
  #gain(weighed: Weighed, { isRow, choice }: Suspect): number {
    const { rows, columns, mixture, against } = weighed;
    const expects = isRow
      ? (row: number) => expected(columns, against, (column) => this.#decision.first(row, column))
      : (column: number) => expected(rows, mixture, (row) => this.#decision.second(row, column));
    return expects(choice) - Math.max(...(isRow ? rows : columns).map(expects));
  }

  /** Solves what is known of the choices of a field. */
  #weigh(field: Field): Weighed {
    const { habit, rows, columns } = field;
    const found = matchRegrets(this.#decision.payoffs(rows, columns), this.#settings.rounds, habit);
    const { share } = habit;
    const against = found.columns.map((p, j) => (1 - share) * p + share * (habit.columns[j] as number));
    return { ...field, mixture: withoutNoise(found.rows), against };
  }

  /** The choices that matter: those in the mixtures, naive ones of the other, answers to them. */
  #firstField(): Field {
    const { faint, naive, naiveChoices } = this.#settings;
    const { rows, columns, mixtures } = this.#oracle;
    // Who chooses alone has nothing to guess, but may look ahead with several choices.
    if (this.#decision.columns.length === 1) {
      const best = this.#answersTo([0]).slice(0, this.#settings.entrants);
      return { rows: best, columns: [0], habit: { share: 0, columns: new Float64Array(1) } };
    }
    const habits = naive > 0 ? this.#naiveColumns() : [];
    const likely = (choices: readonly number[], mixture: Float64Array) =>
      choices.filter((_, i) => (mixture[i] as number) >= faint);
    const answers = habits.length === 0 ? [] : this.#answersTo(habits).slice(0, naiveChoices);
    const allRows = [...new Set([...likely(rows, mixtures.rows), ...answers])];
    const allColumns = [...new Set([...likely(columns, mixtures.columns), ...habits])];
    const shares = Float64Array.from(allColumns, (column) => (habits.includes(column) ? 1 / habits.length : 0));
    return { rows: allRows, columns: allColumns, habit: { share: habits.length === 0 ? 0 : naive, columns: shares } };
  }

  /** What the other would choose if nobody else did anything; some of them where several are as good. */
  #naiveColumns(): readonly number[] {
    const values = this.#decision.columns.map((_, column) => this.#decision.alone(column));
    const best = Math.max(...values);
    const found = [...values.keys()].filter((column) => (values[column] as number) > best - 1e-9);
    return found.slice(0, this.#settings.naiveChoices);
  }

  /** All rows, those first that answer these columns best. */
  #answersTo(columns: readonly number[]): readonly number[] {
    const values = this.#decision.rows.map((_, row) =>
      columns.reduce((sum, column) => sum + this.#decision.first(row, column), 0),
    );
    return [...values.keys()].sort((a, b) => (values[b] as number) - (values[a] as number));
  }

  #spent(): number {
    return this.#decision.cells + this.#values.cells - this.#cellsBefore;
  }

  #elapsed(): number {
    return this.#limits.clock() - this.#started;
  }

  #isOut(): boolean {
    return this.#limits.shouldStop() || this.#elapsed() >= this.#limits.milliseconds;
  }
}

/** True for probabilities that count when answers are sought. */
function isPlayed(probability: number | undefined): boolean {
  return (probability ?? 0) >= NOISE;
}

/** What is expected over the choices of a mixture that are played. */
function expected(choices: readonly number[], mixture: Float64Array, payoff: (choice: number) => number): number {
  let sum = 0;
  let weight = 0;
  choices.forEach((choice, i) => {
    const p = mixture[i] as number;
    if (!isPlayed(p)) return;
    sum += p * payoff(choice);
    weight += p;
  });
  return sum / weight;
}

function withoutNoise(mixture: Float64Array): Float64Array {
  const kept = mixture.map((p) => (p < NOISE ? 0 : p));
  const total = kept.reduce((sum, p) => sum + p, 0);
  return kept.map((p) => p / total);
}

function draw(mixture: Float64Array, rng: Rng): number {
  let rest = rng.unit();
  let last = 0;
  for (let i = 0; i < mixture.length; i += 1) {
    if (mixture[i] === 0) continue;
    last = i;
    rest -= mixture[i] as number;
    if (rest < 0) break;
  }
  return last;
}
