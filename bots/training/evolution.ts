import type { Rng } from '@marchlands/core/rng.ts';

/** The weights to be found, and the matches that compare two sets of them. */
export interface Evolving {
  readonly start: Float64Array;
  /** The nearest allowed value of a weight. */
  bounded(weight: number, index: number): number;
  /** False for a weight that stays as it is. */
  changes(index: number): boolean;
  /**
   * Plays a match between two sets of weights.
   * @returns the share of the win of the first less that of the second, -1 .. 1
   */
  play(first: Float64Array, second: Float64Array, match: number, rng: Rng): number;
}

export interface EvolutionSettings {
  /** Matches of a round, after which the weights move. */
  readonly round: number;
  /** Standard deviation of a weight's changes, relative to its size. */
  readonly change: number;
  /** The least size assumed of a weight. */
  readonly least: number;
  /** How far a weight moves after a round in which its changes and the wins agree completely, in changes. */
  readonly rate: number;
}

export const EVOLUTION: EvolutionSettings = { round: 200, change: 0.25, least: 0.1, rate: 2 };

/** The share of the earlier rounds in the mean of the weights that is returned. */
const KEPT = 0.9;

/** A random number from the normal distribution (Box and Muller 1958). */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.unit())) * Math.cos(2 * Math.PI * rng.unit());
}

/**
 * Weights that win: in each match one side plays by the weights with random changes, the other by the weights with the
 * opposite changes, and after each round the weights move towards the changes that won (evolution strategies with
 * mirrored samples: Salimans and others 2017).
 *
 * The aim is to win, not to predict the winner: weights fitted to the results of matches predict them better and play
 * worse (docs/strength.md).
 * @param rngOf the generator of a match: equal ones give equal weights
 * @param tell called after each round with the number of matches
 * @returns a mean over the rounds, the later ones counting more
 */
export function evolve(
  { start, bounded, changes, play }: Evolving,
  matches: number,
  rngOf: (match: number) => Rng,
  tell: (matches: number) => void,
  { round, change, least, rate }: EvolutionSettings = EVOLUTION,
): Float64Array {
  const weights = start.slice();
  const plus = start.slice();
  const minus = start.slice();
  const changed = new Float64Array(start.length);
  const gain = new Float64Array(start.length);
  const mean = new Float64Array(start.length);
  const stepOf = (i: number): number => change * Math.max(least, Math.abs(weights[i]));
  let share = 0;
  for (let match = 0; match < matches; match += 1) {
    const rng = rngOf(match);
    for (let i = 0; i < start.length; i += 1) {
      changed[i] = changes(i) ? normal(rng) : 0;
      plus[i] = bounded(weights[i] + stepOf(i) * changed[i], i);
      minus[i] = bounded(weights[i] - stepOf(i) * changed[i], i);
    }
    const won = play(plus, minus, match, rng);
    for (let i = 0; i < start.length; i += 1) gain[i] += (won * changed[i]) / round;
    if ((match + 1) % round > 0) continue;
    for (let i = 0; i < start.length; i += 1) {
      weights[i] = bounded(weights[i] + rate * stepOf(i) * gain[i], i);
      mean[i] = KEPT * mean[i] + (1 - KEPT) * weights[i];
    }
    share = KEPT * share + (1 - KEPT);
    gain.fill(0);
    tell(match + 1);
  }
  return share > 0 ? mean.map((sum) => sum / share) : weights;
}
