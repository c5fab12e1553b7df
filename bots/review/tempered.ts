import { sumOf } from '../stats.ts';

/**
 * A share of the win as it is told, where an evaluation is too sure or too careful: its odds, beside those of an even share,
 * raised to a power. Even shares stay even.
 * @param share 0 .. 1, both excluded
 * @param certainty 1 changes nothing; below 1 shares come closer to even ones
 * @param seats of the match; alone one plays against the game
 */
export function tempered(share: number, certainty: number, seats: number): number {
  const even = 1 / (Math.max(2, seats) - 1);
  const odds = even * (share / (1 - share) / even) ** certainty;
  return odds / (1 + odds);
}

/**
 * By seat: expected payoffs as shares, tempered together, so that with the share of a common defeat they are 1. Of two seats
 * it is what `tempered` makes of each; one alone plays against defeat.
 * @param payoffs 0 .. 1; what is missing to 1 is what a common defeat takes, which is told as it stands
 * @param least what the share of a seat is kept from 0 by
 */
export function temperedAll(payoffs: readonly number[], certainty: number, least: number): readonly number[] {
  const kept = payoffs.map((payoff) => Math.min(1 - least, Math.max(least, payoff)));
  if (kept.length === 1) return [tempered(kept[0], certainty, 1)];
  const open = Math.min(1, Math.max(least, sumOf(payoffs)));
  const weights = kept.map((payoff) => payoff ** certainty);
  const all = sumOf(weights);
  return weights.map((weight) => (weight / all) * open);
}
