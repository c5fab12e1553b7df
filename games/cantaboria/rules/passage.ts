import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { ANSWER, ANSWER_BYTES, ANSWERS, STACK, STEP, type State } from '../state.ts';
import { living, pointsOf } from './places.ts';
import type { Refusal } from './refusals.ts';

/** Where the answer of a bank (0 left, 1 right) stands: its byte and its first bit. */
const byteOf = (boat: number, reach: number): number => boat * ANSWER_BYTES + (reach >> 1);
const bitOf = (reach: number, side: number): number => (reach & 1) * 4 + side * 2;

/** CA-66, CA-69, CA-97: what a bank answered: the mover's own allows, who plays no more is neutral. */
function answerOf(s: State, boat: number, reach: number, side: number): number {
  const owner = s.owner[s.setup.land.banks[reach * 2 + side]] - 1;
  if (owner === s.turn) return ANSWER.allow;
  if ((living(s) & maskOf(owner)) === 0) return ANSWER.neutral;
  return (s.answers[byteOf(boat, reach)] >> bitOf(reach, side)) & 3;
}

/** CA-66: the owners that must still be asked before this boat may leave a reach; none where it passes whatever they say. */
export function toAsk(s: State, reach: number): number {
  const boat = s.boats - 1;
  let points = pointsOf(s, BOAT + boat);
  let others = 0;
  let seats = 0;
  for (let side = 0; side < 2; side += 1) {
    const bank = s.setup.land.banks[reach * 2 + side];
    const owner = s.owner[bank] - 1;
    if (owner === s.turn) points += pointsOf(s, bank);
    else others += pointsOf(s, bank);
    if (answerOf(s, boat, reach, side) === ANSWER.none) seats |= maskOf(owner);
  }
  return points > others ? 0 : seats;
}

/** CA-66 to CA-70: whether the boat passes, all having answered that are asked. */
export function passes(s: State, reach: number): boolean {
  const boat = s.boats - 1;
  let points = pointsOf(s, BOAT + boat);
  let all = points;
  let others = 0;
  let against = 0;
  for (let side = 0; side < 2; side += 1) {
    const bank = s.setup.land.banks[reach * 2 + side];
    const answer = answerOf(s, boat, reach, side);
    const worth = pointsOf(s, bank);
    if (s.owner[bank] - 1 === s.turn) all += worth;
    else others += worth;
    if (answer === ANSWER.allow) points += worth;
    if (answer === ANSWER.forbid) against += worth;
  }
  return all > others || against === 0 || points > against;
}

/** CA-66: the owners of the banks are asked; `towards` is the space sailed to, -1 where the question is put ahead. */
export function askPassage(s: State, reach: number, towards: number, events: Events): void {
  STACK.push(s, 'passage', toAsk(s, reach), reach, towards + 1);
  s.partial = 0;
  s.step = STEP.passageNext;
  events?.push({ kind: 'passageAsked', seat: s.turn, reach });
}

/** CA-66: the next owner from the mover's left; -1 where all have answered. */
export function nextAsked(s: State): Seat {
  const left = STACK.seats(s);
  if (left === 0) return -1;
  let seat = (s.turn + 1) % s.setup.seats;
  while ((left & maskOf(seat)) === 0) seat = (seat + 1) % s.setup.seats;
  return seat;
}

/** CA-67: who owns both banks allows or forbids. */
export function whyNotAnswer(s: State, seat: Seat, answer: number): Refusal | null {
  const reach = STACK.datum(s, 0);
  const { banks } = s.setup.land;
  const isBoth = s.owner[banks[reach * 2]] === seat + 1 && s.owner[banks[reach * 2 + 1]] === seat + 1;
  return isBoth && ANSWERS[answer] === 'neutral' ? 'bothBanks' : null;
}

/** CA-73: an answer binds for that boat and reach until the mover's turn ends. */
export function answer(s: State, seat: Seat, given: number, events: Events): void {
  const reach = STACK.datum(s, 0);
  for (let side = 0; side < 2; side += 1) {
    if (s.owner[s.setup.land.banks[reach * 2 + side]] !== seat + 1) continue;
    s.answers[byteOf(s.boats - 1, reach)] |= (given + 1) << bitOf(reach, side);
  }
  STACK.answered(s, seat);
  s.step = STEP.passageNext;
  events?.push({ kind: 'passageAnswered', seat, reach, answer: ANSWERS[given] });
}
