import { type Interval, Mean } from '@marchlands/bots/stats.ts';
import { wholeDeals, winShare } from '@marchlands/bots/summary.ts';
import type { LabMatch } from './protocol.ts';

/**
 * The share of the variance of winning that is explained by the deal: by its first chance draws, whoever sits where.
 * Matches of one deal share their chance draws, so each seat's result is correlated with its results in the deal's
 * other matches (intraclass correlation, Fisher 1925); the 95 % interval is a jackknife over deals (Tukey 1958).
 * @param matches of equal players: a stronger player who moves from seat to seat would look like the opposite of luck
 * @returns null for one seat, fewer than twelve complete deals, or if every seat has the same result in all matches
 */
export function luckOf(matches: readonly LabMatch[], seats: number): Interval | null {
  const deals = wholeDeals(matches, seats).map((deal) =>
    deal.map(({ final, players }) => players.map((_, seat) => winShare(final, seat))),
  );
  if (seats < 2 || deals.length < 12) return null;
  const means = Array.from({ length: seats }, (_, seat) => {
    const mean = new Mean();
    for (const deal of deals) for (const wins of deal) mean.add(wins[seat]);
    return mean.value;
  });
  // By deal: the mean product of two matches' deviations, and the mean squared deviation.
  const parts = deals.map((deal) => {
    let products = 0;
    let squares = 0;
    for (const [seat, mean] of means.entries()) {
      const deviations = deal.map((wins) => wins[seat] - mean);
      const sum = deviations.reduce((total, one) => total + one, 0);
      const square = deviations.reduce((total, one) => total + one * one, 0);
      products += (sum * sum - square) / (seats * (seats - 1));
      squares += square / seats;
    }
    return { products, squares };
  });
  const products = parts.reduce((sum, part) => sum + part.products, 0);
  const squares = parts.reduce((sum, part) => sum + part.squares, 0);
  if (squares === 0) return null;
  const n = deals.length;
  const pseudo = new Mean();
  for (const part of parts) {
    const without = (products - part.products) / (squares - part.squares);
    pseudo.add((n * products) / squares - (n - 1) * without);
  }
  const { low, high } = pseudo.interval();
  const value = products / squares;
  const half = (high - low) / 2;
  return { value, low: value - half, high: value + half, n };
}
