import type { Seat } from '@marchlands/core/seat.ts';
import type { Compared } from './comparison.ts';
import type { Shares } from './shares.ts';

/** What a choice gave away, shown over the same worlds as the better one. Shares of the win, 0..1. */
export interface Blame {
  /** What the choice that was made is worth to its seat, and what the better one is. */
  readonly value: number;
  readonly bestValue: number;
  /** The 95 % interval of the difference. */
  readonly low: number;
  readonly high: number;
  /** By seat: what the choice changed of its share; below 0 for its own. */
  readonly effect: readonly number[];
}

/** Shares of the win that the interval of a loss must lie above for it to count. */
export const SHOWN = 0.005;
/** What was given away; null where it is not shown. */
export function blameOf(compared: Compared, seat: Seat, shares: Shares): Blame | null {
  const made = shares.told(compared.made);
  const best = shares.told(compared.best);
  const { value: payoff, low, high } = compared.loss;
  // Payoffs and shares differ by how far the evaluation may be believed.
  const scale = (best[seat] - made[seat]) / payoff;
  if (compared.isSame || !(payoff > 0) || !(low * scale > SHOWN)) return null;
  const effect = made.map((share, i) => share - best[i]);
  return { value: made[seat], bestValue: best[seat], low: low * scale, high: high * scale, effect };
}
