/** Trade between players (IK-097 to IK-111): offers, answers, counter-offers, deals. */
import type { MoveList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { cardsOf, type Events } from '../events.ts';
import { ANSWER, LEDGER, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { handOver, heldOf, holds } from './hand.ts';

/** Whether a seat is composing a counter-offer. */
export function isCountering(s: State, seat: Seat): boolean {
  return s.answer[seat] === ANSWER.countering;
}

/** The two sides of what a seat is composing: its counter-offer, else the offer. */
function givenBy(s: State, seat: Seat): Uint8Array {
  return isCountering(s, seat) ? s.counterGive : s.give;
}
function wantedBy(s: State, seat: Seat): Uint8Array {
  return isCountering(s, seat) ? s.counterWant : s.want;
}
function rowOf(s: State, seat: Seat): number {
  return isCountering(s, seat) ? seat * ALL_KINDS : 0;
}

/** Number of cards on one side of an offer, of all kinds. @param at where the side begins */
export function sizeOf(side: Uint8Array, at: number): number {
  let count = 0;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) count += side[at + kind];
  return count;
}

/** The last kind of a side; 0 if it is empty. */
function lastOf(side: Uint8Array, at: number): number {
  let kind = ALL_KINDS - 1;
  while (kind > 0 && side[at + kind] === 0) kind -= 1;
  return kind;
}

function kindsIn(side: Uint8Array, at: number): number {
  let count = 0;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) if (side[at + kind] > 0) count += 1;
  return count;
}

/** IK-097, IK-099: why no offer may be opened. */
export function whyNotOffer(s: State, seat: Seat): Refusal | null {
  if (s.setup.options.playerTrade === 'off') return 'noCommerce';
  if (s.offers >= s.setup.options.offersPerTurn) return 'tooManyOffers';
  return s.handSize[seat] > 0 ? null : 'notHeld';
}

export function openOffer(s: State, seat: Seat): void {
  STACK.push(s, 'offer', maskOf(seat));
}

/** IK-100, IK-101: one more card given, in kind order. One kind must be left for the other side. */
export function whyNotGive(s: State, seat: Seat, kind: number): Refusal | null {
  if (kind >= s.setup.kinds) return 'unknownPlace';
  const side = givenBy(s, seat);
  const at = rowOf(s, seat);
  if (kind < lastOf(side, at) || sizeOf(wantedBy(s, seat), at) > 0) return 'order';
  if (heldOf(s, seat, kind) <= side[at + kind]) return 'notHeld';
  if (sizeOf(side, at) >= s.setup.options.offerMaxCards) return 'tooManyCards';
  return side[at + kind] === 0 && kindsIn(side, at) === s.setup.kinds - 1 ? 'sameKind' : null;
}

/** Pushes what `whyNotGive` lets through. */
export function legalGives(s: State, seat: Seat, out: MoveList, base: number): void {
  const side = givenBy(s, seat);
  const at = rowOf(s, seat);
  if (sizeOf(wantedBy(s, seat), at) > 0 || sizeOf(side, at) >= s.setup.options.offerMaxCards) return;
  const isLast = kindsIn(side, at) === s.setup.kinds - 1;
  for (let kind = lastOf(side, at); kind < s.setup.kinds; kind += 1) {
    if (heldOf(s, seat, kind) > side[at + kind] && !(isLast && side[at + kind] === 0)) out.push(base + kind);
  }
}

export function give(s: State, seat: Seat, kind: number): void {
  givenBy(s, seat)[rowOf(s, seat) + kind] += 1;
}

/** Whether a counter-offer equals the offer with its sides exchanged (IK-105). */
function isSameOffer(s: State, at: number): boolean {
  for (let kind = 0; kind < ALL_KINDS; kind += 1) {
    if (s.counterGive[at + kind] !== s.want[kind] || s.counterWant[at + kind] !== s.give[kind]) return false;
  }
  return true;
}

