import type { Decision } from './decision.ts';
import { matchRegrets, type Mixtures } from './regret.ts';
import type { MatrixSettings } from './settings.ts';

/** Two choices that may meet. */
export interface Meeting {
  readonly row: number;
  readonly column: number;
  readonly probability: number;
}

/** Choices below this probability are not played against when answers are sought. */
const FAINT = 0.005;

/**
 * Finds mixtures of a decision without working out all of it (double oracle, McMahan, Gordon, Blum 2003): solves it for
 * a few choices of both seats, lets in the best answer of each to the other's mixture, and so on until none gains.
 */
export class Oracle {
  readonly decision: Decision;
  /** By side: the choices in play. */
  readonly inPlay: readonly [number[], number[]];
  mixtures: Mixtures;
  /** True once no choice outside gains against the mixtures. */
  isDone = false;
  readonly #settings: MatrixSettings;

  constructor(decision: Decision, settings: MatrixSettings) {
    this.decision = decision;
    this.#settings = settings;
    const first = (count: number) => Array.from({ length: Math.min(count, settings.entrants) }, (_, i) => i);
    this.inPlay = [first(decision.choices[0].length), first(decision.choices[1].length)];
    this.mixtures = this.solve();
  }

  /** One round: lets in the best answers and solves again. */
  step(): void {
    const entered = [0, 1].map((side) => this.#letIn(side as 0 | 1));
    this.isDone = !entered.includes(true);
    if (!this.isDone) this.mixtures = this.solve();
  }

  /** Mixtures over the choices in play. */
  solve(): Mixtures {
    const [rows, columns] = this.inPlay;
    const first = new Float64Array(rows.length * columns.length);
    const second = new Float64Array(first.length);
    rows.forEach((row, i) => {
      columns.forEach((column, j) => {
        first[i * columns.length + j] = this.decision.payoff(0, row, column);
        second[i * columns.length + j] = this.decision.payoff(1, row, column);
      });
    });
    return matchRegrets(rows.length, columns.length, first, second, this.#settings.rounds);
  }

  /** The probability of each choice of a side, in the order of `decision.choices`. */
  probabilities(side: 0 | 1): Float64Array {
    const all = new Float64Array(this.decision.choices[side].length);
    const mixture = side === 0 ? this.mixtures.rows : this.mixtures.columns;
    this.inPlay[side].forEach((choice, i) => {
      all[choice] = mixture[i] as number;
    });
    return all;
  }

  /** What a choice of a side expects against the other's mixture. */
  expects(side: 0 | 1, choice: number): number {
    const other = this.inPlay[1 - side] as readonly number[];
    const mixture = side === 0 ? this.mixtures.columns : this.mixtures.rows;
    let sum = 0;
    let weight = 0;
    for (let i = 0; i < other.length; i += 1) {
      const p = mixture[i] as number;
      if (p < FAINT) continue;
      const answer = other[i] as number;
      sum += p * (side === 0 ? this.decision.payoff(0, choice, answer) : this.decision.payoff(1, answer, choice));
      weight += p;
    }
    return sum / weight;
  }

  /** The pairs of choices that meet most often, at most so many, the most frequent first. */
  meetings(most: number): readonly Meeting[] {
    const { rows, columns } = this.mixtures;
    const found: Meeting[] = [];
    this.inPlay[0].forEach((row, i) => {
      this.inPlay[1].forEach((column, j) => {
        const probability = (rows[i] as number) * (columns[j] as number);
        if (probability > 0) found.push({ row, column, probability });
      });
    });
    return found.sort((a, b) => b.probability - a.probability).slice(0, most);
  }

  #letIn(side: 0 | 1): boolean {
    const inPlay = this.inPlay[side];
    const value = Math.max(...inPlay.map((choice) => this.expects(side, choice)));
    let best = -1;
    let bestValue = value + this.#settings.gain;
    for (let choice = 0; choice < this.decision.choices[side].length; choice += 1) {
      if (inPlay.includes(choice)) continue;
      const expected = this.expects(side, choice);
      if (expected <= bestValue) continue;
      best = choice;
      bestValue = expected;
    }
    if (best < 0) return false;
    inPlay.push(best);
    return true;
  }
}
