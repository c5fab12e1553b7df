import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { noteHolders } from './areas.ts';
import { proceed } from './turn.ts';

/** The set-up, after the start check of turn 1. */
export function start(setup: Setup): State {
  const state = setOut(setup);
  proceed(state);
  return state;
}

/** The set-up (AN-14): turn 1, before its start check. */
export function setOut(setup: Setup): State {
  const state = new State(setup);
  state.pieces.set(setup.start);
  state.bombs.fill(setup.options.bombs);
  state.turn = 1;
  noteHolders(state);
  return state;
}
