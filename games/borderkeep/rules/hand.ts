import type { Seat } from '@marchlands/core/seat.ts';
import { KINDS } from '../data/deck/deck.ts';
import { MAX_SEATS, MONSTER } from '../setup.ts';
import { CARDS, PUBLIC, type State } from '../state.ts';

export function isAttack(s: State, card: number): boolean {
  return s.setup.tables.type[card] >= MONSTER;
}

export function handSize(s: State, seat: Seat): number {
  return CARDS.sizeOf(s.hand, seat);
}

export function holds(s: State, seat: Seat, card: number): boolean {
  return card < KINDS && CARDS.has(s.hand, seat, card);
}

/** BK-03: whether a viewer (PUBLIC for spectators) knows that a card is in another's hand. */
export function isKnown(s: State, viewer: number, card: number): boolean {
  return (s.seen[card] & ((1 << viewer) | (1 << PUBLIC))) !== 0;
}

/**
 * Adds a card to a hand.
 * @param isOpen whether everybody sees which one
 * @param isSifted whether an attack card would not have come to the hand (BK-15)
 */
export function gain(s: State, seat: Seat, card: number, isOpen: boolean, isSifted: boolean): void {
  CARDS.add(s.hand, seat, card);
  s.seen[card] = isOpen ? 1 << PUBLIC : 0;
  if (isOpen || !isSifted) return;
  for (let viewer = 0; viewer <= MAX_SEATS; viewer += 1) {
    if (viewer === seat || (viewer >= s.setup.seats && viewer < PUBLIC)) continue;
    s.sure[viewer * MAX_SEATS + seat] += 1;
  }
}

/** Removes a card from a hand, seen by all. Viewers who did not know it know of one sifted card fewer. */
export function part(s: State, seat: Seat, card: number): void {
  CARDS.remove(s.hand, seat, card);
  if (!isAttack(s, card)) {
    for (let viewer = 0; viewer <= MAX_SEATS; viewer += 1) {
      const at = viewer * MAX_SEATS + seat;
      if (s.sure[at] > 0 && !isKnown(s, viewer, card)) s.sure[at] -= 1;
    }
  }
  s.seen[card] = 0;
}

/** BK-49: shows a whole hand to a seat. */
export function show(s: State, viewer: Seat, owner: Seat): void {
  for (let card = 0; card < KINDS; card += 1) {
    if (CARDS.has(s.hand, owner, card) && !isKnown(s, viewer, card)) s.seen[card] |= 1 << viewer;
  }
  s.sure[viewer * MAX_SEATS + owner] = 0;
}

/**
 * Whether, for all that everybody can see, a hand might hold one of these cards that passes a test: an open one, or one
 * that nobody has seen elsewhere. Decisions based on this reveal nothing about the hand.
 * @param cards all that may pass
 */
export function mightHold(
  s: State,
  seat: Seat,
  cards: readonly number[],
  test: (s: State, seat: Seat, card: number) => boolean,
): boolean {
  let open = 0;
  for (let card = CARDS.next(s.hand, seat, -1); card >= 0; card = CARDS.next(s.hand, seat, card)) {
    if (!isKnown(s, PUBLIC, card)) continue;
    open += 1;
    if (test(s, seat, card)) return true;
  }
  const hidden = handSize(s, seat) - open;
  if (hidden === 0) return false;
  const isSifted = s.sure[PUBLIC * MAX_SEATS + seat] >= hidden;
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i];
    if ((isSifted && isAttack(s, card)) || !isUnseen(s, card)) continue;
    if (test(s, seat, card)) return true;
  }
  return false;
}

/** A card in the deck, or unknown to spectators in a hand. */
function isUnseen(s: State, card: number): boolean {
  if (CARDS.has(s.deck, 0, card)) return true;
  if (isKnown(s, PUBLIC, card)) return false;
  for (let seat = 0; seat < s.setup.seats; seat += 1) if (CARDS.has(s.hand, seat, card)) return true;
  return false;
}
