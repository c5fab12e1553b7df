/** Hidden cards, and their public counts: how many there are, and of which kinds (IK-007, IK-008). */
import type { Seat } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, DEV_CARDS, firstOfDeck, PROGRESS_CARDS } from '../data/cards.ts';
import { TRACKS } from '../data/kinds.ts';
import type { State } from '../state.ts';

const DEV = DEV_CARDS.length;
const CARDS = PROGRESS_CARDS.length;

/** Adds a number of a development card to a hand, or removes it. */
export function changeDev(s: State, seat: Seat, card: number, count: number): void {
  s.dev[seat * DEV + card] += count;
  s.devSize[seat] += count;
}

/** Marks a card already in hand as bought in this turn (IK-135). */
export function markBought(s: State, card: number): void {
  s.bought[card] += 1;
  s.boughtSize += 1;
}

/** Adds a number of a progress card to a hand, or removes it. */
export function changeProgress(s: State, seat: Seat, card: number, count: number): void {
  s.progress[seat * CARDS + card] += count;
  s.progressSize[seat * TRACKS.length + DECK_OF[card]] += count;
}

/** The number of progress cards in a seat's hand. */
export function progressOf(s: State, seat: Seat): number {
  let count = 0;
  for (let at = seat * TRACKS.length; at < (seat + 1) * TRACKS.length; at += 1) count += s.progressSize[at];
  return count;
}

export function devDeckSize(s: State): number {
  let count = 0;
  for (let card = 0; card < DEV; card += 1) count += s.devDeck[card];
  return count;
}

/** Copies of a development card in the deck and unplayed in hands, together. Played ones were seen. */
export function devLeft(s: State, card: number): number {
  let count = s.devDeck[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) count += s.dev[seat * DEV + card];
  return count;
}

/** Undrawn cards of a deck. */
export function undrawnCount(s: State, deck: number): number {
  let count = 0;
  for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) count += s.undrawn[card];
  return count;
}

/** Copies of a progress card in its deck, under it and in hands, together. */
export function progressLeft(s: State, card: number): number {
  let count = s.undrawn[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) count += s.progress[seat * CARDS + card];
  const first = DECK_OF[card] * DECK_SIZE;
  for (let at = first; at < first + s.underCount[DECK_OF[card]]; at += 1) if (s.under[at] === card + 1) count += 1;
  return count;
}