/** IK-098, IK-100: one more card wanted, in kind order. A counter-offer must not end up equal to the offer. */
export function whyNotWant(s: State, seat: Seat, kind: number): Refusal | null {
  if (kind >= s.setup.kinds) return 'unknownPlace';
  const side = wantedBy(s, seat);
  const at = rowOf(s, seat);
  const given = givenBy(s, seat);
  if (sizeOf(given, at) === 0) return 'emptySide';
  if (given[at + kind] > 0) return 'sameKind';
  if (kind < lastOf(side, at)) return 'order';
  const most = s.setup.options.offerMaxCards;
  const size = sizeOf(side, at);
  if (size >= most) return 'tooManyCards';
  if (!isCountering(s, seat) || size + 1 < most) return null;
  side[at + kind] += 1;
  const isSame = isSameOffer(s, at);
  side[at + kind] -= 1;
  return isSame ? 'sameOffer' : null;
}

/** Pushes what `whyNotWant` lets through. */
export function legalWants(s: State, seat: Seat, out: MoveList, base: number): void {
  const side = wantedBy(s, seat);
  const at = rowOf(s, seat);
  const given = givenBy(s, seat);
  const size = sizeOf(side, at);
  const most = s.setup.options.offerMaxCards;
  if (sizeOf(given, at) === 0 || size >= most) return;
  const isClose = size + 1 === most && isCountering(s, seat);
  for (let kind = lastOf(side, at); kind < s.setup.kinds; kind += 1) {
    if (given[at + kind] > 0 || (isClose && whyNotWant(s, seat, kind) !== null)) continue;
    out.push(base + kind);
  }
}

export function want(s: State, seat: Seat, kind: number): void {
  wantedBy(s, seat)[rowOf(s, seat) + kind] += 1;
}

/** @param to a bit for each opponent that receives the offer */
export function whyNotSend(s: State, seat: Seat, to: number): Refusal | null {
  if (sizeOf(s.want, 0) === 0) return 'emptySide';
  if (to >= 1 << s.setup.seats || (to & maskOf(seat)) !== 0) return 'unknownPlace';
  return to === 0 ? 'incomplete' : null;
}

/** Pushes what `whyNotSend` lets through: every set of opponents. */
export function legalSends(s: State, seat: Seat, out: MoveList, base: number): void {
  if (sizeOf(s.want, 0) === 0) return;
  for (let to = 1; to < 1 << s.setup.seats; to += 1) if ((to & maskOf(seat)) === 0) out.push(base + to);
}

/** IK-102: makes the offer public; players with cards answer, those without can only decline. */
export function send(s: State, seat: Seat, to: number, events: Events): void {
  STACK.pop(s);
  s.offers += 1;
  LEDGER.shown(s, seat, s.give);
  const { kinds } = s.setup;
  events?.push({
    kind: 'offerSent',
    seat,
    give: cardsOf(s.give, 0, ALL_KINDS, kinds),
    want: cardsOf(s.want, 0, ALL_KINDS, kinds),
    to: seatsOf(to),
  });
  let asked = to;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (((to >> other) & 1) === 0 || s.handSize[other] > 0) continue;
    s.answer[other] = ANSWER.decline;
    asked &= ~maskOf(other);
  }
  STACK.push(s, 'answer', asked);
  if (asked === 0) allAnswered(s, events);
}

/** IK-104. */
export function whyNotAccept(s: State, seat: Seat): Refusal | null {
  return holds(s, seat, s.want) ? null : 'notHeld';
}

/** IK-105: an opponent without cards has answered already. */
export function whyNotCounter(s: State): Refusal | null {
  return s.setup.options.playerTrade === 'full' ? null : 'noCommerce';
}

export function beginCounter(s: State, seat: Seat): void {
  s.answer[seat] = ANSWER.countering;
}

export function whyNotReply(s: State, seat: Seat): Refusal | null {
  const at = seat * ALL_KINDS;
  if (sizeOf(s.counterWant, at) === 0) return 'emptySide';
  return isSameOffer(s, at) ? 'sameOffer' : null;
}

