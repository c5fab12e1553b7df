import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, HORSE, KINDS, MAX_PLACES, TOKENS } from '../data/limits.ts';
import type { Event, Events, Traded } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { isOwn, nextOwn, roomFor, spotOf, tokensAt } from './places.ts';
import { clearOffer } from './trade.ts';
import { countKind, goodsRoom, isRoomCounted, isSingle, whyFull, whyNotReceive } from './traded.ts';

const kindOf = (index: number): number => Math.floor(index / PER_TOKEN);

/** How many of a kind are left in a place of the partner after what is paid from there. */
function leftAt(s: State, kind: number, at: number): number {
  let left = tokensAt(s, at, kind);
  for (let i = 0; i < s.paidCount; i += 1) if (s.paid[i] === at && kindOf(s.wanted[i]) === kind) left -= 1;
  return left;
}

/** The place of the last token of a kind among those chosen for `offered`; -1 at the start of a kind. */
function lastPlace(offered: Uint16Array, chosen: Uint8Array, count: number, kind: number): number {
  return count > 0 && kindOf(offered[count - 1]) === kind ? chosen[count - 1] : -1;
}

/**
 * CA-47: whether the Horses (or Weapons) that the partner receives have places, while `unpaid` of its own still leave,
 * from places after `last`; one leaves `from` (-1: none).
 */
function hasRoom(s: State, seat: Seat, kind: number, from: number, last: number, unpaid: number): boolean {
  let free = 0;
  let freeing = 0;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    if (whyNotReceive(s, seat, s.turn, at) !== null) continue;
    const left = leftAt(s, kind, at) - (at === from ? 1 : 0);
    if (left === 0) free += 1;
    else if (at > last) freeing += 1;
  }
  return free + Math.min(unpaid, freeing) >= countKind(s.given, 0, s.givenCount, kind);
}

function canReceive(s: State, seat: Seat): boolean {
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    if (whyNotReceive(s, seat, s.turn, at) === null) return true;
  }
  return false;
}

/** Goods of the offer without a place so far. */
function goodsLeft(s: State): number {
  let count = 0;
  for (let good = 0; good < GOODS; good += 1) count += countKind(s.given, s.placedCount, s.givenCount, good);
  return count;
}

/** Goods of the offer placed so far, in the places from `from` to `to`. */
function goodsPlaced(s: State, from: number, to: number): number {
  let count = 0;
  for (let i = 0; i < s.placedCount; i += 1) {
    if (kindOf(s.given[i]) < GOODS && s.placed[i] >= from && s.placed[i] <= to) count += 1;
  }
  return count;
}

/** CA-62: why a good may not go into a place: it has no room, or the next goods of its kind would have none. */
function whyNoHold(s: State, seat: Seat, kind: number, into: number): Refusal | null {
  if (!isRoomCounted(s)) return null;
  if (roomFor(s, into) <= goodsPlaced(s, into, into)) return 'full';
  const behind = goodsRoom(s, seat, s.turn, into) - goodsPlaced(s, into, MAX_PLACES);
  return behind < countKind(s.given, s.placedCount, s.givenCount, kind) ? 'full' : null;
}

/** CA-47: the answer must be one that can be completed. */
export function whyNotAccept(s: State, seat: Seat): Refusal | null {
  if (s.givenCount > 0 && !canReceive(s, seat)) return 'noRoom';
  if (isRoomCounted(s) && goodsRoom(s, seat, s.turn, 0) < goodsLeft(s)) return 'noRoom';
  for (let kind = HORSE; kind < KINDS; kind += 1) {
    const unpaid = countKind(s.wanted, s.paidCount, s.wantedCount, kind);
    if (countKind(s.given, 0, s.givenCount, kind) > 0 && !hasRoom(s, seat, kind, -1, -1, unpaid)) return 'noRoom';
  }
  return null;
}

/** CA-48: the partner chooses places, first for what leaves. */
export function accept(s: State): void {
  s.partial = 1;
  s.step = s.wantedCount > 0 ? STEP.pay : STEP.put;
}

/**
 * CA-48: the next wanted token, from one of the partner's places; places of one kind ascend, and enough must stay
 * behind.
 */
