import type { Resampler } from '@marchlands/core/game.ts';
import { decision } from '../rules/apply.ts';
import { beginDecision } from '../rules/turn.ts';
import type { Setup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';
import { stateOf } from './table.ts';
import type { View } from './view.ts';

/** The single state that fits a view: the public part and the viewer's own choice; other choices are taken back. */
export function stateOfView(setup: Setup, seen: View): State {
  const state = stateOf(setup, seen.table);
  if (state.phase === PHASE.income || state.phase === PHASE.orders) beginDecision(state, state.phase);
  decision.restore(state, seen.own?.choices ?? null);
  return state;
}

/** Only open choices are hidden, so exactly one state fits a view. */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const state = stateOfView(setup, seen);
  return { draw: (_rng, into) => into.copyFrom(state) };
}
