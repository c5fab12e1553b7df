import type { Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import type { Discount, Event, Events } from '../events.ts';
import { ARTIFACT, COPIES, MAX_ARTIFACTS, MAX_UNITS, MONSTER, STRUCTURE } from '../setup.ts';
import { CARDS, PAY_FOR, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { clearOffers } from './draw.ts';
import { handSize, holds, part } from './hand.ts';
import { canSwapAny } from './market.ts';
import { canPay, type Purchase, tellPaid } from './pay.ts';
import { addStructure, addUnit, artifactsOf, builtOf, hasRoomFor, isBearerAt, nameAt } from './town.ts';

/** BK-31, BK-32: the cost of a card after discounts, at least 0. */
export function costOf(s: State, seat: Seat, card: number): number {
  const { tables, groups, options } = s.setup;
  let off = 0;
  for (let i = 0; i < groups.discounts.length; i += 1) {
    const giver = groups.discounts[i];
    if (builtOf(s, seat, giver) === 0) continue;
    const amount = tables.discount[giver * KINDS + card];
    if (options.discountsAdd) off += amount;
    else if (amount > off) off = amount;
  }
  return off < tables.cost[card] ? tables.cost[card] - off : 0;
}

/** The discounts on a card and their sources, for events and previews. Allocates. */
export function discountsOn(s: State, seat: Seat, card: number): Discount[] {
  const { tables, groups, options } = s.setup;
  const all: Discount[] = [];
  for (const giver of groups.discounts) {
    const amount = tables.discount[giver * KINDS + card];
    if (amount > 0 && builtOf(s, seat, giver) > 0) all.push({ card: CARD_IDS[giver], amount });
  }
  if (options.discountsAdd || all.length < 2) return all;
  return [all.reduce((best, one) => (one.amount > best.amount ? one : best))];
}

function bearers(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.units[seat]; i += 1) if (isBearerAt(s, seat, i)) count += 1;
  return count;
}

/** BK-26 to BK-29, BK-36: why a card may not be built. */
export function whyNotBuild(s: State, seat: Seat, card: number): Refusal | null {
  const { tables, hasCards } = s.setup;
  if (hasCards ? !holds(s, seat, card) : s.offer[card] === 0) return hasCards ? 'notInHand' : 'notRolled';
  const type = tables.type[card];
  if (type >= MONSTER) return 'attackNotBuilt';
  if (type === ARTIFACT) {
    if (bearers(s, seat) === 0) return 'noBearer';
    if (!hasCards && artifactsOf(s, seat, card) >= COPIES) return 'noRoom';
  } else if (type === STRUCTURE) {
    if (builtOf(s, seat, card) >= COPIES) return 'noRoom';
  } else if (!hasRoomFor(s, seat, card)) return 'noRoom';
  return canPay(s, seat, costOf(s, seat, card), tables.accepts[card]) ? null : 'cannotPay';
}

/** The next card after `card` that the seat might build, from its hand or rolled; -1 at the end. */
export function nextBuildable(s: State, seat: Seat, card: number): number {
  if (s.setup.hasCards) return CARDS.next(s.hand, seat, card);
  for (let k = card + 1; k < KINDS; k += 1) if (s.offer[k] > 0) return k;
  return -1;
}

function canBuildAny(s: State, seat: Seat): boolean {
  for (let card = nextBuildable(s, seat, -1); card >= 0; card = nextBuildable(s, seat, card)) {
    if (whyNotBuild(s, seat, card) === null) return true;
  }
  return false;
}

/**
 * D-05: with a hidden hand the seat is asked as long as it holds a card, since skipping the question would reveal what
 * it does not hold; in the solo and the non-card game everybody sees the cards.
 */
export function buildAsk(s: State, events: Events): void {
  const seat = s.active;
  const { hasCards, isSolo } = s.setup;
  const isHidden = hasCards && !isSolo;
  const isOpen = canSwapAny(s, seat) || (isHidden ? handSize(s, seat) > 0 : canBuildAny(s, seat));
  if (isOpen) {
    s.actor = seat;
    s.step = STEP.build;
    return;
  }
  endBuilding(s, events);
}

export function endBuilding(s: State, events: Events): void {
  clearOffers(s, events);
  s.actor = 0;
  s.step = STEP.attackStart;
}

/** BK-26: a card built. */
export const building: Purchase = {
  payFor: PAY_FOR.build,
  due: costOf,
  goods: (s, card) => s.setup.tables.accepts[card],
  done: builtFor,
};

/** Once the cost is paid, puts the card into play (BK-26). */
function builtFor(s: State, seat: Seat, card: number, events: Events): void {
  // The card is removed with the next event: its coming into play, or the payment if an artifact waits for its hero.
  const isWaiting = s.setup.tables.type[card] === ARTIFACT && bearers(s, seat) > 1;
  if (isWaiting) leaveHand(s, seat, card);
  if (events !== undefined) tellPaid(events, seat, 'build', card, discountsOn(s, seat, card));
  if (!isWaiting) leaveHand(s, seat, card);
  s.step = STEP.buildAsk;
  enterPlay(s, seat, card, events);
}

function leaveHand(s: State, seat: Seat, card: number): void {
  if (s.setup.hasCards) part(s, seat, card);
  else s.offer[card] -= 1;
}

/** Puts a card into play; an artifact first needs its hero (BK-29). */
function enterPlay(s: State, seat: Seat, card: number, events: Events): void {
  const type = s.setup.tables.type[card];
  if (type === ARTIFACT) {
    askBearer(s, seat, card, events);
    return;
  }
  if (type === STRUCTURE) {
    addStructure(s, seat, card, events);
    events?.push({ kind: 'structureBuilt', seat, card: CARD_IDS[card] });
    return;
  }
  const at = addUnit(s, seat, card);
  events?.push({ kind: 'defenderHired', seat, unit: nameAt(s, seat, at) });
}

/** BK-29: a single hero is chosen automatically. */
function askBearer(s: State, seat: Seat, card: number, events: Events): void {
  s.payCard = card;
  if (bearers(s, seat) > 1) {
    s.actor = seat;
    s.step = STEP.attach;
    return;
  }
  for (let i = 0; i < s.units[seat]; i += 1) if (isBearerAt(s, seat, i)) attach(s, seat, i, events);
}

export function attach(s: State, seat: Seat, at: number, events: Events): void {
  const card = s.payCard;
  const place = (seat * MAX_UNITS + at) * MAX_ARTIFACTS + s.setup.tables.artifactPlace[card];
  s.unitArtifacts[place] += 1;
  events?.push({ kind: 'artifactAttached', seat, card: CARD_IDS[card], unit: nameAt(s, seat, at) });
  s.payCard = 0;
  s.step = STEP.buildAsk;
}

/** A card taken back into play in the non-card version (BK-98). @param why the event after that */
export function returnToPlay(s: State, seat: Seat, card: number, events: Events, why: Event | undefined): void {
  if (s.setup.tables.type[card] === STRUCTURE) {
    addStructure(s, seat, card, events, why);
    return;
  }
  addUnit(s, seat, card);
  if (why !== undefined) events?.push(why);
}
