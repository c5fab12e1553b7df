import type { Seat } from '@marchlands/core/seat.ts';
import { KINDS, MAX_SEATS } from '../data/limits.ts';
import type { State } from '../state.ts';

/**
 * CA-50: offers made in this phase, to count how often the same one was made to the same seat. Two offers are the same
 * where their kinds and numbers are; places do not matter. One offer takes two words of 32 bits:
 * - `offerGiven`: the two seats (from bit 24), and the tokens given by kind, four bits each;
 * - `offerWanted`: how often it was made (from bit 24), and the tokens wanted by kind, four bits each.
 */
const BITS = 4;
const HIGH = KINDS * BITS;
const COUNTS = 2 ** HIGH - 1;

function pairOf(from: Seat, to: Seat): number {
  return (from * MAX_SEATS + to) << HIGH;
}

/** Six counts of a list, packed; `at` is where they begin. */
function pack(counts: Uint8Array, at: number): number {
  let word = 0;
  for (let kind = 0; kind < KINDS; kind += 1) word |= counts[at + kind] << (kind * BITS);
  return word;
}

/** The offers before this one in the list. */
function rankOf(s: State, given: number, wanted: number): number {
  let at = 0;
  while (
    at < s.offers &&
    (s.offerGiven[at] < given || (s.offerGiven[at] === given && (s.offerWanted[at] & COUNTS) < wanted))
  ) {
    at += 1;
  }
  return at;
}

function standsAt(s: State, at: number, given: number, wanted: number): boolean {
  return at < s.offers && s.offerGiven[at] === given && (s.offerWanted[at] & COUNTS) === wanted;
}

/** How often an offer was made. `counts`: what is given by kind, then what is wanted. */
export function timesMade(s: State, from: Seat, to: Seat, counts: Uint8Array): number {
  const given = pairOf(from, to) | pack(counts, 0);
  const wanted = pack(counts, KINDS);
  const at = rankOf(s, given, wanted);
  return standsAt(s, at, given, wanted) ? s.offerWanted[at] >>> HIGH : 0;
}

/** Whether an offer was made as often as it may be. */
export function isSpent(s: State, from: Seat, to: Seat, counts: Uint8Array): boolean {
  return timesMade(s, from, to, counts) >= s.setup.options.tradeRepeatMax;
}

/** How many offers a seat has made in this phase. */
export function offersBy(s: State, from: Seat): number {
  let count = 0;
  for (let at = 0; at < s.offers; at += 1) {
    const pair = s.offerGiven[at] >>> HIGH;
    if (Math.floor(pair / MAX_SEATS) === from) count += s.offerWanted[at] >>> HIGH;
  }
  return count;
}

/** An offer is made once more. */
export function remember(s: State, from: Seat, to: Seat, counts: Uint8Array): void {
  const given = pairOf(from, to) | pack(counts, 0);
  const wanted = pack(counts, KINDS);
  const at = rankOf(s, given, wanted);
  if (!standsAt(s, at, given, wanted)) {
    s.offerGiven.copyWithin(at + 1, at, s.offers);
    s.offerWanted.copyWithin(at + 1, at, s.offers);
    s.offerGiven[at] = given;
    s.offerWanted[at] = wanted;
    s.offers += 1;
  }
  s.offerWanted[at] += 2 ** HIGH;
}

export function forgetOffers(s: State): void {
  s.offers = 0;
  s.offerGiven.fill(0);
  s.offerWanted.fill(0);
}

/** One offer of the list: whose, to whom, how often; its tokens by kind go to `counts`, given ones first. */
export function madeAt(s: State, at: number, counts: Uint8Array): { from: Seat; to: Seat; times: number } {
  const pair = s.offerGiven[at] >>> HIGH;
  for (let kind = 0; kind < KINDS; kind += 1) {
    counts[kind] = (s.offerGiven[at] >>> (kind * BITS)) & 15;
    counts[KINDS + kind] = (s.offerWanted[at] >>> (kind * BITS)) & 15;
  }
  return { from: Math.floor(pair / MAX_SEATS), to: pair % MAX_SEATS, times: s.offerWanted[at] >>> HIGH };
}
