import type { Resampler } from '@marchlands/core/game.ts';
import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { table } from './table.ts';
import type { View } from './view.ts';

/** One state fits a view, since nothing is hidden. */
export function resampler(setup: Setup, view: View): Resampler<State> {
  const state = new State(setup);
  table.put(state, 0, view.table);
  return { draw: (_rng, into) => into.copyFrom(state) };
}
