/** Progress cards of trade (IK-221 to IK-228). */
import type { MoveList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, KINDS, RESOURCES } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { FORCE_STRIDE, PLAY } from '../moves.ts';
import { ABOUT, DESERT, LEDGER, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import type { CardTable } from './card-rules.ts';
import { handOver, heldOf } from './hand.ts';
import { publicPoints } from './points.ts';
import { isAtHex } from './science-cards.ts';

/** Cards that Master merchant takes (IK-224). */
const PICKS = 2;

/** Whether any opponent of a seat satisfies a test. */
export function someOpponent(s: State, seat: Seat, fits: (s: State, seat: Seat, other: Seat) => boolean): boolean {
  for (let other = 0; other < s.setup.seats; other += 1) if (other !== seat && fits(s, seat, other)) return true;
  return false;
}

/**
 * Whether a seat has more points, or at least as many, and has cards: the condition of Master merchant, Wedding and
 * Saboteur.
 */
export function isBehind(s: State, seat: Seat, other: Seat): boolean {
  return publicPoints(s, other) > publicPoints(s, seat) && s.handSize[other] > 0;
}

function whyNotAnyCard(s: State, seat: Seat): Refusal | null {
  return someOpponent(s, seat, (_s, _seat, other) => s.handSize[other] > 0) ? null : 'noEffect';
}

/** Whether a hand has a resource card. */
function holdsResource(s: State, seat: Seat): boolean {
  for (let kind = 0; kind < RESOURCES; kind += 1) if (heldOf(s, seat, kind) > 0) return true;
  return false;
}

/** Asks for the kind of card that a played card needs. */
function askKind(played: number): (s: State, seat: Seat) => void {
  return (s, seat) => STACK.push(s, 'name', maskOf(seat), { played });
}

export const TRADE_CARDS: CardTable = {
  'commercial-harbor': {
    whyNot: (s, seat) => (holdsResource(s, seat) ? whyNotAnyCard(s, seat) : 'noEffect'),
    play(s, seat) {
      for (let other = 0; other < s.setup.seats; other += 1) if (other !== seat) s.swaps[other] += 1;
    },
  },
  'master-merchant': {
    whyNot: (s, seat) => (someOpponent(s, seat, isBehind) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'target', maskOf(seat), { played: PLAY['master-merchant'] }),
  },
  merchant: {
    whyNot: (s, seat) => {
      for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) {
        if (whyNotMerchant(s, seat, hex) === null) return null;
      }
      return 'noEffect';
    },
    play: (s, seat) => STACK.push(s, 'merchant', maskOf(seat)),
  },
  'merchant-fleet': { play: askKind(PLAY['merchant-fleet']) },
  'resource-monopoly': { whyNot: whyNotAnyCard, play: askKind(PLAY['resource-monopoly']) },
  'trade-monopoly': { whyNot: whyNotAnyCard, play: askKind(PLAY['trade-monopoly']) },
};

/** IK-225. */
export function whyNotMerchant(s: State, seat: Seat, hex: number): Refusal | null {
  if (hex >= s.setup.board.hexes.length) return 'unknownPlace';
  if (!isAtHex(s, seat, hex)) return 'notOwn';
  if (s.terrain[hex] === DESERT && !s.setup.options.merchantOnDesert) return 'noEffect';
  return s.merchant === hex + 1 && s.merchantSeat === seat + 1 ? 'noEffect' : null;
}

export function placeMerchant(s: State, seat: Seat, hex: number, events: Events): void {
  STACK.pop(s);
  s.merchant = hex + 1;
  s.merchantSeat = seat + 1;
  events?.push({ kind: 'merchantPlaced', seat, hex });
}

/** IK-226: two cards of the named kind buy one, for this turn. */
export function nameFleet(s: State, seat: Seat, kind: number, events: Events): void {
  STACK.pop(s);
  s.fleet |= 1 << kind;
  events?.push({ kind: 'kindNamed', seat, of: KINDS[kind] });
}

/** IK-140, IK-227, IK-228: every opponent gives a number of one kind, or all it has. */
export function collect(s: State, seat: Seat, kind: number, most: number, events: Events): void {
  STACK.pop(s);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && heldOf(s, other, kind) === 0) LEDGER.lacks(s, other, kind);
  }
  events?.push({ kind: 'kindNamed', seat, of: KINDS[kind] });
  for (let other = 0; other < s.setup.seats; other += 1) {
    const held = heldOf(s, other, kind);
    if (other === seat || held === 0) continue;
    const count = Math.min(held, most);
    handOver(s, other, seat, kind, count);
    // A seat that gives less than asked for has none left.
    if (held < most) LEDGER.lacks(s, other, kind);
    events?.push({ kind: 'cardsCollected', seat, from: other, of: KINDS[kind], count });
  }
}

