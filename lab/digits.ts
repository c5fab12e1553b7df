import type { Interval } from '@marchlands/bots/stats.ts';

/** Half the width of an interval. */
export function halfOf({ low, high }: Interval): number {
  return (high - low) / 2;
}

/** Digits behind the point of a number that tell something beside half the width of its interval. */
export function digitsBeside(half: number): number {
  return Number.isFinite(half) && half > 0 ? Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(half)))) : 2;
}
