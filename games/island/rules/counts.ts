/** What everybody can count of cards that lie hidden: how many there are, and of which kinds all of them together (IK-007, IK-008). */
import type { Seat } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, DEV_CARDS, firstOfDeck, PROGRESS_CARDS } from '../data/cards.ts';
import type { State } from '../state.ts';

const DEV = DEV_CARDS.length;
const CARDS = PROGRESS_CARDS.length;

function sum(counts: Uint8Array, from: number, end: number): number {
  let count = 0;
  for (let at = from; at < end; at += 1) count += counts[at];
  return count;
}

/** Unplayed development cards of a seat. */
export function devCount(s: State, seat: Seat): number {
  return sum(s.dev, seat * DEV, (seat + 1) * DEV);
}

export function devDeckSize(s: State): number {
  return sum(s.devDeck, 0, DEV);
}

export function boughtCount(s: State): number {
  return sum(s.bought, 0, DEV);
}

/** Copies of a development card in the deck and unplayed in hands together. Each played one was seen. */
export function devLeft(s: State, card: number): number {
  let count = s.devDeck[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) count += s.dev[seat * DEV + card];
  return count;
}

/** Progress cards of a deck in a seat's hand. */
export function progressCount(s: State, seat: Seat, deck: number): number {
  return sum(s.progress, seat * CARDS + firstOfDeck(deck), seat * CARDS + firstOfDeck(deck + 1));
}

/** Cards of a deck never drawn. */
export function undrawnCount(s: State, deck: number): number {
  return sum(s.undrawn, firstOfDeck(deck), firstOfDeck(deck + 1));
}

/** Copies of a progress card in its deck, under it and in hands together. */
export function progressLeft(s: State, card: number): number {
  let count = s.undrawn[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) count += s.progress[seat * CARDS + card];
  const first = DECK_OF[card] * DECK_SIZE;
  for (let at = first; at < first + s.underCount[DECK_OF[card]]; at += 1) if (s.under[at] === card + 1) count += 1;
  return count;
}
