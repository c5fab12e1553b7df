import type { Resampler } from '@marchlands/core/game.ts';
import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { secretSides, votes } from './given.ts';
import { table } from './table.ts';
import type { View } from './view.ts';

/** The one state that a view tells of; what others gave in secret is taken back. */
export function restore(setup: Setup, seen: Pick<View, 'table' | 'own'>): State {
  const s = new State(setup);
  table.put(s, 0, seen.table);
  votes.putAll(s, seen.own?.votes ?? []);
  secretSides.putAll(s, seen.own?.sides ?? []);
  return s;
}

/** Kinds of sites that lie face down are not drawn yet, and votes and secret answers of others are taken back: one state fits a view. */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const known = restore(setup, seen);
  return { draw: (_rng, into) => into.copyFrom(known) };
}
