import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { MOVE } from '../moves.ts';
import { rateOf } from '../rules/bank.ts';
import { heldOf, holds } from '../rules/hand.ts';
import { publicPoints } from '../rules/points.ts';
import { whyNotOffer } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { goalsOf } from './goals.ts';
import type { Script } from './script.ts';

/** The most offers considered at a time. */
const MOST = 4;
/** The most offers in a turn: the first one card for one, the second two for one, so that none is repeated. */
const ROUNDS = 2;
/** The most cards that may be missing for a goal to make an offer worthwhile. */
const MISSING = 2;
/** A seat this close to winning gets no trades. */
const NEAR_WIN = 2;

/** Whether a seat is so close to winning that nobody should trade with it. */
export function isNearWin(s: State, seat: Seat): boolean {
  return publicPoints(s, seat) >= s.setup.target - NEAR_WIN;
}

/** The most cards of a kind that a seat may hold, as far as another can know. */
function mostOf(s: State, viewer: Seat, seat: Seat, kind: number): number {
  return s.most[(viewer * MAX_SEATS + seat) * ALL_KINDS + kind];
}

/** Bits of the opponents that may be asked for a card. */
function partners(s: State, seat: Seat, kind: number): number {
  let seats = 0;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && s.handSize[other] > 0 && !isNearWin(s, other) && mostOf(s, seat, other, kind) > 0) {
      seats |= 1 << other;
    }
  }
  return seats;
}

/**
 * A few offers: cards missing for a goal in exchange for unneeded ones. None from a seat about to win, and few in a
 * turn.
 */
export function addOffers(script: Script): void {
  const { from: s, seat } = script;
  if (s.offers >= ROUNDS || whyNotOffer(s, seat) !== null || isNearWin(s, seat)) return;
  const count = s.offers + 1;
  const { kinds } = s.setup;
  const made = new Set<number>();
  for (const goal of goalsOf(s, seat)) {
    const over = Array.from({ length: kinds }, (_, kind) => heldOf(s, seat, kind) - goal[kind]);
    const missing = over.reduce((sum, each) => sum + Math.max(0, -each), 0);
    if (missing === 0 || missing > MISSING) continue;
    for (let want = 0; want < kinds; want += 1) {
      if (over[want] >= 0) continue;
      const to = partners(s, seat, want);
      if (to === 0) continue;
      for (let give = 0; give < kinds; give += 1) {
        if (over[give] < count || count >= rateOf(s, seat, give) || made.has(give * ALL_KINDS + want)) continue;
        if (made.size >= MOST) return;
        made.add(give * ALL_KINDS + want);
        const given = new Array<number>(count).fill(MOVE.give + give);
        script.add([MOVE.offer, ...given, MOVE.want + want, MOVE.send + to]);
      }
    }
  }
}

/** The most offers of one card for two that are considered. */
const ASKS = 24;

/** Bits of the opponents that may hold two cards and are not about to win. */
function partnersForTwo(s: State, seat: Seat, one: number, two: number): number {
  let seats = partners(s, seat, one) & partners(s, seat, two);
  for (let other = 0; other < s.setup.seats; other += 1) {
    const isShort = one === two && mostOf(s, seat, other, one) < 2;
    if (isShort || s.handSize[other] < 2) seats &= ~maskOf(other);
  }
  return seats;
}

/** Offers of one card for two, at least one of them missing for a goal: a card may be worth much to another seat. */
export function addAsks(script: Script): void {
  const { from: s, seat } = script;
  if (s.offers >= ROUNDS || whyNotOffer(s, seat) !== null || isNearWin(s, seat)) return;
  const { kinds } = s.setup;
  const made = new Set<number>();
  for (const goal of goalsOf(s, seat)) {
    for (let one = 0; one < kinds; one += 1) {
      if (heldOf(s, seat, one) >= goal[one]) continue;
      for (let two = 0; two < kinds; two += 1) {
        const to = partnersForTwo(s, seat, one, two);
        if (to === 0) continue;
        for (let give = 0; give < kinds; give += 1) {
          if (give === one || give === two || heldOf(s, seat, give) <= goal[give]) continue;
          const wanted = [Math.min(one, two), Math.max(one, two)];
          const key = (give * ALL_KINDS + wanted[0]) * ALL_KINDS + wanted[1];
          if (made.has(key)) continue;
          if (made.size === ASKS) return;
          made.add(key);
          script.add([MOVE.offer, MOVE.give + give, ...wanted.map((kind) => MOVE.want + kind), MOVE.send + to]);
        }
      }
    }
  }
}

/** A counter-offer: one more of the offered card, for the wanted cards. */
function counter(s: State, seat: Seat): number[] | null {
  const give: number[] = [];
  const want: number[] = [];
  let isMore = false;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    for (let i = 0; i < s.want[kind]; i += 1) give.push(MOVE.give + kind);
    for (let i = 0; i < s.give[kind]; i += 1) want.push(MOVE.want + kind);
    // The active player may hold one card more than it offers.
    if (s.give[kind] === 0 || isMore || mostOf(s, seat, s.active, kind) <= s.give[kind]) continue;
    want.push(MOVE.want + kind);
    isMore = true;
  }
  return isMore ? [MOVE.counter, ...give, ...want, MOVE.reply] : null;
}

/** Answers to an offer: no; and for a player not about to win, yes, or yes for one card more. */
export function addAnswers(script: Script): void {
  const { from: s, seat } = script;
  script.add([MOVE.decline]);
  if (isNearWin(s, s.active) || !holds(s, seat, s.want)) return;
  script.add([MOVE.accept]);
  const codes = counter(s, seat);
  if (codes !== null) script.add(codes);
}

/** Choices once all have answered: a deal, or none. */
export function addDeals(script: Script): void {
  const { from: s } = script;
  script.add([MOVE.close]);
  for (let other = 0; other < s.setup.seats; other += 1) if (!isNearWin(s, other)) script.add([MOVE.deal + other]);
}
