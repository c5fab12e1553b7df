import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { applyOutcome } from './chance.ts';
import { runOn } from './flow.ts';
import { applyMove } from './legal.ts';

/** Applies a legal move or outcome, and everything that follows without a decision. */
export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else applyMove(s, actor, code, events);
  runOn(s, events);
}
