import type { Interval } from '@marchlands/bots/stats.ts';

/** Half-width of an interval. */
export function halfOf({ low, high }: Interval): number {
  return (high - low) / 2;
}

/** The number of significant decimals, given the half-width of the interval. */
export function digitsBeside(half: number): number {
  return Number.isFinite(half) && half > 0 ? Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(half)))) : 2;
}
