import type { Seat } from '@marchlands/core/seat.ts';
import { RED } from '../data/sides.ts';
import { clearChoice } from '../rules/choices.ts';
import { resolveOrders, revealPlacings } from '../rules/resolution.ts';
import { checkStart } from '../rules/start-check.ts';
import type { Setup } from '../setup.ts';
import { PHASE, State } from '../state.ts';
import { FEATURES, survey } from './survey.ts';

/**
 * Weights of the features, in order: fitted by logistic regression to the results of 900 matches between mixing bots,
 * before and after new pieces are placed.
 */
const BEFORE_PIECES: readonly number[] = [3.59, 1.28, 1.23, -1.23, 0.13, 0.57, 0.15, 0.2, 0.42, 0.28];
const AFTER_PIECES: readonly number[] = [6.28, 1.14, 0.59, -1.09, -0.05, 0.37, 0.38, 0.14, 0.42, 0.23];

const counts = new Float64Array(FEATURES);

function weightsOf(state: State): readonly number[] {
  const arePlaced = state.phase === PHASE.orders && !state.setup.isPlacedWithOrders;
  return arePlaced ? AFTER_PIECES : BEFORE_PIECES;
}

/** Red's expected share of the win in a position in which nobody has chosen anything. */
export function valueForRed(state: State): number {
  if (state.phase === PHASE.over) return state.winner === 0 ? 0.5 : state.winner === 1 ? 1 : 0;
  survey(state, counts);
  const weights = weightsOf(state);
  let sum = 0;
  for (let i = 0; i < FEATURES; i += 1) sum += weights[i] * counts[i];
  return 1 / (1 + Math.exp(-sum));
}

let scratch: State | null = null;

/** A state to work on, kept from call to call. */
function scratchOf(setup: Setup): State {
  scratch ??= new State(setup);
  return scratch;
}

/** A partly chosen state, as if the remaining seats placed in their cities and passed. */
function carriedOut(state: State): State {
  const copy = scratchOf(state.setup);
  copy.copyFrom(state);
  for (let seat = 0; seat < 2; seat += 1) if (((copy.open >>> seat) & 1) === 1) clearChoice(copy, seat);
  copy.open = 0;
  if (copy.phase === PHASE.income) {
    revealPlacings(copy);
  } else {
    resolveOrders(copy);
    checkStart(copy);
  }
  return copy;
}

/** The state to judge: nobody has chosen anything in it. */
export const atRest = (state: State): State => (state.open === state.asked ? state : carriedOut(state));

/** Each seat's expected share of the win, 0 .. 1. */
export function evaluate(state: State, values: Float64Array): void {
  const red = valueForRed(atRest(state));
  values[0] = red;
  values[1] = 1 - red;
}

/** Each feature's contribution to a seat's log-odds; existing choices are resolved as if alone. */
export function measure(state: State, seat: Seat, out: Float64Array): void {
  const rested = atRest(state);
  survey(rested, counts);
  const weights = weightsOf(rested);
  const sign = seat === RED ? 1 : -1;
  for (let i = 0; i < FEATURES; i += 1) out[i] = sign * weights[i] * counts[i];
}
