import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { applyOutcome } from './chance.ts';
import { advance } from './flow.ts';
import { applyMove } from './legal.ts';

/** One legal move or outcome takes effect; then everything follows that nobody decides. */
export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  take(s, actor, code, events);
}

/** The moves that `apply` makes after this step, since all can see that there is no other; the state is not changed. */
export function forcedBy(before: State, { by, code }: Step): readonly Step[] {
  const made: Step[] = [];
  take(before.clone(), by, code, undefined, made);
  return made;
}

function take(s: State, actor: Actor, code: number, events: Events, made?: Step[]): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else applyMove(s, actor, code, events);
  advance(s, events, made);
}
