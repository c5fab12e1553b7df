/** The public part of simultaneous hidden choices (IK-081, IK-103, IK-241): the question, never an answer. */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { pickedBy } from '../rules/robber.ts';
import { ANSWER, dueStep, STEP, type State, stepAt } from '../state.ts';

/** Whether answers to an offer are still hidden. */
export function isAnswering(s: State): boolean {
  return dueStep(s) === STEP.answer;
}

/** IK-102: whether a seat has openly declined for lack of cards. */
function hasDeclinedByRule(s: State, seat: Seat): boolean {
  return s.answer[seat] === ANSWER.decline && s.handSize[seat] === 0;
}

/** The public answer of a seat. */
export function openAnswer(s: State, seat: Seat): number {
  return !isAnswering(s) || hasDeclinedByRule(s, seat) ? s.answer[seat] : ANSWER.none;
}

/** Bits of the seats asked for a decision, whether they have decided or not. @param place in the stack */
export function askedSeats(s: State, place: number): number {
  let seats = s.interruptSeats[place];
  const step = stepAt(s, place);
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (step === STEP.answer) {
      if (s.answer[seat] !== ANSWER.none && !hasDeclinedByRule(s, seat)) seats |= maskOf(seat);
    } else if (step === STEP.discard || step === STEP.wedding) {
      if (pickedBy(s, seat) > 0) seats |= maskOf(seat);
    }
  }
  return seats;
}
