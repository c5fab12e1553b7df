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
