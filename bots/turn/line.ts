import type { AnyState } from '@marchlands/core/types.ts';

/** A searched beginning of a turn. */
export interface Line {
  /** Its first choice: an index in the list of the root's choices. */
  readonly first: number;
  readonly state: AnyState;
  /** Its value to the seat, 0..1. */
  readonly value: number;
}

/** Best first; among equals the earlier one first. */
export function byValue(a: Line, b: Line): number {
  return b.value - a.value;
}
