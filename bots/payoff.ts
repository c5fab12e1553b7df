import type { Final } from '@marchlands/core/types.ts';

/**
 * A seat's payoff in a finished match, 0..1: winners share 1; a common defeat pays nothing; a draw without winners is
 * shared by all seats.
 * @param values written for every seat
 * @param defeatShare the total payoff of a common defeat for a searcher, 0..1
 */
export function payoffOf(final: Final, values: Float64Array, defeatShare = 0): void {
  const { winners } = final;
  if (winners.length === 0) {
    values.fill((final.defeat ? defeatShare : 1) / values.length);
    return;
  }
  values.fill(0);
  for (let i = 0; i < winners.length; i += 1) values[winners[i]] = 1 / winners.length;
}