/** IK-221, IK-223: why a resource may not be forced on an opponent. @param index seat * FORCE_STRIDE + resource */
export function whyNotForce(s: State, seat: Seat, index: number): Refusal | null {
  const other = Math.floor(index / FORCE_STRIDE);
  if (other >= s.setup.seats || other === seat) return 'unknownPlace';
  if (s.swaps[other] === 0) return 'noCard';
  return heldOf(s, seat, index % FORCE_STRIDE) > 0 ? null : 'notHeld';
}

/** Pushes what `whyNotForce` lets through. */
export function legalForces(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (s.swaps[other] === 0 || other === seat) continue;
    for (let kind = 0; kind < RESOURCES; kind += 1) {
      if (heldOf(s, seat, kind) > 0) out.push(base + other * FORCE_STRIDE + kind);
    }
  }
}

/** By kind: a hand of one such card. */
const ONE = KINDS.map((_, kind) => Uint8Array.from(KINDS, (_, of) => Number(of === kind)));

/** IK-222: an opponent without a commodity says so, and the resource stays. */
export function force(s: State, seat: Seat, index: number, events: Events): void {
  const other = Math.floor(index / FORCE_STRIDE);
  const kind = index % FORCE_STRIDE;
  s.swaps[other] -= 1;
  let commodities = 0;
  for (let one = RESOURCES; one < ALL_KINDS; one += 1) commodities += heldOf(s, other, one);
  LEDGER.shown(s, seat, ONE[kind]);
  if (commodities > 0) STACK.push(s, 'forced', maskOf(other), { kind });
  else for (let one = RESOURCES; one < ALL_KINDS; one += 1) LEDGER.lacks(s, other, one);
  events?.push({ kind: 'swapForced', seat, on: other, of: KINDS[kind], isMet: commodities > 0 });
}

export function whyNotForced(s: State, seat: Seat, kind: number): Refusal | null {
  if (kind < RESOURCES || kind >= ALL_KINDS) return 'unknownPlace';
  return heldOf(s, seat, kind) > 0 ? null : 'notHeld';
}

/** The opponent gives a commodity for the resource. */
export function answerForce(s: State, seat: Seat, kind: number, events: Events): void {
  const resource = ABOUT.kind.get(s);
  STACK.pop(s);
  handOver(s, seat, s.active, kind, 1);
  handOver(s, s.active, seat, resource, 1);
  events?.push({ kind: 'swapMade', seat: s.active, with: seat, given: KINDS[resource], taken: KINDS[kind] });
}

/** IK-224: looks at a hand, and takes two of its cards, or the only one. */
export function seeHand(s: State, seat: Seat, other: Seat, events: Events): void {
  LEDGER.seen(s, seat, other);
  events?.push({ kind: 'handSeen', seat, of: other, cards: handCards(s, other) });
  STACK.push(s, 'pick', maskOf(seat), { from: other, left: Math.min(PICKS, s.handSize[other]), picked: 0 });
}

function handCards(s: State, seat: Seat): readonly number[] {
  return Array.from(s.held.subarray(seat * ALL_KINDS, (seat + 1) * ALL_KINDS));
}

/**
 * In kind order (`picked` is 1 + the last one, 0 before the first): the hand must have this kind or a later one for
 * each card still due.
 */
export function whyNotPick(s: State, kind: number): Refusal | null {
  const other = ABOUT.from.get(s);
  if (heldOf(s, other, kind) === 0) return 'notHeld';
  if (kind + 1 < ABOUT.picked.get(s)) return 'order';
  let left = 0;
  for (let later = kind; later < ALL_KINDS; later += 1) left += heldOf(s, other, later);
  return left < ABOUT.left.get(s) ? 'order' : null;
}

export function pick(s: State, seat: Seat, kind: number, events: Events): void {
  const other = ABOUT.from.get(s);
  const left = ABOUT.left.get(s) - 1;
  LEDGER.stolen(s, other, seat, kind);
  // The last picked kind is on the stack only between picks, where nobody looks: other players may not see it.
  if (left === 0) STACK.pop(s);
  events?.push({ kind: 'cardPicked', seat, from: other, of: KINDS[kind] });
  if (left === 0) return;
  ABOUT.left.set(s, left);
  ABOUT.picked.set(s, kind + 1);
}
