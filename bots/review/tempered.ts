import { sumOf } from '../stats.ts';

/**
 * Corrects a predicted share of the win if the evaluation is too sure or too cautious: raises its odds, relative to
 * those of an even share, to a power. Even shares stay even.
 * @param share 0 .. 1, both excluded
 * @param certainty 1 changes nothing; below 1 moves shares towards even ones
 * @param seats of the match; a single seat plays against the game
 */
export function tempered(share: number, certainty: number, seats: number): number {
  const even = 1 / (Math.max(2, seats) - 1);
  const odds = even * (share / (1 - share) / even) ** certainty;
  return odds / (1 + odds);
}

/**
 * By seat: expected payoffs as shares, tempered together so that they sum to 1 with the share of a common defeat. For
 * two seats this equals `tempered` of each; a single seat plays against defeat.
 * @param payoffs 0 .. 1; the rest up to 1 is the share of a common defeat, which is not tempered
 * @param least the minimum share of a seat
 */
export function temperedAll(payoffs: readonly number[], certainty: number, least: number): readonly number[] {
  const kept = payoffs.map((payoff) => Math.min(1 - least, Math.max(least, payoff)));
  if (kept.length === 1) return [tempered(kept[0], certainty, 1)];
  const open = Math.min(1, Math.max(least, sumOf(payoffs)));
  const weights = kept.map((payoff) => payoff ** certainty);
  const all = sumOf(weights);
  return weights.map((weight) => (weight / all) * open);
}

/**
 * By seat: expected payoffs with other odds of a common defeat, which is the rest up to 1. The payoffs keep their
 * proportions. @param factor on the odds; 1 changes nothing
 */
export function withDefeat(payoffs: readonly number[], factor: number): readonly number[] {
  const open = Math.min(1, sumOf(payoffs));
  if (factor === 1 || open === 0) return payoffs;
  const scale = 1 / (open + (1 - open) * factor);
  return payoffs.map((payoff) => payoff * scale);
}