export function whyNotPay(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (kind !== kindOf(s.wanted[s.paidCount])) return 'wrongOrder';
  if (!isOwn(s, seat, from)) return 'notYours';
  if (leftAt(s, kind, from) === 0) return 'noSuchToken';
  if (from < lastPlace(s.wanted, s.paid, s.paidCount, kind)) return 'wrongOrder';
  const unpaid = countKind(s.wanted, s.paidCount + 1, s.wantedCount, kind);
  let behind = -1;
  for (let at = from; at >= 0; at = nextOwn(s, seat, at)) behind += leftAt(s, kind, at);
  if (behind < unpaid) return 'wrongOrder';
  return !isSingle(kind) || hasRoom(s, seat, kind, from, from, unpaid) ? null : 'noRoom';
}

export function legalPays(s: State, seat: Seat, out: MoveList, base: number): void {
  const kind = kindOf(s.wanted[s.paidCount]);
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    if (tokensAt(s, from, kind) === 0 || whyNotPay(s, seat, kind, from) !== null) continue;
    out.push(base + kind * PER_TOKEN + from);
  }
}

export function pay(s: State, seat: Seat, _kind: number, from: number, events: Events): void {
  s.paid[s.paidCount] = from;
  s.paidCount += 1;
  if (s.paidCount < s.wantedCount) return;
  if (s.givenCount > 0) s.step = STEP.put;
  else carryOut(s, seat, events);
}

/** CA-47: the next given token, into one of the partner's places; places of one kind ascend. */
export function whyNotPut(s: State, seat: Seat, kind: number, into: number): Refusal | null {
  if (kind !== kindOf(s.given[s.placedCount])) return 'wrongOrder';
  const there = whyNotReceive(s, seat, s.turn, into);
  if (there !== null) return there;
  const last = lastPlace(s.given, s.placed, s.placedCount, kind);
  if (into < last) return 'wrongOrder';
  if (!isSingle(kind)) return whyNoHold(s, seat, kind, into);
  if (into === last || leftAt(s, kind, into) > 0) return whyFull(kind);
  let behind = 0;
  for (let at = nextOwn(s, seat, into); at >= 0; at = nextOwn(s, seat, at)) {
    if (leftAt(s, kind, at) === 0 && whyNotReceive(s, seat, s.turn, at) === null) behind += 1;
  }
  return behind < countKind(s.given, s.placedCount + 1, s.givenCount, kind) ? 'wrongOrder' : null;
}

export function legalPuts(s: State, seat: Seat, out: MoveList, base: number): void {
  const kind = kindOf(s.given[s.placedCount]);
  for (let into = nextOwn(s, seat, -1); into >= 0; into = nextOwn(s, seat, into)) {
    if (whyNotPut(s, seat, kind, into) === null) out.push(base + kind * PER_TOKEN + into);
  }
}

export function put(s: State, seat: Seat, _kind: number, into: number, events: Events): void {
  s.placed[s.placedCount] = into;
  s.placedCount += 1;
  if (s.placedCount === s.givenCount) carryOut(s, seat, events);
}

/** CA-48: all tokens leave, then all arrive: carried out whole and at once. */
function carryOut(s: State, seat: Seat, events: Events): void {
  const made = events === undefined ? undefined : tradeOf(s, seat);
  for (let i = 0; i < s.givenCount; i += 1) {
    s.tokens[(s.given[i] % PER_TOKEN) * KINDS + kindOf(s.given[i])] -= 1;
    s.tokens[s.placed[i] * KINDS + kindOf(s.given[i])] += 1;
  }
  for (let i = 0; i < s.wantedCount; i += 1) {
    s.tokens[s.paid[i] * KINDS + kindOf(s.wanted[i])] -= 1;
    s.tokens[(s.wanted[i] % PER_TOKEN) * KINDS + kindOf(s.wanted[i])] += 1;
  }
  clearOffer(s);
  s.step = STEP.turnNext;
  if (made !== undefined) events?.push(made);
}

/** The whole trade as an event. */
function tradeOf(s: State, seat: Seat): Event {
  return {
    kind: 'tradeMade',
    seat: s.turn,
    with: seat,
    given: tradesOf(s, s.given, s.placed, s.givenCount, true),
    received: tradesOf(s, s.wanted, s.paid, s.wantedCount, false),
  };
}

/**
 * The tokens of one side with both their places. `isGiven`: the offer names their origin, the answer their destination.
 */
function tradesOf(s: State, offered: Uint16Array, chosen: Uint8Array, count: number, isGiven: boolean): Traded[] {
  return Array.from(offered.subarray(0, count), (index, i) => ({
    token: TOKENS[kindOf(index)],
    from: spotOf(s, isGiven ? index % PER_TOKEN : chosen[i]),
    into: spotOf(s, isGiven ? chosen[i] : index % PER_TOKEN),
  }));
}
