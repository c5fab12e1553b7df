import type { Events } from '../events.ts';
import { STAGE, type State } from '../state.ts';
import { rules } from './legal.ts';
import { proceed } from './turn.ts';

/** Makes a legal choice; where it is the last of the decision, the turn goes on. */
export function apply(state: State, seat: number, code: number, events?: Events): void {
  choose(state, seat, code);
  if (state.stage[seat] !== STAGE.done) return;
  state.open &= ~(1 << seat);
  proceed(state, events);
}

/** Notes a legal choice and those that follow from it, and nothing more: the seat's part of `apply`. */
export function choose(state: State, seat: number, code: number): void {
  rules.apply(state, seat, code, undefined);
}
