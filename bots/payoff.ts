import type { Final } from '@marchlands/core/types.ts';

/**
 * What a seat gets out of a match that is over, 0..1: winners share 1; a common defeat gives nothing to anybody; a
 * draw that nobody wins is shared by all seats.
 * @param values written for every seat
 * @param defeatShare what all seats together get out of a common defeat, where a searcher counts it otherwise, 0..1
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
