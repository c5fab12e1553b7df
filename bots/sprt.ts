import { sumOf } from './stats.ts';

/** What an experiment says that ends as soon as it can: the first hypothesis, the second, or nothing yet. */
export type Verdict = 'lower' | 'upper' | null;

/** Both ways to err, each at most this often. */
const ERROR = 0.05;
/** Observations before anything is said: the spread is an estimate. */
const LEAST = 8;

/** The share of the points that a difference of strength in Elo makes one expect, 0..1. */
const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * A sequential test (Wald 1945) of which of two strengths a player has over another, on means of deals of any spread
 * (generalized likelihood ratio with the normal approximation, as chess engines are tested: Van den Bergh 2017).
 * @param gains by deal: what the player got above the other, -1..1
 * @param elo the lower and the upper hypothesis
 * @returns which of them the gains speak for, as soon as they do with 5 % of error either way
 */
export function sequentialTest(gains: readonly number[], elo: readonly [lower: number, upper: number]): Verdict {
  const n = gains.length;
  if (n < LEAST) return null;
  const scores = gains.map((gain) => (1 + gain) / 2);
  const mean = sumOf(scores) / n;
  const squares = sumOf(scores.map((score) => (score - mean) ** 2));
  // Equal observations do not pass for certainty: part of one at the bounds is added.
  const variance = (squares + ERROR) / n;
  const [lower, upper] = elo.map(expected) as [number, number];
  const ratio = (n * (upper - lower) * (2 * mean - lower - upper)) / (2 * variance);
  const bound = Math.log((1 - ERROR) / ERROR);
  return ratio >= bound ? 'upper' : ratio <= -bound ? 'lower' : null;
}
