import type { Final } from '@marchlands/core/types.ts';
import type { State } from '../state.ts';

/** How a match ended (PB-04); only where the heap is gone. */
export function result(s: State): Final {
  const scores = Array.from({ length: s.setup.seats }, (_, seat) => (seat === s.player ? 1 : 0));
  const ranks = scores.map((score) => 2 - score);
  return { ranks, scores, winners: [s.player], reason: 'heapGone', defeat: false };
}
