/** The mixtures of two seats, with their expected payoffs. */
export interface Mixtures {
  /** Probabilities by choice, summing to 1, of the row player and of the column player. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  /** Expected payoffs of both under these mixtures. */
  readonly values: readonly [number, number];
}

/** Payoffs of two seats for every pair of choices; `first[row * columns + column]` is the row player's. */
export interface Payoffs {
  readonly rows: number;
  readonly columns: number;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** A fixed mixture that the column player is assumed to play with some probability, whatever is best for it. */
export interface Habit {
  /** 0..1. */
  readonly share: number;
  /** Probabilities by column, summing to 1. */
  readonly columns: Float64Array;
}

/**
 * Mixtures of two seats that choose at once, by regret matching plus (Tammelin 2014): regrets are floored at zero, and
 * later rounds count more. In zero-sum games they approach an equilibrium; elsewhere both seats' regrets become small.
 * With a habit, the row player responds to it in proportion to its share, and stays safe against the best response to
 * the rest (Johanson, Zinkevich, Bowling 2007: restricted Nash response).
 */
export function matchRegrets(payoffs: Payoffs, rounds: number, habit?: Habit): Mixtures {
  const { rows, columns, first, second } = payoffs;
  const row = new Learner(rows);
  const column = new Learner(columns);
  const share = habit?.share ?? 0;
  const fixed = new Float64Array(rows);
  if (habit !== undefined) addExpected(fixed, first, habit.columns, share);
  for (let round = 1; round <= rounds; round += 1) {
    row.mix(round);
    column.mix(round);
    row.gains.set(fixed);
    addExpected(row.gains, first, column.mixture, 1 - share);
    column.gains.fill(0);
    for (let i = 0; i < rows; i += 1) {
      const p = row.mixture[i];
      if (p === 0) continue;
      const start = i * columns;
      for (let j = 0; j < columns; j += 1) {
        column.gains[j] = column.gains[j] + p * second[start + j];
      }
    }
    row.learn();
    column.learn();
  }
  const [a, b] = [row.average(), column.average()];
  return { rows: a, columns: b, values: [expectedOf(first, a, b), expectedOf(second, a, b)] };
}

/** Adds to each row `weight` times its expectation against a mixture of columns. */
function addExpected(out: Float64Array, payoffs: Float64Array, mixture: Float64Array, weight: number): void {
  for (let i = 0; i < out.length; i += 1) {
    const start = i * mixture.length;
    let sum = 0;
    for (let j = 0; j < mixture.length; j += 1) sum += mixture[j] * payoffs[start + j];
    out[i] = out[i] + weight * sum;
  }
}

function expectedOf(payoffs: Float64Array, rows: Float64Array, columns: Float64Array): number {
  const each = new Float64Array(rows.length);
  addExpected(each, payoffs, columns, 1);
  return each.reduce((sum, value, i) => sum + value * rows[i], 0);
}

/** One seat's regrets, current mixture and sum of mixtures. */
class Learner {
  readonly mixture: Float64Array;
  /** The gain each choice would have had in this round. */
  readonly gains: Float64Array;
  readonly #regrets: Float64Array;
  readonly #sum: Float64Array;

  constructor(choices: number) {
    this.mixture = new Float64Array(choices);
    this.gains = new Float64Array(choices);
    this.#regrets = new Float64Array(choices);
    this.#sum = new Float64Array(choices);
  }

  /** The mixture of a round, in proportion to regrets; weighted by the round's number. */
  mix(round: number): void {
    const { mixture } = this;
    let total = 0;
    for (let i = 0; i < mixture.length; i += 1) total += this.#regrets[i];
    for (let i = 0; i < mixture.length; i += 1) {
      const p = total > 0 ? this.#regrets[i] / total : 1 / mixture.length;
      mixture[i] = p;
      this.#sum[i] = this.#sum[i] + round * p;
    }
  }

  learn(): void {
    const { mixture, gains } = this;
    let expected = 0;
    for (let i = 0; i < gains.length; i += 1) expected += mixture[i] * gains[i];
    for (let i = 0; i < gains.length; i += 1) {
      this.#regrets[i] = Math.max(0, this.#regrets[i] + gains[i] - expected);
    }
  }

  average(): Float64Array {
    const total = this.#sum.reduce((sum, part) => sum + part, 0);
    return this.#sum.map((part) => part / total);
  }
}
