import type { Decision } from './decision.ts';
import { type Mixtures, matchRegrets } from './regret.ts';
import type { MatrixSettings } from './settings.ts';

/** Choices below this probability are ignored when seeking answers. */
const HARDLY = 0.005;

/** A pair of choices. */
interface Meeting {
  readonly row: number;
  readonly column: number;
  readonly probability: number;
}

/**
 * Finds mixtures of a decision without computing the whole matrix (double oracle: McMahan, Gordon, Blum 2003): solves
 * it for a few choices of both seats, admits each seat's best answer to the other's mixture, and repeats until none
 * gains.
 */
export class Oracle {
  /** The choices in play, by number. */
  readonly rows: number[];
  readonly columns: number[];
  /** Over the choices in play, in their order. */
  mixtures: Mixtures;
  /** True once no choice outside gains against the mixtures, or enough were admitted. */
  isDone = false;
  readonly #decision: Decision;
  readonly #settings: MatrixSettings;
  #answers: number;

  /** @param answers most rounds of admitting choices; the budget may end them sooner */
  constructor(decision: Decision, settings: MatrixSettings, answers: number) {
    this.#decision = decision;
    this.#settings = settings;
    this.#answers = answers;
    const entrants = (most: number): readonly [number[], number[]] => [
      upTo(Math.min(most, decision.rows.length)),
      upTo(Math.min(most, decision.columns.length)),
    ];
    let most = settings.entrants;
    [this.rows, this.columns] = entrants(most);
    while (most > 1 && !decision.meter.allows(this.rows.length * this.columns.length)) {
      most -= 1;
      [this.rows, this.columns] = entrants(most);
    }
    this.mixtures = this.#solve();
  }

  /** One round: admits the best answers and solves again. */
  step(): void {
    this.#answers -= 1;
    const { rows, columns } = this.mixtures;
    const decision = this.#decision;
    const hasRow = this.#letIn(this.rows, decision.rows.length, this.columns, columns, (row, column) =>
      decision.first(row, column),
    );
    const hasColumn = this.#letIn(this.columns, decision.columns.length, this.rows, rows, (column, row) =>
      decision.second(row, column),
    );
    this.isDone = this.#answers <= 0 || !(hasRow || hasColumn) || decision.meter.isOut;
    if (hasRow || hasColumn) this.mixtures = this.#solve();
  }

  /** The most frequent pairs of choices, at most this many, in descending order. */
  meetings(most: number): readonly Meeting[] {
    const { rows, columns } = this.mixtures;
    const found: Meeting[] = [];
    this.rows.forEach((row, i) => {
      this.columns.forEach((column, j) => {
        const probability = rows[i] * columns[j];
        if (probability > 0) found.push({ row, column, probability });
      });
    });
    return found.sort((a, b) => b.probability - a.probability).slice(0, most);
  }

  #solve(): Mixtures {
    return matchRegrets(this.#decision.payoffs(this.rows, this.columns), this.#settings.rounds);
  }

  /** Admits a side's best choice that gains on those in play; false if there is none, or no budget. */
  #letIn(
    inPlay: number[],
    all: number,
    against: readonly number[],
    mixture: Float64Array,
    payoff: (own: number, other: number) => number,
  ): boolean {
    const expects = (choice: number): number => {
      let sum = 0;
      let weight = 0;
      for (let i = 0; i < against.length; i += 1) {
        const p = mixture[i];
        if (p < HARDLY) continue;
        sum += p * payoff(choice, against[i]);
        weight += p;
      }
      return sum / weight;
    };
    const { meter } = this.#decision;
    let best = -1;
    let bestValue = Math.max(...inPlay.map(expects)) + this.#settings.gain;
    for (let choice = 0; choice < all; choice += 1) {
      if (inPlay.includes(choice)) continue;
      if (!meter.allows(against.length)) break;
      const value = expects(choice);
      if (value <= bestValue) continue;
      best = choice;
      bestValue = value;
    }
    if (best < 0 || !meter.allows(against.length)) return false;
    inPlay.push(best);
    // Compute now, so that the next admitted choice has its cells even if the budget then ends.
    for (const other of against) payoff(best, other);
    return true;
  }
}

/** The numbers 0 .. length - 1. */
export function upTo(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
