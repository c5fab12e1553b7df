import type { Actor } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { advance } from './flow.ts';
import { play } from './legal.ts';
import { sortBoats } from './rest.ts';

/**
 * Applies a legal move or outcome, and everything that follows without a decision.
 * @param boats one byte for each boat, permuted along with the boats when they are renumbered
 */
export function apply(s: State, actor: Actor, code: number, events?: Events, boats?: Uint8Array): void {
  play(s, actor, code, events);
  advance(s, events);
  if (s.partial === 0) sortBoats(s, boats);
}
