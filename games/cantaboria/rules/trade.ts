import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { KINDS, MAX_NEIGHBOURS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PHASES, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { forgetOffers, offersBy } from './offers-made.ts';
import { living, neighboursOf, nextOwn } from './places.ts';
import { isTraded } from './traded.ts';

/** CA-49: whether players make offers until they are done instead of in rounds. */
export function isLive(s: State): boolean {
  return s.setup.options.tradeMode === 'live';
}

/** CA-49: Trade is over once all have passed in succession (in live Trade: are done), or after the last round. */
export function hasTradeEnded(s: State): boolean {
  const all = living(s);
  if ((all & ~s.passed) === 0) return true;
  return !isLive(s) && (all & ~s.played) === 0 && s.round + 1 === s.setup.options.tradeRounds;
}

/**
 * CA-49: once all have had their turn in this round, the next one begins; in live Trade, all that are not done get
 * another turn.
 */
export function beginRound(s: State): void {
  if (isLive(s)) {
    s.played = s.passed;
    return;
  }
  if ((living(s) & ~s.played) !== 0) return;
  s.round += 1;
  s.played = 0;
}

/** Clears the state of the phase. */
export function clearTrade(s: State): void {
  s.round = 0;
  s.passed = 0;
  s.refuses.fill(0);
  forgetOffers(s);
}

/** Clears the current offer and its answer. */
export function clearOffer(s: State): void {
  s.partial = 0;
  s.partner = 0;
  s.givenCount = 0;
  s.given.fill(0);
  s.wantedCount = 0;
  s.wanted.fill(0);
  s.paidCount = 0;
  s.paid.fill(0);
  s.placedCount = 0;
  s.placed.fill(0);
}

const near = new Uint8Array(MAX_NEIGHBOURS);

/** CA-44: bits of the seats that have a place beside one of this seat's. */
function contactsOf(s: State, seat: Seat): number {
  let bits = 0;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    const count = neighboursOf(s, at, near);
    for (let i = 0; i < count; i += 1) bits |= 1 << (s.owner[near[i]] - 1);
  }
  return bits & ~maskOf(seat);
}

function holdsAny(s: State, seat: Seat): boolean {
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    for (let kind = 0; kind < KINDS; kind += 1) if (isTraded(s, kind) && s.tokens[at * KINDS + kind] > 0) return true;
  }
  return false;
}

/**
 * CA-44, CA-46, CA-50: a seat still in play that has contact and has not refused all; each side must have something to
 * give.
 */
export function whyNotOffer(s: State, seat: Seat, to: Seat): Refusal | null {
  if ((living(s) & maskOf(to)) === 0) return 'notPlaying';
  if (to === seat) return 'ownSeat';
  if ((s.refuses[to] & maskOf(seat)) !== 0) return 'refusesAll';
  if (isLive(s) && offersBy(s, seat) >= s.setup.options.tradeRounds) return 'noOffersLeft';
  if ((contactsOf(s, seat) & maskOf(to)) === 0) return 'noContact';
  const isPossible = s.setup.options.tradeGifts
    ? holdsAny(s, seat) || holdsAny(s, to)
    : holdsAny(s, seat) && holdsAny(s, to);
  return isPossible ? null : 'nothingToTrade';
}

/** CA-49: a seat's turn of the round; a seat that can make no offer passes automatically. */
export function tradeTurn(s: State, events: Events): void {
  const seat = s.turn;
  let to = 0;
  while (to < s.setup.seats && whyNotOffer(s, seat, to) !== null) to += 1;
  if (to === s.setup.seats) {
    s.passed |= maskOf(seat);
    s.step = STEP.turnNext;
    return;
  }
  s.actor = seat;
  s.step = STEP.trade;
  events?.push({ kind: 'turnBegan', phase: PHASES[s.phase], seat });
}

/** CA-49. */
export function pass(s: State, seat: Seat, events: Events): void {
  s.passed |= maskOf(seat);
  s.step = STEP.turnNext;
  events?.push({ kind: 'tradePassed', seat });
}

/** CA-49: begins an offer to a seat. */
export function offer(s: State, _seat: Seat, to: Seat): void {
  s.partner = to;
  s.partial = 1;
  s.step = STEP.offer;
}

/** CA-49: an offer that is not sent counts as passing. */
export function giveUpOffer(s: State, seat: Seat, events: Events): void {
  clearOffer(s);
  pass(s, seat, events);
}

/** CA-97: the partner has resigned: an unfinished offer may go to another seat, a sent one is refused. */
export function leaveTrade(s: State): void {
  s.step = s.step === STEP.offer ? STEP.trade : STEP.turnNext;
  s.actor = s.turn;
  clearOffer(s);
}

/** CA-49, CA-50: refuses the offer; by option, also all further ones of its maker in this phase. */
export function refuse(s: State, seat: Seat, isForAll: boolean, events: Events): void {
  if (isForAll) s.refuses[seat] |= maskOf(s.turn);
  clearOffer(s);
  s.step = STEP.turnNext;
  events?.push({ kind: 'offerRefused', seat, from: s.turn, isForAll });
}
