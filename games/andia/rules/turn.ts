import { BLUE, RED } from '../data/sides.ts';
import type { AndiaEvent } from '../events.ts';
import { DONE, INCOME, ORDERS, OVER, START, type State } from '../state.ts';
import { beginChoice, clearChoice } from './choices.ts';
import { noteGiving } from './income.ts';
import { resolveOrders, revealPlacings } from './resolution.ts';
import { checkStart } from './start-check.ts';

/**
 * Takes the match on to the next point where a player must choose, or to its end: the steps of a turn in their order
 * (AN-20), each finished for both players before the next (AN-21).
 */
export function proceed(state: State, events?: AndiaEvent[]): void {
  while (state.phase !== OVER && state.open === 0) {
    if (state.phase === START) {
      checkStart(state, events);
      if (state.phase === START) beginDecision(state, state.setup.isPlacedWithOrders ? ORDERS : INCOME);
    } else if (state.phase === INCOME) {
      revealPlacings(state, events);
      beginDecision(state, ORDERS);
    } else {
      resolveOrders(state, events);
    }
  }
  if (state.phase === OVER) clearDecision(state);
}

/** Begins a decision of both; who has one alternative only is not asked, as anybody can see (AN-40). */
export function beginDecision(state: State, phase: number): void {
  state.phase = phase;
  state.asked = 0;
  for (let seat = RED; seat <= BLUE; seat += 1) {
    state.giving[seat] = 0;
    if (phase === INCOME || state.setup.isPlacedWithOrders) noteGiving(state, seat);
    beginChoice(state, seat);
    if (state.stage[seat] !== DONE) state.asked |= 1 << seat;
  }
  state.open = state.asked;
}

/** Forgets an open decision: the match is over. */
export function clearDecision(state: State): void {
  state.asked = 0;
  state.open = 0;
  for (let seat = RED; seat <= BLUE; seat += 1) {
    clearChoice(state, seat);
    state.giving[seat] = 0;
  }
}
