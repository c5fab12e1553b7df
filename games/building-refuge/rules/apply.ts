import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { applyOutcome } from './chance.ts';
import { rules } from './legal.ts';

/** Applies one step: a legal move of a seat or a possible outcome of chance; undefined behaviour for anything else. */
export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else rules.apply(s, actor, code, events);
}
