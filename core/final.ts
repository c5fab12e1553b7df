import type { Final } from './types.ts';

/** The result of a match won by most points; equal points share a rank. @param scores by seat */
export function byScores(scores: readonly number[], reason: string): Final {
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, winners, reason, defeat: false };
}
