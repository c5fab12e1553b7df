/** The acting seats and their choices (DEC-01 to DEC-21). */
import { rulesOf } from '@marchlands/core/rules.ts';
import { CHANCE, isActing, maskOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { type Move, moveCodec } from '../moves.ts';
import { ABOUT, dueStep, FIRST_STEP, STACK, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { applyOutcome, outcomes } from './chance.ts';
import { runOn } from './flow.ts';
import { kinds } from './kinds.ts';
import { pickedBy } from './robber.ts';
import { isCountering } from './trade.ts';

/** CHANCE, NOBODY, or a bit for each deciding seat. */
export function actors(s: State): number {
  const step = dueStep(s);
  if (step < FIRST_STEP.seats) return CHANCE;
  if (step === STEP.over) return NOBODY;
  if (s.interrupts > 0) return STACK.seats(s);
  return maskOf(step === STEP.special ? s.builder - 1 : s.active);
}

/** The step of a seat: one that counters has a step of its own. */
function stepOf(s: State, seat: Seat): number {
  const step = dueStep(s);
  return step === STEP.answer && isCountering(s, seat) ? STEP.counter : step;
}

/** Steps inside a choice that one seat sends whole, from the first small move to the last. */
const WHOLE: readonly number[] = [
  STEP.offer,
  STEP.freeRoad,
  STEP.plenty,
  STEP.name,
  STEP.metropolis,
  STEP.foe,
  STEP.alchemist,
  STEP.crane,
  STEP.freeWall,
  STEP.medicine,
  STEP.inventor,
  STEP.smith,
  STEP.merchant,
  STEP.target,
  STEP.diplomat,
  STEP.relay,
  STEP.intrigue,
];

/** Steps whose alternatives are public: the match plays a lone one. */
const OPEN: readonly number[] = [
  STEP.settle,
  STEP.setRoad,
  STEP.robber,
  STEP.victim,
  STEP.aqueduct,
  STEP.relocate,
  STEP.lose,
  STEP.kill,
  STEP.tie,
  STEP.desert,
  STEP.station,
];

/**
 * Choices sent whole: an offer, a counter-offer, a discard or gift of several cards, a card with its details up to the
 * point where chance, another seat or hidden information comes in, a level with its metropolis, an attack with its foe.
 */
export function isPartial(s: State, seat: Seat): boolean {
  const step = dueStep(s);
  if (WHOLE.includes(step)) return isActing(actors(s), seat);
  switch (step) {
    case STEP.answer:
      return isCountering(s, seat);
    case STEP.discard:
    case STEP.wedding:
      return s.due[seat] > 0 && pickedBy(s, seat) > 0;
    case STEP.pick:
      return isActing(actors(s), seat) && ABOUT.picked.get(s) > 0;
    default:
      return false;
  }
}

/** Another choice comes first, or it is another phase; there is no trade in a special building phase (IK-319). */
function notNow(s: State, _seat: Seat, kind: Move['kind']): Refusal {
  if (s.interrupts > 0) return 'choiceOpen';
  return s.step === STEP.special && (kind === 'bank' || kind === 'offer') ? 'noCommerce' : 'wrongPhase';
}

export const rules = rulesOf(moveCodec, kinds, {
  actors,
  steps: FIRST_STEP.inner,
  stepOf,
  open: OPEN,
  chance: { outcomes, apply: applyOutcome },
  advance: runOn,
  idle: { over: 'over', chance: 'choiceOpen', others: 'notYours' },
  noSuchMove: 'unknownPlace',
  notNow,
});
export const { legal, refusal, isOpen, apply } = rules;
