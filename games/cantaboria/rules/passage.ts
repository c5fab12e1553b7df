import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT } from '../data/limits.ts';
import type { Events } from '../events.ts';
import type { Setup } from '../setup.ts';
import { ANSWER, ANSWER_BYTES, ANSWERS, STACK, STEP, type State } from '../state.ts';
import { living, pointsOf } from './places.ts';
import { planShift } from './reckoning.ts';
import type { Refusal } from './refusals.ts';
import { movingBoat } from './waters.ts';

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

/** Points of the boat and of the mover's banks, and of the others' banks if all forbade: `weigh` fills them. */
let own = 0;
let others = 0;
/** Points of the boat and of the banks that allow, and of the banks that forbid; bits of who has not answered. */
let allowing = 0;
let forbidding = 0;
let unasked = 0;

/** CA-67, CA-68: what two banks weigh together against a boat. */
export function together({ options }: Setup, isOneOwner: boolean, left: number, right: number): number {
  return isOneOwner || options.passageBothForbid === 'sum' ? left + right : Math.max(left, right);
}

const against = new Uint8Array(2);
const forbids = new Uint8Array(2);

/** CA-66 to CA-70: weighs a boat against the banks of a reach. */
function weigh(s: State, boat: number, reach: number): void {
  own = pointsOf(s, BOAT + boat) + planShift(s, BOAT + boat);
  allowing = own;
  unasked = 0;
  for (let side = 0; side < 2; side += 1) {
    const bank = s.setup.land.banks[reach * 2 + side];
    const answer = answerOf(s, boat, reach, side);
    let worth = pointsOf(s, bank) + planShift(s, bank);
    against[side] = 0;
    forbids[side] = 0;
    if (s.owner[bank] - 1 === s.turn) {
      if (!s.setup.options.ownBankAllows) worth = 0;
      own += worth;
    } else against[side] = worth;
    if (answer === ANSWER.allow) allowing += worth;
    else if (answer === ANSWER.forbid) forbids[side] = worth;
    else if (answer === ANSWER.none) unasked |= maskOf(s.owner[bank] - 1);
  }
  const { banks } = s.setup.land;
  const isOneOwner = s.owner[banks[reach * 2]] === s.owner[banks[reach * 2 + 1]];
  others = together(s.setup, isOneOwner, against[0], against[1]);
  forbidding = together(s.setup, isOneOwner, forbids[0], forbids[1]);
  if (own > others) unasked = 0;
}

/** CA-66: the owners that must still be asked before a boat may leave a reach; none where it passes whatever they say. */
export function toAsk(s: State, boat: number, reach: number): number {
  weigh(s, boat, reach);
  return unasked;
}

/** CA-66 to CA-70: whether the boat passes, all having answered that are asked. */
export function passes(s: State, boat: number, reach: number): boolean {
  weigh(s, boat, reach);
  return own > others || forbidding === 0 || allowing > forbidding;
}

/** CA-66: the owners of the banks are asked; `towards` is the space sailed to, -1 where the question is put ahead. */
export function askPassage(s: State, reach: number, towards: number, events: Events): void {
  STACK.push(s, 'passage', toAsk(s, movingBoat(s), reach), reach, towards + 1);
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

/** CA-97: an owner that has resigned is not asked, nor waited for. */
export function leavePassage(s: State, seat: Seat): void {
  STACK.answered(s, seat);
  s.step = STEP.passageNext;
}

/** CA-73: an answer binds for that boat and reach until the mover's turn ends. */
export function answer(s: State, seat: Seat, given: number, events: Events): void {
  const reach = STACK.datum(s, 0);
  const boat = movingBoat(s);
  for (let side = 0; side < 2; side += 1) {
    if (s.owner[s.setup.land.banks[reach * 2 + side]] !== seat + 1) continue;
    s.answers[byteOf(boat, reach)] |= (given + 1) << bitOf(reach, side);
  }
  STACK.answered(s, seat);
  s.step = STEP.passageNext;
  events?.push({ kind: 'passageAnswered', seat, reach, answer: ANSWERS[given] });
}
