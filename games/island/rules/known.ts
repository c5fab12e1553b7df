/**
 * What everybody knows of hidden hands. A decision with one alternative is made for its seat where all can see that it is
 * none; where only its seat can, the seat is asked, since being passed over would tell.
 */
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, firstOfDeck, SHOWN_CARDS } from '../data/cards.ts';
import { ALL_KINDS, TRACKS } from '../data/kinds.ts';
import { LEDGER, type State } from '../state.ts';
import { progressCount, progressLeft } from './counts.ts';

/** Whether a hand holds these cards, by kind: in truth (`holds`), or as far as all can know (`mayHold`). */
export type Holding = (s: State, seat: Seat, counts: Uint8Array) => boolean;

export const mayHold: Holding = (s, seat, counts) => LEDGER.mayHold(s, SPECTATOR, seat, counts);

/** Scratch of one question. */
const asked = new Uint8Array(ALL_KINDS);

/** Whether a hand holds so many of a kind. */
export function holdsOf(has: Holding, s: State, seat: Seat, kind: number, count: number): boolean {
  asked.fill(0);
  asked[kind] = count;
  return has(s, seat, asked);
}

/** The one kind of `first` and later kinds that a hand may hold, as far as all can know; -1 where there are several. */
export function onlyKind(s: State, seat: Seat, first: number): number {
  let only = -1;
  for (let kind = first; kind < s.setup.kinds; kind += 1) {
    if (!holdsOf(mayHold, s, seat, kind, 1)) continue;
    if (only >= 0) return -1;
    only = kind;
  }
  return only;
}

/**
 * The pick in kind order that stands alone for all to see, or -1: the hand has no earlier kind, and of later ones never as
 * many cards as are still due. How many there may be at most is found card by card: sets of cards that a hand may hold are
 * the independent sets of a polymatroid.
 * @param picked by kind, from place `at` on: picked already, for all to see
 */
export function onlyPick(s: State, seat: Seat, picked: Uint8Array, at: number, due: number): number {
  for (let kind = 0; kind < ALL_KINDS; kind += 1) asked[kind] = picked[at + kind];
  let first = ALL_KINDS - 1;
  while (first > 0 && asked[first] === 0) first -= 1;
  const grows = (kind: number): boolean => {
    asked[kind] += 1;
    const may = mayHold(s, seat, asked);
    if (!may) asked[kind] -= 1;
    return may;
  };
  while (first < ALL_KINDS && !grows(first)) first += 1;
  if (first === ALL_KINDS) return -1;
  asked[first] -= 1;
  let later = 0;
  for (let kind = first + 1; kind < ALL_KINDS; kind += 1) {
    while (later < due && grows(kind)) later += 1;
  }
  return later < due ? first : -1;
}

/** Copies of a progress card that some viewers do not see: in a deck, in hands, and unseen under the deck. */
export function unseenCopies(s: State, card: number): number {
  const all = (1 << s.setup.seats) - 1;
  let count = progressLeft(s, card);
  const first = DECK_OF[card] * DECK_SIZE;
  for (let at = first; at < first + s.underCount[DECK_OF[card]]; at += 1) {
    if (s.underKnown[at] === all && s.under[at] === card + 1) count -= 1;
  }
  return count;
}

/** Whether a hand may hold a progress card, as far as all can know. */
export function mayHoldProgress(s: State, seat: Seat, card: number): boolean {
  return progressCount(s, seat, DECK_OF[card]) > 0 && unseenCopies(s, card) > 0;
}

/** The one progress card that a hand holds, as far as all can know; -1 where there may be several. */
export function onlyProgress(s: State, seat: Seat): number {
  let only = -1;
  for (let deck = 0; deck < TRACKS.length; deck += 1) {
    if (progressCount(s, seat, deck) === 0) continue;
    for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) {
      if (SHOWN_CARDS.includes(card) || unseenCopies(s, card) === 0) continue;
      if (only >= 0) return -1;
      only = card;
    }
  }
  return only;
}
