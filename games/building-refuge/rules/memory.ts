/** Remembers tiles shown and put back: they were in the bag then, so they were not face down. */

import { KINDS } from '../data/tiles.ts';
import type { State } from '../state.ts';

/** Adds tiles of one kind to those that the current draws have shown and put back. */
export function rememberShown(s: State, kind: number, count: number): void {
  // Without a face-down tile there is nothing hidden to learn about.
  if (s.down > 0) s.shown[(s.down - 1) * KINDS + kind] += count;
}

/** After tiles were put back: what was then in the bag or face down. */
export function rememberPool(s: State): void {
  if (s.down === 0) return;
  const row = (s.down - 1) * KINDS;
  for (let kind = 0; kind < KINDS; kind += 1) s.poolThen[row + kind] = s.pool[kind];
}
