import { BLUE, RED } from '../data/sides.ts';
import type { Events } from '../events.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { beginChoice, clearChoice } from './choices.ts';
import { noteGiving } from './income.ts';
import { resolveOrders, revealPlacings } from './resolution.ts';
import { checkStart } from './start-check.ts';

/**
 * Runs the match to the next point where a player must choose, or to its end: the steps of a turn in order (AN-20),
 * each finished for both players before the next (AN-21).
 */
export function proceed(state: State, events?: Events): void {
  while (state.phase !== PHASE.over && state.open === 0) {
    if (state.phase === PHASE.start) {
      checkStart(state, events);
      if (state.phase === PHASE.start)
        beginDecision(state, state.setup.isPlacedWithOrders ? PHASE.orders : PHASE.income);
    } else if (state.phase === PHASE.income) {
      revealPlacings(state, events);
      beginDecision(state, PHASE.orders);
    } else {
      resolveOrders(state, events);
    }
  }
  if (state.phase === PHASE.over) clearDecision(state);
}

/** Begins a simultaneous decision; a seat with a single alternative is not asked, as everybody can see (AN-40). */
export function beginDecision(state: State, phase: number): void {
  state.phase = phase;
  state.asked = 0;
  for (let seat = RED; seat <= BLUE; seat += 1) {
    state.giving[seat] = 0;
    if (phase === PHASE.income || state.setup.isPlacedWithOrders) noteGiving(state, seat);
    beginChoice(state, seat);
    if (state.stage[seat] !== STAGE.done) state.asked |= 1 << seat;
  }
  state.open = state.asked;
}

/** Clears an open decision: the match is over. */
export function clearDecision(state: State): void {
  state.asked = 0;
  state.open = 0;
  for (let seat = RED; seat <= BLUE; seat += 1) {
    clearChoice(state, seat);
    state.giving[seat] = 0;
  }
}
