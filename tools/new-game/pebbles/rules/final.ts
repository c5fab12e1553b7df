import { byScores } from '@marchlands/core/final.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { State } from '../state.ts';

/** The result of a match (PB-04); only once the heap is gone. */
export function result(s: State): Final {
  const scores = Array.from({ length: s.setup.seats }, (_, seat) => (seat === s.player ? 1 : 0));
  return byScores(scores, 'heapGone');
}
