import type { Actor } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { rules } from './legal.ts';

/** One step: a legal move of the seat in turn; undefined behaviour on anything else. */
export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  rules.apply(s, actor, code, events);
}
