import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { noteHolders } from './areas.ts';

/** The set-up (AN-14): turn 1, before its start check. */
export function startingState(setup: Setup): State {
  const state = new State(setup);
  state.pieces.set(setup.start);
  state.bombs.fill(setup.options.bombs);
  state.turn = 1;
  noteHolders(state);
  return state;
}
