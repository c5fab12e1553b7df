import type { Final } from './types.ts';

/** Whether the first different number of a standing is the higher one. */
const isAbove = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at >= 0 && one[at] > other[at];
};

/**
 * The result of a match won by most points; equal ones share a rank.
 * @param scores by seat
 * @param standings by seat, if more than the score decides: numbers of which the first different one does, the higher
 *   above the lower
 */
export function byScores(
  scores: readonly number[],
  reason: string,
  standings: readonly (readonly number[])[] = scores.map((score) => [score]),
): Final {
  const ranks = standings.map((own) => 1 + standings.filter((other) => isAbove(other, own)).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, winners, reason, defeat: false };
}
