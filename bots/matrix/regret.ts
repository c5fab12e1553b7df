/** How two seats mix their choices, and what each expects. */
export interface Mixtures {
  /** Probabilities by choice, summing to 1, of the seat that chooses rows and of the one that chooses columns. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  /** Expected payoffs of both under these mixtures. */
  readonly values: readonly [number, number];
}

/**
 * Mixtures of two seats that choose at once, by regret matching with regrets cut off at zero and later rounds counting
 * more (Tammelin 2014: regret matching plus). In a game of opposed interests they near an equilibrium; elsewhere no
 * seat regrets much.
 * @param rows, columns numbers of choices, at least 1
 * @param first payoffs of the seat that chooses rows, `first[row * columns + column]`; @param second the other's
 */
export function matchRegrets(
  rows: number,
  columns: number,
  first: Float64Array,
  second: Float64Array,
  rounds: number,
): Mixtures {
  const row = new Learner(rows);
  const column = new Learner(columns);
  for (let round = 1; round <= rounds; round += 1) {
    row.mix(round);
    column.mix(round);
    row.gains.fill(0);
    column.gains.fill(0);
    for (let i = 0; i < rows; i += 1) {
      const p = row.mixture[i] as number;
      let gain = 0;
      for (let j = 0; j < columns; j += 1) {
        const at = i * columns + j;
        gain += (column.mixture[j] as number) * (first[at] as number);
        column.gains[j] = (column.gains[j] as number) + p * (second[at] as number);
      }
      row.gains[i] = gain;
    }
    row.learn();
    column.learn();
  }
  return withValues(columns, first, second, row.average(), column.average());
}

function withValues(
  columns: number,
  first: Float64Array,
  second: Float64Array,
  rowMixture: Float64Array,
  columnMixture: Float64Array,
): Mixtures {
  let one = 0;
  let other = 0;
  for (let i = 0; i < rowMixture.length; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const p = (rowMixture[i] as number) * (columnMixture[j] as number);
      one += p * (first[i * columns + j] as number);
      other += p * (second[i * columns + j] as number);
    }
  }
  return { rows: rowMixture, columns: columnMixture, values: [one, other] };
}

/** One seat's regrets, its present mixture and the sum of its mixtures. */
class Learner {
  readonly mixture: Float64Array;
  /** What each choice would have gained in this round. */
  readonly gains: Float64Array;
  readonly #regrets: Float64Array;
  readonly #sum: Float64Array;

  constructor(choices: number) {
    this.mixture = new Float64Array(choices);
    this.gains = new Float64Array(choices);
    this.#regrets = new Float64Array(choices);
    this.#sum = new Float64Array(choices);
  }

  /** The mixture of a round, in proportion to regrets; it counts as much as its number. */
  mix(round: number): void {
    const { mixture } = this;
    const total = this.#regrets.reduce((sum, regret) => sum + regret, 0);
    for (let i = 0; i < mixture.length; i += 1) {
      const p = total > 0 ? (this.#regrets[i] as number) / total : 1 / mixture.length;
      mixture[i] = p;
      this.#sum[i] = (this.#sum[i] as number) + round * p;
    }
  }

  learn(): void {
    const { mixture, gains } = this;
    let expected = 0;
    for (let i = 0; i < gains.length; i += 1) expected += (mixture[i] as number) * (gains[i] as number);
    for (let i = 0; i < gains.length; i += 1) {
      this.#regrets[i] = Math.max(0, (this.#regrets[i] as number) + (gains[i] as number) - expected);
    }
  }

  average(): Float64Array {
    const total = this.#sum.reduce((sum, part) => sum + part, 0);
    return this.#sum.map((part) => part / total);
  }
}
