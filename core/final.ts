import type { Final } from './types.ts';

/** The end of a match in which most points win and equal points share. @param scores by seat */
export function byScores(scores: readonly number[], reason: string): Final {
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, winners, reason, defeat: false };
}
