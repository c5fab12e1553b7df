import type { Seat } from '@marchlands/core/seat.ts';
import { KINDS, MAX_SEATS } from '../data/limits.ts';
import type { State } from '../state.ts';

/**
 * CA-50: the offers made in this phase, to count how often the same one was made to the same seat. Two offers are the
 * same if their kinds and numbers are; places do not matter. One offer takes two words of 32 bits:
 * - `offerGiven`: the two seats (from bit 24), and the tokens given by kind, four bits each;
 * - `offerWanted`: how often it was made (from bit 24), and the tokens wanted by kind, four bits each.
 */
const BITS = 4;
const HIGH = KINDS * BITS;
const COUNTS = 2 ** HIGH - 1;

function pairOf(from: Seat, to: Seat): number {
  return (from * MAX_SEATS + to) << HIGH;
}

/** One token of a kind, as a number: several tokens are the sum of these, at most fifteen of each kind. */
export function tally(kind: number): number {
  return 1 << (kind * BITS);
}

/** The number of tokens of a kind in such a sum. */
export function talliedOf(sum: number, kind: number): number {
  return (sum >>> (kind * BITS)) & 15;
}

/** The number of offers before this one in the list. */
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

/** How often an offer was made. @param give @param get sums of `tally` */
export function timesMade(s: State, from: Seat, to: Seat, give: number, get: number): number {
  const given = pairOf(from, to) | give;
  const at = rankOf(s, given, get);
  return standsAt(s, at, given, get) ? s.offerWanted[at] >>> HIGH : 0;
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

/** Counts an offer once more. */
export function remember(s: State, from: Seat, to: Seat, give: number, wanted: number): void {
  const given = pairOf(from, to) | give;
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

/** One offer of the list: its maker, receiver and count; its tokens as sums of `tally`. */
export function madeAt(s: State, at: number) {
  const pair = s.offerGiven[at] >>> HIGH;
  return {
    ...{ from: Math.floor(pair / MAX_SEATS), to: pair % MAX_SEATS, times: s.offerWanted[at] >>> HIGH },
    ...{ give: s.offerGiven[at] & COUNTS, get: s.offerWanted[at] & COUNTS },
  };
}
