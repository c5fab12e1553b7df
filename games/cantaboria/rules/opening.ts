import { hasSeveral, lowestBit } from '@marchlands/core/bits.ts';
import type { OutcomeList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { MOST_ROLLS } from '../bounds.ts';
import { TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { FACE_DOWN, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { living, placesOf } from './places.ts';

/** CA-15: the seat that rolls next in the opening roll. */
export function rollerOf(s: State): Seat {
  let seat = 0;
  while (((s.rolling >> seat) & 1) === 0 || s.rolled[seat] > 0) seat += 1;
  return seat;
}

/** CA-15: one die of the opening roll; seats tied for the highest roll again. */
export function rollFirst(s: State, die: number, events: Events): void {
  const seat = rollerOf(s);
  s.rolled[seat] = die;
  events?.push({ kind: 'openingRolled', seat, die });
  settleRoll(s, events);
}

/** CA-15: once all have rolled, the highest is the first placer, or those tied for the highest roll again. */
function settleRoll(s: State, events: Events): void {
  const { seats } = s.setup;
  let best = 0;
  let level = 0;
  for (let other = 0; other < seats; other += 1) {
    if (((s.rolling >> other) & 1) === 0) continue;
    const rolled = s.rolled[other];
    if (rolled === 0) return;
    if (rolled > best) level = 0;
    best = Math.max(best, rolled);
    if (rolled === best) level |= 1 << other;
  }
  s.rolled.fill(0);
  s.rounds += 1;
  s.rolling = level;
  if (hasSeveral(level) && s.rounds < MOST_ROLLS) return;
  s.turn = lowestBit(level);
  s.lead = s.turn;
  s.rolling = 0;
  s.rounds = 0;
  events?.push({ kind: 'firstChosen', seat: s.turn });
  s.step = STEP.siteNext;
}

function sitesDown(s: State): number {
  let count = 0;
  for (let t = 0; t < s.setup.land.territories; t += 1) if (s.site[t] > 0) count += 1;
  return count;
}

function sitesInAll({ setup: { sites } }: State): number {
  let sum = 0;
  for (let kind = 0; kind < sites.length; kind += 1) sum += sites[kind];
  return sum;
}

/** The first territory whose site is face down, or -1. */
function firstFaceDown(s: State): number {
  return s.site.indexOf(FACE_DOWN);
}

/** CA-16, CA-17: the next site is placed; once all are placed, they are turned up one by one. */
export function siteNext(s: State): void {
  if (sitesDown(s) < sitesInAll(s)) {
    const isLot = s.setup.options.sitePlacement === 'random';
    s.actor = isLot ? 0 : s.turn;
    s.step = isLot ? STEP.siteLot : STEP.site;
  } else s.step = STEP.siteTurn;
}

export function siteTurn(s: State): void {
  s.actor = 0;
  s.step = firstFaceDown(s) >= 0 ? STEP.siteKind : STEP.draftNext;
}

/** The first seat still in play, from this one to the right, the order of the opening (CA-16, CA-18). */
function fromRight(s: State, seat: Seat): Seat {
  const { seats } = s.setup;
  let at = (seat + seats) % seats;
  while ((living(s) & maskOf(at)) === 0) at = (at + seats - 1) % seats;
  return at;
}

/** CA-97: a seat that has resigned during the opening rolls and places no more. */
export function leaveOpening(s: State, seat: Seat, events: Events): void {
  if (s.step === STEP.opening) {
    s.rolled[seat] = 0;
    s.rolling &= ~maskOf(seat);
    if (s.rolling === 0) s.rolling = living(s);
    settleRoll(s, events);
    return;
  }
  if (s.turn !== seat) return;
  s.turn = fromRight(s, seat - 1);
  if (s.step === STEP.site) s.step = STEP.siteNext;
  if (s.step === STEP.draft) s.step = STEP.draftNext;
}

export function whyNotSite(s: State, at: number): Refusal | null {
  if (at >= s.setup.land.territories) return 'notOnTheMap';
  return s.site[at] > 0 ? 'siteThere' : null;
}

/** CA-16: puts a site face down into a territory; one placed by lot has no seat. */
export function placeSite(s: State, at: number, events: Events): void {
  const isLot = s.step === STEP.siteLot;
  s.site[at] = FACE_DOWN;
  events?.push({ kind: 'sitePlaced', seat: isLot ? null : s.turn, at });
  if (!isLot) s.turn = fromRight(s, sitesDown(s) < sitesInAll(s) ? s.turn - 1 : s.lead);
  s.step = STEP.siteNext;
}

export function siteOutcomes(s: State, out: OutcomeList): void {
  if (s.step === STEP.siteLot) {
    for (let t = 0; t < s.setup.land.territories; t += 1) if (s.site[t] === 0) out.push(OUTCOME.lot + t, 1);
    return;
  }
  for (let kind = 0; kind < 5; kind += 1) {
    if (s.sitesLeft[kind] > 0) out.push(OUTCOME.site + kind, s.sitesLeft[kind]);
  }
}

/** CA-17: turns one site up. */
export function turnSite(s: State, kind: number, events: Events): void {
  const at = firstFaceDown(s);
  s.site[at] = kind + 1;
  s.sitesLeft[kind] -= 1;
  events?.push({ kind: 'siteTurned', at, site: TOKENS[kind] });
  s.step = STEP.siteTurn;
}

export function draftNext(s: State): void {
  s.actor = s.turn;
  s.step = STEP.draft;
}

export function whyNotDraft(s: State, _seat: Seat, at: number): Refusal | null {
  if (at >= s.setup.land.territories) return 'notOnTheMap';
  return s.owner[at] > 0 ? 'ownedAlready' : null;
}

/** CA-18, CA-19: a Warrior; the seat that places the last one leads the first cycle. */
export function draft(s: State, seat: Seat, at: number, events: Events): void {
  s.owner[at] = seat + 1;
  events?.push({ kind: 'warriorPlaced', seat, at });
  if (s.owner.indexOf(0) < s.setup.land.territories) {
    s.turn = fromRight(s, seat - 1);
    s.step = STEP.draftNext;
    return;
  }
  s.turn = 0;
  s.lead = seat;
  s.share = placesOf(s, seat);
  s.step = STEP.cycleStart;
}
