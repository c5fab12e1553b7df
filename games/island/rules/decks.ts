/** Progress decks: drawing, revealed cards, the hand limit, cards under a deck (IK-060 to IK-062, IK-201 to IK-206). */
import type { OutcomeList } from '@marchlands/core/lists.ts';
import { everySeat, maskOf, type Seat } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, firstOfDeck, PROGRESS_CARDS, SHOWN_CARDS } from '../data/cards.ts';
import { TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { ABOUT, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { changeProgress, progressOf, undrawnCount } from './counts.ts';

const CARDS = PROGRESS_CARDS.length;

/** Cards of a deck, including those put under it. */
export function deckSize(s: State, deck: number): number {
  return undrawnCount(s, deck) + s.underCount[deck];
}

/** Whether any deck has a card. */
export function hasDeck(s: State): boolean {
  return TRACKS.some((_, deck) => deckSize(s, deck) > 0);
}

/** CH-7: a seat draws the top card of a deck: a random undrawn one, else the oldest put under it. */
export function drawFrom(s: State, seat: Seat, deck: number, events: Events): void {
  if (undrawnCount(s, deck) > 0) STACK.push(s, 'card', 0, { seat, deck });
  else if (s.underCount[deck] > 0) receive(s, seat, takeUnder(s, deck, 0, seat), events);
}

/** Takes the card at a position under a deck; seats that knew it know that the drawer has it now. */
export function takeUnder(s: State, deck: number, place: number, seat: Seat): number {
  const first = deck * DECK_SIZE;
  const card = s.under[first + place] - 1;
  const known = s.underKnown[first + place];
  s.underCount[deck] -= 1;
  const last = first + s.underCount[deck];
  for (let at = first + place; at < last; at += 1) {
    s.under[at] = s.under[at + 1];
    s.underKnown[at] = s.underKnown[at + 1];
  }
  s.under[last] = 0;
  s.underKnown[last] = 0;
  follow(s, seat, card, known);
  return card;
}

/**
 * Transfers knowledge of a card to its new owner: seats that knew where it was still do. @param known bits of their
 * seats
 */
export function follow(s: State, seat: Seat, card: number, known: number): void {
  for (let viewer = 0; viewer < s.setup.seats; viewer += 1) {
    if (viewer !== seat && ((known >> viewer) & 1) === 1) s.spied[(viewer * MAX_SEATS + seat) * CARDS + card] += 1;
  }
}

export function cardOutcomes(s: State, out: OutcomeList): void {
  const deck = ABOUT.deck.get(s);
  for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) {
    if (s.undrawn[card] > 0) out.push(OUTCOME.card + card, s.undrawn[card]);
  }
}

export function drawCard(s: State, card: number, events: Events): void {
  const seat = ABOUT.seat.get(s);
  STACK.pop(s);
  s.undrawn[card] -= 1;
  receive(s, seat, card, events);
}

/** Gives a card to a seat: some are revealed (IK-202), and a seat that is not active keeps four (IK-204). */
export function receive(s: State, seat: Seat, card: number, events: Events): void {
  const shown = SHOWN_CARDS.indexOf(card);
  if (shown >= 0) {
    s.shown[shown] = seat + 1;
    events?.push({ kind: 'cardShown', seat, card: PROGRESS_CARDS[card] });
    return;
  }
  changeProgress(s, seat, card, 1);
  events?.push({ kind: 'cardDrawn', seat, deck: TRACKS[DECK_OF[card]], card: PROGRESS_CARDS[card] });
  if (seat !== s.active && progressOf(s, seat) > s.setup.options.progressLimit) STACK.push(s, 'drop', maskOf(seat));
}

/** Bits of the seats that know which card leaves a hand unseen: those that have seen it as the only one of its deck. */
export function knowersOf(s: State, owner: Seat, card: number): number {
  let seats = 0;
  if (s.progressSize[owner * TRACKS.length + DECK_OF[card]] > 1) return seats;
  for (let viewer = 0; viewer < s.setup.seats; viewer += 1) {
    if (s.spied[(viewer * MAX_SEATS + owner) * CARDS + card] > 0) seats |= maskOf(viewer);
  }
  return seats;
}

/** Moves a card from a hand under its deck. @param shown bits of the seats that see which one */
export function putUnder(s: State, seat: Seat, card: number, shown: number): void {
  const seen = shown | knowersOf(s, seat, card);
  // Something known to all seats counts as public for spectators too.
  const known = seen === everybody(s) ? shown : seen;
  changeProgress(s, seat, card, -1);
  forget(s, seat, card, known);
  const deck = DECK_OF[card];
  const at = deck * DECK_SIZE + s.underCount[deck];
  s.under[at] = card + 1;
  s.underKnown[at] = known;
  s.underCount[deck] += 1;
}

/**
 * Updates others' knowledge of a hand after a card has left it: a seat that did not see which one can be sure of one
 * fewer of each kind of its deck.
 */
export function forget(s: State, owner: Seat, card: number, known: number): void {
  const deck = DECK_OF[card];
  for (let viewer = 0; viewer < s.setup.seats; viewer += 1) {
    const row = (viewer * MAX_SEATS + owner) * CARDS;
    const isSeen = ((known >> viewer) & 1) === 1;
    for (let one = firstOfDeck(deck); one < firstOfDeck(deck + 1); one += 1) {
      if (s.spied[row + one] > 0 && (!isSeen || one === card)) s.spied[row + one] -= 1;
    }
  }
}

/** All seats: for public things. */
export function everybody(s: State): number {
  return everySeat(s.setup.seats);
}

export function whyNotHeldCard(s: State, seat: Seat, card: number): Refusal | null {
  return s.progress[seat * CARDS + card] > 0 ? null : 'noCard';
}

/** DEC-18: puts a surplus card under its deck, unseen unless an option shows it (IK-206). */
export function drop(s: State, seat: Seat, card: number, events: Events): void {
  STACK.pop(s);
  putUnder(s, seat, card, s.setup.options.showDiscards ? everybody(s) : maskOf(seat));
  events?.push({ kind: 'cardDropped', seat, deck: TRACKS[DECK_OF[card]], card: PROGRESS_CARDS[card] });
}

/** Whether a deck may be named: it has a card (IK-294, IK-249). */
export function whyNotDeck(s: State, deck: number): Refusal | null {
  return deckSize(s, deck) > 0 ? null : 'deckEmpty';
}

/**
 * Removes the first seat in turn order from the topmost decision and returns it. Drops the decision if no seat is left,
 * or nothing for them.
 * @param isOver whether nothing is left for them
 * @returns -1 if the decision was dropped
 */
export function takeNext(s: State, isOver = false): Seat {
  const seats = ABOUT.seats.get(s);
  for (let i = 0; i < s.setup.seats && !isOver; i += 1) {
    const seat = (s.active + i) % s.setup.seats;
    if (((seats >> seat) & 1) === 0) continue;
    ABOUT.seats.set(s, seats & ~maskOf(seat));
    return seat;
  }
  STACK.pop(s);
  return -1;
}

/** IK-060 to IK-062: the next draw at a gate, if there is one. */
export function gateNext(s: State, events: Events): void {
  const deck = ABOUT.deck.get(s);
  const seat = takeNext(s, deckSize(s, deck) === 0);
  if (seat >= 0) drawFrom(s, seat, deck, events);
}

/** The next seat that draws from a deck of its choice (IK-249, `defenderTie`). */
export function tieNext(s: State): void {
  const seat = takeNext(s, !hasDeck(s));
  if (seat >= 0) STACK.push(s, 'tie', maskOf(seat));
}

/** DEC-19. */
export function drawForTie(s: State, seat: Seat, deck: number, events: Events): void {
  STACK.pop(s);
  events?.push({ kind: 'deckNamed', seat, deck: TRACKS[deck], why: 'tie' });
  drawFrom(s, seat, deck, events);
}
