/** What is open while seats choose at the same time, unseen (IK-081, IK-103, IK-241): the question, never an answer. */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { mustDecline } from '../rules/trade.ts';
import { ANSWER, dueStep, STEP, type State } from '../state.ts';

/** Cards that a seat has picked so far for a discard or a gift. */
export function pickedBy(s: State, seat: Seat): number {
  let count = 0;
  for (let at = seat * ALL_KINDS; at < (seat + 1) * ALL_KINDS; at += 1) count += s.picked[at];
  return count;
}

/** Whether answers to an offer are still hidden. */
export function isAnswering(s: State): boolean {
  return dueStep(s) === STEP.answer;
}

/** Whether a seat could, as all know, only decline: that is public at once. */
function hasDeclinedByRule(s: State, seat: Seat): boolean {
  return s.answer[seat] === ANSWER.decline && mustDecline(s, seat);
}

/** The answer of a seat that everybody sees. */
export function openAnswer(s: State, seat: Seat): number {
  return !isAnswering(s) || hasDeclinedByRule(s, seat) ? s.answer[seat] : ANSWER.none;
}

/** Bits of the seats that a decision was put to, whether they have decided or not. @param place in the stack */
export function askedSeats(s: State, place: number): number {
  let seats = s.interruptSeats[place];
  const step = s.interruptKind[place] - 1;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (step === STEP.answer) {
      if (s.answer[seat] !== ANSWER.none && !hasDeclinedByRule(s, seat)) seats |= maskOf(seat);
    } else if (step === STEP.discard || step === STEP.wedding) {
      if (pickedBy(s, seat) > 0) seats |= maskOf(seat);
    }
  }
  return seats;
}
