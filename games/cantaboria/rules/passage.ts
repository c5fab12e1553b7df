import { firstFrom, maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT } from '../data/limits.ts';
import type { Events } from '../events.ts';
import type { Setup } from '../setup.ts';
import { ABOUT, ANSWER, ANSWER_BYTES, ANSWERS, STACK, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { plannedPointsOf } from './force.ts';
import { isOwn, living, type Places } from './places.ts';
import { movingBoat } from './waters.ts';

/** The position of a bank's answer (0 left, 1 right): its byte and its first bit. */
const byteOf = (boat: number, reach: number): number => boat * ANSWER_BYTES + (reach >> 1);
const bitOf = (reach: number, side: number): number => (reach & 1) * 4 + side * 2;

/** A map with the answers of the owners of banks: a state, or any other. */
interface Answered extends Places {
  readonly answers: Uint8Array;
}

/**
 * CA-66, CA-69, CA-97: the answer of a bank: the mover's own allows, and a bank whose owner has left the game is
 * neutral.
 * @param alive a bit for each seat still in play
 */
export function answerOf(m: Answered, mover: Seat, alive: number, boat: number, reach: number, side: number): number {
  const owner = m.owner[m.setup.land.banks[reach * 2 + side]] - 1;
  if (owner === mover) return ANSWER.allow;
  if ((alive & maskOf(owner)) === 0) return ANSWER.neutral;
  return (m.answers[byteOf(boat, reach)] >> bitOf(reach, side)) & 3;
}

/** CA-67, CA-68: the combined weight of two banks against a boat. */
export function together({ options }: Setup, isOneOwner: boolean, left: number, right: number): number {
  return isOneOwner || options.passageBothForbid === 'sum' ? left + right : Math.max(left, right);
}

/**
 * CA-67 to CA-70: whether a boat passes between two banks.
 * @param points of the boat and its load
 * @param left points of the left bank, and its answer, one of ANSWER; `right` likewise
 */
export function outweighs(
  setup: Setup,
  isOneOwner: boolean,
  points: number,
  left: number,
  leftSays: number,
  right: number,
  rightSays: number,
): boolean {
  const allied = (leftSays === ANSWER.allow ? left : 0) + (rightSays === ANSWER.allow ? right : 0);
  const leftAgainst = leftSays === ANSWER.forbid ? left : 0;
  const rightAgainst = rightSays === ANSWER.forbid ? right : 0;
  const opposed = together(setup, isOneOwner, leftAgainst, rightAgainst);
  return opposed === 0 || points + allied > opposed;
}

/** No boat's answers. */
const UNASKED = -1;

/** The answer of a bank to a boat; to UNASKED, as if every other seat forbade it (CA-66). */
function saysTo(s: State, seat: Seat, boat: number, reach: number, side: number): number {
  if (isOwn(s, seat, s.setup.land.banks[reach * 2 + side])) return ANSWER.allow;
  return boat === UNASKED ? ANSWER.forbid : answerOf(s, seat, living(s), boat, reach, side);
}

/** CA-69: the points of a bank that count when a boat passes: by option, none of the mover's own. */
function weightOf(s: State, seat: Seat, bank: number): number {
  return isOwn(s, seat, bank) && !s.setup.options.ownBankAllows ? 0 : plannedPointsOf(s, bank);
}

/**
 * CA-67 to CA-70: whether a boat with this many points passes a reach, given the answers of the banks' owners to
 * `boat`.
 */
function passesWith(s: State, seat: Seat, points: number, reach: number, boat: number): boolean {
  const left = s.setup.land.banks[reach * 2];
  const right = s.setup.land.banks[reach * 2 + 1];
  return outweighs(
    s.setup,
    s.owner[left] === s.owner[right],
    points,
    weightOf(s, seat, left),
    saysTo(s, seat, boat, reach, 0),
    weightOf(s, seat, right),
    saysTo(s, seat, boat, reach, 1),
  );
}

/** CA-66: whether a boat with this many points passes a reach whatever the owners of its banks answer. */
export function passesUnasked(s: State, seat: Seat, points: number, reach: number): boolean {
  return passesWith(s, seat, points, reach, UNASKED);
}

/** CA-66: the owners still to be asked before a boat may leave a reach; none if it passes in any case. */
export function toAsk(s: State, boat: number, reach: number): number {
  if (passesUnasked(s, s.turn, plannedPointsOf(s, BOAT + boat), reach)) return 0;
  let unasked = 0;
  for (let side = 0; side < 2; side += 1) {
    if (answerOf(s, s.turn, living(s), boat, reach, side) !== ANSWER.none) continue;
    unasked |= maskOf(s.owner[s.setup.land.banks[reach * 2 + side]] - 1);
  }
  return unasked;
}

/** CA-66 to CA-70: whether the boat passes, after all those asked have answered. */
export function passes(s: State, boat: number, reach: number): boolean {
  return passesWith(s, s.turn, plannedPointsOf(s, BOAT + boat), reach, boat);
}

/** CA-66: asks the owners of the banks; `towards` is the space the boat sails to, -1 if the question is asked ahead. */
export function askPassage(s: State, reach: number, towards: number, events: Events): void {
  STACK.push(s, 'passage', toAsk(s, movingBoat(s), reach), { reach, towards: towards + 1 });
  s.partial = 0;
  s.step = STEP.passageNext;
  events?.push({ kind: 'passageAsked', seat: s.turn, reach });
}

/** CA-66: the next owner from the mover's left; -1 if all have answered. */
export function nextAsked(s: State): Seat {
  const left = STACK.seats(s);
  return left === 0 ? -1 : firstFrom(s.turn + 1, left, s.setup.seats);
}

/** CA-67: an owner of both banks allows or forbids. */
export function whyNotAnswer(s: State, seat: Seat, answer: number): Refusal | null {
  const reach = ABOUT.reach.get(s);
  const { banks } = s.setup.land;
  const isBoth = s.owner[banks[reach * 2]] === seat + 1 && s.owner[banks[reach * 2 + 1]] === seat + 1;
  return isBoth && ANSWERS[answer] === 'neutral' ? 'bothBanks' : null;
}

/** CA-97: a resigned owner is neither asked nor waited for. */
export function leavePassage(s: State, seat: Seat): void {
  STACK.answered(s, seat);
  s.step = STEP.passageNext;
}

/** CA-73: an answer binds for that boat and reach until the mover's turn ends. */
export function answer(s: State, seat: Seat, given: number, events: Events): void {
  const reach = ABOUT.reach.get(s);
  const boat = movingBoat(s);
  for (let side = 0; side < 2; side += 1) {
    if (s.owner[s.setup.land.banks[reach * 2 + side]] !== seat + 1) continue;
    s.answers[byteOf(boat, reach)] |= (given + 1) << bitOf(reach, side);
  }
  STACK.answered(s, seat);
  s.step = STEP.passageNext;
  events?.push({ kind: 'passageAnswered', seat, reach, answer: ANSWERS[given] });
}
