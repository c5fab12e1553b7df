/** Who acts, and what they may choose (DEC-01 to DEC-21). */
import { rulesOf } from '@marchlands/core/rules.ts';
import { CHANCE, isActing, maskOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { type Move, moveCodec } from '../moves.ts';
import { dueStep, FIRST_STEP, STACK, STEP, type State } from '../state.ts';
import { kinds } from './kinds.ts';
import type { Refusal } from './refusals.ts';
import { isCountering } from './trade.ts';

/** CHANCE, NOBODY, or a bit for each seat that chooses. */
export function actors(s: State): number {
  const step = dueStep(s);
  if (step < FIRST_STEP.seats) return CHANCE;
  if (step === STEP.over) return NOBODY;
  if (s.interrupts > 0) return STACK.seats(s);
  return maskOf(step === STEP.special ? s.builder - 1 : s.active);
}

/** Where a seat stands: one that counters has a step of its own. */
function stepOf(s: State, seat: Seat): number {
  const step = dueStep(s);
  return step === STEP.answer && isCountering(s, seat) ? STEP.counter : step;
}

/**
 * What is sent whole: an offer, a counter-offer, a discard of several cards, the free roads of a card, the cards of Plenty
 * and the kind of a Monopoly.
 */
export function isPartial(s: State, seat: Seat): boolean {
  switch (dueStep(s)) {
    case STEP.offer:
    case STEP.freeRoad:
    case STEP.plenty:
    case STEP.monopoly:
      return isActing(actors(s), seat);
    case STEP.answer:
      return isCountering(s, seat);
    case STEP.discard:
      return s.due[seat] > 0 && s.due[seat] < s.handSize[seat] >> 1;
    default:
      return false;
  }
}

function whyNotActing(s: State, seat: Seat): Refusal | null {
  const step = dueStep(s);
  if (step === STEP.over) return 'over';
  if (step < FIRST_STEP.seats) return 'choiceOpen';
  return isActing(actors(s), seat) ? null : 'notYours';
}

/** Another choice comes first, or it is another phase; in a special building phase nobody trades (IK-319). */
function notNow(s: State, _seat: Seat, kind: Move['kind']): Refusal {
  if (s.interrupts > 0) return 'choiceOpen';
  return s.step === STEP.special && (kind === 'bank' || kind === 'offer') ? 'noCommerce' : 'wrongPhase';
}

export const {
  legal,
  refusal,
  apply: applyMove,
} = rulesOf(moveCodec, kinds, {
  steps: FIRST_STEP.inner,
  stepOf,
  whyNotActing,
  noSuchMove: 'unknownPlace',
  notNow,
});
