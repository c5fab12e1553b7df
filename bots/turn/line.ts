import type { AnyState } from '@marchlands/core/types.ts';

/** A beginning of a turn, as far as it was searched. */
export interface Line {
  /** The choice that it begins with: a place in the list of the root's choices. */
  readonly first: number;
  readonly state: AnyState;
  /** What it is worth to the seat, 0..1. */
  readonly value: number;
}

/** Best first; the earlier found first among equals. */
export function byValue(a: Line, b: Line): number {
  return b.value - a.value;
}
