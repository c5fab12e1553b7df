import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { applyOutcome } from './chance.ts';
import { advance } from './flow.ts';
import { applyMove } from './legal.ts';
import { sortBoats } from './rest.ts';

/**
 * Applies a legal move or outcome, and everything that follows without a decision.
 * @param boats one byte for each boat, permuted along with the boats when they are renumbered
 */
export function apply(s: State, actor: Actor, code: number, events?: Events, boats?: Uint8Array): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else applyMove(s, actor, code, events);
  advance(s, events);
  if (s.partial === 0) sortBoats(s, boats);
}
