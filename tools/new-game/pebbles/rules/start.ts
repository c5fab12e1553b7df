import type { Setup } from '../setup.ts';
import { State } from '../state.ts';

/** The first state of a match (PB-01, PB-02). */
export function start(setup: Setup): State {
  const s = new State(setup);
  s.heap = setup.options.heap;
  return s;
}
