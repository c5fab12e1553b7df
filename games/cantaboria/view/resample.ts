import type { Resampler } from '@marchlands/core/game.ts';
import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { secretSides, votes } from './given.ts';
import { table } from './table.ts';
import type { View } from './view.ts';

/** The single state that fits a view; secret votes and answers of others are taken back. */
export function restore(setup: Setup, seen: Pick<View, 'table' | 'own'>): State {
  const s = new State(setup);
  table.put(s, 0, seen.table);
  votes.putAll(s, seen.own?.votes ?? []);
  secretSides.putAll(s, seen.own?.sides ?? []);
  return s;
}

/**
 * Kinds of face-down sites are not drawn yet, and other seats' votes and secret answers are taken back, so exactly one
 * state fits a view.
 */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const known = restore(setup, seen);
  return { draw: (_rng, into) => into.copyFrom(known) };
}
