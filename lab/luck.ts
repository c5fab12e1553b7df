import { type Interval, Mean } from '@marchlands/bots/stats.ts';
import { wholeDeals, winShare } from '@marchlands/bots/summary.ts';
import type { LabMatch } from './protocol.ts';

/**
 * The part of the variance of who wins that the deal explains: what the deal and the first of chance decide, whoever sits where.
 * Matches of one deal share what chance draws, and each seat's result is held against its result in the deal's other matches
 * (intraclass correlation, Fisher 1925); the interval is the jackknife's over deals (Tukey 1958), with 95 %.
 * @param matches of equal players: better ones that move on from seat to seat would look like the opposite of luck
 * @returns null for one seat, fewer than twelve whole deals, or where every seat has the same result in all matches
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
  // By deal: the mean product of two matches' deviations, and the mean square of one's.
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
