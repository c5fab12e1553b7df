import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { applyOutcome } from './chance.ts';
import { advance } from './flow.ts';
import { applyMove, forcedMove } from './legal.ts';
import { sortBoats } from './rest.ts';

/** One legal move or outcome takes effect, and all that follows without a decision; forced moves are not made. */
export function applyOne(s: State, actor: Actor, code: number, events: Events): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else applyMove(s, actor, code, events);
  advance(s, events);
  if (s.partial === 0) sortBoats(s);
}

/** A choice with one alternative is made without asking: all is open here. */
export function settle(s: State, events: Events): void {
  for (let only = forcedMove(s); only >= 0; only = forcedMove(s)) applyOne(s, s.actor, only, events);
}

export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  applyOne(s, actor, code, events);
  settle(s, events);
  // What began for another seat without being asked is not sent with its choice: a match may rest there.
  if (s.actor === actor) return;
  s.partial = 0;
  sortBoats(s);
}
