import { sumOf } from './stats.ts';

/** The verdict of a sequential experiment: the first hypothesis, the second, or none yet. */
export type Verdict = 'lower' | 'upper' | null;

/** Bound for each of the two error rates. */
const ERROR = 0.05;
/** Observations before any verdict, since the spread is an estimate. */
const LEAST = 8;

/** The expected score for a difference in Elo, 0..1. */
const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * A sequential test (Wald 1945) between two hypotheses about a difference in strength, on means of deals of any spread
 * (generalized likelihood ratio with the normal approximation, as chess engines are tested: Van den Bergh 2017).
 * @param gains by deal: the player's payoff minus the other's, -1..1
 * @param elo the lower and the upper hypothesis
 * @returns the supported hypothesis, once both error rates are at most 5 %
 */
export function sequentialTest(gains: readonly number[], elo: readonly [lower: number, upper: number]): Verdict {
  const n = gains.length;
  if (n < LEAST) return null;
  const scores = gains.map((gain) => (1 + gain) / 2);
  const mean = sumOf(scores) / n;
  const squares = sumOf(scores.map((score) => (score - mean) ** 2));
  // Equal observations must not look certain, so a fraction of one at the bounds is added.
  const variance = (squares + ERROR) / n;
  const [lower, upper] = elo.map(expected) as [number, number];
  const ratio = (n * (upper - lower) * (2 * mean - lower - upper)) / (2 * variance);
  const bound = Math.log((1 - ERROR) / ERROR);
  return ratio >= bound ? 'upper' : ratio <= -bound ? 'lower' : null;
}
