/**
 * How a player errs: what looks worse is chosen less often, the less the worse it looks (the logit response of McKelvey and
 * Palfrey, "Quantal Response Equilibria for Normal Form Games", 1995). A choice that looks worse by the scale of the noise is
 * chosen e times less often.
 */
export interface Noise {
  /** The scale, in how much better the best looks than the mean of the rest: where choices differ little, little is given away. */
  readonly spread: number;
  /** The largest scale, in shares of the win: what throws the match away is seen. */
  readonly most: number;
}

/**
 * How likely each candidate is to be chosen, where at least one is best.
 * @param values what the candidates look worth, as shares of the win
 * @returns probabilities, which add up to 1; equal ones where all look alike
 */
export function chancesOf(values: readonly number[], { spread, most }: Noise): readonly number[] {
  const best = Math.max(...values);
  const behind = values.reduce((total, value) => total + best - value, 0) / Math.max(1, values.length - 1);
  const scale = Math.min(spread * behind, most);
  const weights = values.map((value) => (value === best ? 1 : Math.exp((value - best) / scale)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
