import type { MoveList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { GOODS, KINDS, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { remember, tally, timesMade } from './offers-made.ts';
import { isOwn, nextOwn, roomFor, spotOf, tokensAt } from './places.ts';
import { isLive } from './trade.ts';
import { countKind, countOf, holdingOf, isRoomCounted, isSingle, isTraded, whyFull, whyNotReceive } from './traded.ts';

/** The greatest index given, or wanted, so far; -1 if there is none. */
const lastGiven = (s: State): number => (s.givenCount > 0 ? s.given[s.givenCount - 1] : -1);
const lastWanted = (s: State): number => (s.wantedCount > 0 ? s.wanted[s.wantedCount - 1] : -1);

/** How many of a kind are left in one of the seat's places after those already given. */
function leftAt(s: State, index: number): number {
  const tokens = tokensAt(s, index % PER_TOKEN, Math.floor(index / PER_TOKEN));
  return tokens - countOf(s.given, s.givenCount, index);
}

/** CA-45, CA-48: a token in one of the seat's places. */
export function whyNotGive(s: State, seat: Seat, index: number): Refusal | null {
  if (!isTraded(s, Math.floor(index / PER_TOKEN))) return 'notTraded';
  if (!isOwn(s, seat, index % PER_TOKEN)) return 'notYours';
  if (s.wantedCount > 0 || index < lastGiven(s)) return 'wrongOrder';
  if (s.givenCount === s.setup.options.tradeSideMax) return 'sideFull';
  return leftAt(s, index) > 0 ? null : 'noSuchToken';
}

export function legalGives(s: State, seat: Seat, out: MoveList, base: number): void {
  if (s.wantedCount > 0 || s.givenCount === s.setup.options.tradeSideMax) return;
  const last = lastGiven(s);
  for (let kind = last < 0 ? 0 : Math.floor(last / PER_TOKEN); kind < KINDS; kind += 1) {
    if (!isTraded(s, kind)) continue;
    for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
      const index = kind * PER_TOKEN + from;
      if (index >= last && tokensAt(s, from, kind) > 0 && leftAt(s, index) > 0) out.push(base + index);
    }
  }
}

export function give(s: State, _seat: Seat, index: number): void {
  s.given[s.givenCount] = index;
  s.givenCount += 1;
}

/** How many of a kind the partner holds beyond those already wanted. */
function heldBeside(s: State, kind: number): number {
  return holdingOf(s, s.partner, kind) - countKind(s.wanted, 0, s.wantedCount, kind);
}

/** CA-47: a Horse or Weapon needs a place that has none once the given ones have left, and that no other one enters. */
function isFull(s: State, index: number): boolean {
  if (!isSingle(Math.floor(index / PER_TOKEN))) return false;
  return leftAt(s, index) > 0 || lastWanted(s) === index;
}

/** CA-62: whether a place has room for one more of the goods wanted there. */
function hasHold(s: State, index: number): boolean {
  if (!isRoomCounted(s) || Math.floor(index / PER_TOKEN) >= GOODS) return true;
  let wanted = 0;
  for (let i = 0; i < s.wantedCount; i += 1) {
    const isThere = s.wanted[i] % PER_TOKEN === index % PER_TOKEN;
    if (isThere && Math.floor(s.wanted[i] / PER_TOKEN) < GOODS) wanted += 1;
  }
  return wanted < roomFor(s, index % PER_TOKEN);
}

/** CA-45 to CA-47: a token that the partner holds, and a place of the seat that may receive it. */
export function whyNotGet(s: State, seat: Seat, index: number): Refusal | null {
  const kind = Math.floor(index / PER_TOKEN);
  if (!isTraded(s, kind)) return 'notTraded';
  const there = whyNotReceive(s, seat, s.partner, index % PER_TOKEN);
  if (there !== null) return there;
  if (s.givenCount === 0 && !s.setup.options.tradeGifts) return 'noGifts';
  if (index < lastWanted(s)) return 'wrongOrder';
  if (s.wantedCount === s.setup.options.tradeSideMax) return 'sideFull';
  if (heldBeside(s, kind) === 0) return 'notHeld';
  if (isFull(s, index)) return whyFull(kind);
  return hasHold(s, index) ? null : 'full';
}

export function legalGets(s: State, seat: Seat, out: MoveList, base: number): void {
  const { tradeGifts, tradeSideMax } = s.setup.options;
  if ((s.givenCount === 0 && !tradeGifts) || s.wantedCount === tradeSideMax) return;
  const last = lastWanted(s);
  for (let kind = last < 0 ? 0 : Math.floor(last / PER_TOKEN); kind < KINDS; kind += 1) {
    if (!isTraded(s, kind) || heldBeside(s, kind) === 0) continue;
    for (let into = nextOwn(s, seat, -1); into >= 0; into = nextOwn(s, seat, into)) {
      const index = kind * PER_TOKEN + into;
      if (index < last || whyNotReceive(s, seat, s.partner, into) !== null || isFull(s, index)) continue;
      if (hasHold(s, index)) out.push(base + index);
    }
  }
}

export function get(s: State, _seat: Seat, index: number): void {
  s.wanted[s.wantedCount] = index;
  s.wantedCount += 1;
}

/** The tokens of one side by kind, as a sum of `tally`. */
function sumOf(side: Uint16Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += tally(Math.floor(side[i] / PER_TOKEN));
  return sum;
}

/** CA-46, CA-50. */
export function whyNotSend(s: State, seat: Seat): Refusal | null {
  const isGift = s.givenCount === 0 || s.wantedCount === 0;
  if (isGift && (!s.setup.options.tradeGifts || s.givenCount === s.wantedCount)) return 'noGifts';
  const times = timesMade(s, seat, s.partner, sumOf(s.given, s.givenCount), sumOf(s.wanted, s.wantedCount));
  return times >= s.setup.options.tradeRepeatMax ? 'offeredTooOften' : null;
}

/** CA-49, CA-50: makes the offer public; the partner answers at once. */
export function send(s: State, seat: Seat, events: Events): void {
  const to = s.partner;
  remember(s, seat, to, sumOf(s.given, s.givenCount), sumOf(s.wanted, s.wantedCount));
  // In live Trade, the receiver of an offer may have one to make again.
  s.passed &= isLive(s) ? ~maskOf(to) : 0;
  s.partial = 0;
  s.actor = to;
  s.step = STEP.reply;
  events?.push({
    kind: 'offerMade',
    seat,
    to,
    give: Array.from(s.given.subarray(0, s.givenCount), (index) => ({
      token: TOKENS[Math.floor(index / PER_TOKEN)],
      from: spotOf(s, index % PER_TOKEN),
    })),
    get: Array.from(s.wanted.subarray(0, s.wantedCount), (index) => ({
      token: TOKENS[Math.floor(index / PER_TOKEN)],
      into: spotOf(s, index % PER_TOKEN),
    })),
  });
}
