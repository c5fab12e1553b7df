import type { Resampler } from '@marchlands/core/game.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { beginDecision } from '../rules/turn.ts';
import type { Setup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';
import { stateOf } from './table.ts';
import type { View } from './view.ts';

/** The one state that a view tells of: what lies open, and the viewer's own choice; those of others are taken back. */
export function truthOf(setup: Setup, seen: View): State {
  const truth = stateOf(setup, seen.table);
  if (truth.phase === PHASE.income || truth.phase === PHASE.orders) beginDecision(truth, truth.phase);
  for (const { seat, chosen } of seen.own?.choices ?? []) {
    for (const move of chosen) apply(truth, seat, moveCodec.encode(move));
  }
  return truth;
}

/** Nothing is hidden but open choices, so that only one truth fits a view. */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const truth = truthOf(setup, seen);
  return { draw: (_rng, into) => into.copyFrom(truth) };
}
