/**
 * How a player errs: worse-looking choices are chosen less often (the logit response of McKelvey and Palfrey, "Quantal
 * Response Equilibria for Normal Form Games", 1995). A choice that looks worse by the scale of the noise is chosen e
 * times less often.
 */
export interface Noise {
  /**
   * The scale, relative to the best choice's lead over the mean of the rest: if choices differ little, little is given
   * away.
   */
  readonly spread: number;
  /** The largest scale, in shares of the win: moves that throw the match away are recognized. */
  readonly most: number;
}

/**
 * The probability of each candidate; at least one is needed.
 * @param values the candidates' apparent values, as shares of the win
 * @returns probabilities summing to 1; equal ones if all values are equal
 */
export function chancesOf(values: readonly number[], { spread, most }: Noise): readonly number[] {
  const best = Math.max(...values);
  const behind = values.reduce((total, value) => total + best - value, 0) / Math.max(1, values.length - 1);
  const scale = Math.min(spread * behind, most);
  const weights = values.map((value) => (value === best ? 1 : Math.exp((value - best) / scale)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