/** DEC-13: one answer; all are shown together (IK-103). */
export function answer(s: State, seat: Seat, how: number, events: Events): void {
  s.answer[seat] = how;
  if (how === ANSWER.decline) {
    s.counterGive.fill(0, seat * ALL_KINDS, (seat + 1) * ALL_KINDS);
    s.counterWant.fill(0, seat * ALL_KINDS, (seat + 1) * ALL_KINDS);
  }
  STACK.answered(s, seat);
  if (STACK.seats(s) === 0) allAnswered(s, events);
}

/** Records what an answer reveals about a hand: accepting or countering proves that it holds the cards. */
function showAnswer(s: State, seat: Seat, events: Events): void {
  const { kinds } = s.setup;
  const how = s.answer[seat];
  if (how === ANSWER.accept) LEDGER.shown(s, seat, s.want);
  if (how === ANSWER.counter) LEDGER.shown(s, seat, s.counterGive.subarray(seat * ALL_KINDS, (seat + 1) * ALL_KINDS));
  if (events === undefined) return;
  const isCounter = how === ANSWER.counter;
  events.push({
    kind: 'offerAnswered',
    seat,
    answer: isCounter ? 'counter' : how === ANSWER.accept ? 'accept' : 'decline',
    give: isCounter ? cardsOf(s.counterGive, seat, ALL_KINDS, kinds) : null,
    want: isCounter ? cardsOf(s.counterWant, seat, ALL_KINDS, kinds) : null,
  });
}

/** All have answered: the active player chooses, if there is a choice (IK-106). */
function allAnswered(s: State, events: Events): void {
  STACK.pop(s);
  let isOpen = false;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (s.answer[seat] === ANSWER.none) continue;
    showAnswer(s, seat, events);
    isOpen ||= s.answer[seat] !== ANSWER.decline;
  }
  if (isOpen) STACK.push(s, 'choose', maskOf(s.active));
  else closeOffer(s, events);
}

/** IK-106, IK-107. */
export function whyNotDeal(s: State, seat: Seat, other: Seat): Refusal | null {
  if (other >= s.setup.seats || other === seat) return 'unknownPlace';
  if (s.answer[other] === ANSWER.accept) return null;
  if (s.answer[other] !== ANSWER.counter) return 'noEffect';
  return holds(s, seat, s.counterWant, other * ALL_KINDS) ? null : 'notHeld';
}

/** IK-110: exchanges the cards at once, openly. */
export function deal(s: State, seat: Seat, other: Seat, events: Events): void {
  const isCounter = s.answer[other] === ANSWER.counter;
  const given = isCounter ? s.counterWant : s.give;
  const taken = isCounter ? s.counterGive : s.want;
  const at = isCounter ? other * ALL_KINDS : 0;
  const { kinds } = s.setup;
  for (let kind = 0; kind < kinds; kind += 1) {
    if (given[at + kind] > 0) handOver(s, seat, other, kind, given[at + kind]);
    if (taken[at + kind] > 0) handOver(s, other, seat, kind, taken[at + kind]);
  }
  STACK.pop(s);
  if (events === undefined) {
    clearOffer(s);
    return;
  }
  const give = cardsOf(given, isCounter ? other : 0, ALL_KINDS, kinds);
  const want = cardsOf(taken, isCounter ? other : 0, ALL_KINDS, kinds);
  clearOffer(s);
  events.push({ kind: 'dealMade', seat, with: other, give, want });
}

/** DEC-15: no deal. */
export function close(s: State, events: Events): void {
  STACK.pop(s);
  closeOffer(s, events);
}

function closeOffer(s: State, events: Events): void {
  clearOffer(s);
  events?.push({ kind: 'offerClosed', seat: s.active });
}

/** Clears the offer and its answers. */
export function clearOffer(s: State): void {
  s.give.fill(0);
  s.want.fill(0);
  s.answer.fill(0);
  s.counterGive.fill(0);
  s.counterWant.fill(0);
}
