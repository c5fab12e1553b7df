import type { Seat } from '@marchlands/core/seat.ts';
import type { Compared } from './comparison.ts';
import type { Shares } from './shares.ts';

/** The loss by a choice, shown over the same worlds as the better choice. Shares of the win, 0..1. */
export interface Blame {
  /** The seat's values of the choice made and of the better one. */
  readonly value: number;
  readonly bestValue: number;
  /** The 95 % interval of the difference. */
  readonly low: number;
  readonly high: number;
  /** By seat: how the choice changed its share; below 0 for the choosing seat. */
  readonly effect: readonly number[];
}

/** A loss counts only if its interval lies above this share of the win. */
export const SHOWN = 0.005;
/** The loss by a choice; null if none is shown. */
export function blameOf(compared: Compared, seat: Seat, shares: Shares): Blame | null {
  const made = shares.told(compared.made);
  const best = shares.told(compared.best);
  const { value: payoff, low, high } = compared.loss;
  // Converts payoffs to shares, which differ by the certainty of the evaluation.
  const scale = (best[seat] - made[seat]) / payoff;
  if (compared.isSame || !(payoff > 0) || !(low * scale > SHOWN)) return null;
  const effect = made.map((share, i) => share - best[i]);
  return { value: made[seat], bestValue: best[seat], low: low * scale, high: high * scale, effect };
}
