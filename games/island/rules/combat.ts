/** Fights of knights and barbarians, kills and their rewards (IK-277 to IK-299). */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, PROGRESS_CARDS } from '../data/cards.ts';
import { TRACKS } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { ABOUT, ACTIVE, READY, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { drawFrom, everybody, hasDeck, receive, takeUnder } from './decks.ts';
import { nameDefender } from './defender.ts';
import { levelOf } from './pieces.ts';
import { ownerOf } from './sites.ts';

/** Barbarians on the board. */
export function barbarians(s: State): number {
  let count = 0;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) if (s.barbarianLevel[bay] > 0) count += 1;
  return count;
}

/** Removes a barbarian from the board. */
export function removeBarbarian(s: State, bay: number): void {
  s.barbarianLevel[bay] = 0;
  s.barbarianAt[bay] = 0;
  s.barbarianFrom[bay] = 0;
}

/**
 * IK-278 to IK-281, IK-296: the knight on a vertex fights a barbarian there.
 * @returns whether the barbarian survives
 */
export function fight(s: State, vertex: number, bay: number, events: Events): boolean {
  const knight = s.knight[vertex];
  const seat = ownerOf(knight);
  const level = levelOf(knight);
  const isWon = level >= s.barbarianLevel[bay];
  s.knight[vertex] = knight & ~(ACTIVE | READY);
  if (isWon) {
    removeBarbarian(s, bay);
    s.kills[seat] += 1;
  } else s.barbarianLevel[bay] -= level;
  events?.push({ kind: 'barbarianFought', seat, at: vertex, bay, left: s.barbarianLevel[bay] });
  if (isWon) kill(s, seat);
  return !isWon;
}

/** IK-294, IK-295: the card for a kill; then the invasion may be over. */
function kill(s: State, seat: Seat): void {
  STACK.push(s, 'killed', 0);
  if (s.setup.options.killReward !== 'none' && hasDeck(s)) STACK.push(s, 'kill', maskOf(seat));
}

/** DEC-17: the deck for a kill. */
export function nameDeck(s: State, seat: Seat, deck: number, events: Events): void {
  STACK.pop(s);
  events?.push({ kind: 'deckNamed', seat, deck: TRACKS[deck], why: 'kill' });
  if (s.setup.options.killReward === 'search') STACK.push(s, 'search', maskOf(seat), { deck });
  else drawFrom(s, seat, deck, events);
}

/** The oldest position of a card under its deck, or -1. */
function placeUnder(s: State, card: number): number {
  const deck = DECK_OF[card];
  for (let place = 0; place < s.underCount[deck]; place += 1) {
    if (s.under[deck * DECK_SIZE + place] === card + 1) return place;
  }
  return -1;
}

/** `killReward: search`: whether the named deck has a card. */
export function whyNotSearch(s: State, card: number): Refusal | null {
  if (DECK_OF[card] !== ABOUT.deck.get(s)) return 'noCard';
  return s.undrawn[card] > 0 || placeUnder(s, card) >= 0 ? null : 'noCard';
}

/** Whether a card is taken from under its deck: the order there is known, so all see which card is gone. */
export function isTakenOpenly(s: State, card: number): boolean {
  return s.undrawn[card] === 0;
}

function takeOpenly(s: State, seat: Seat, card: number): void {
  const deck = DECK_OF[card];
  const place = placeUnder(s, card);
  s.underKnown[deck * DECK_SIZE + place] = everybody(s);
  takeUnder(s, deck, place, seat);
}

/** The copy comes from the undrawn part, else from under the deck, the oldest first. */
export function search(s: State, seat: Seat, card: number, events: Events): void {
  STACK.pop(s);
  const isOpen = isTakenOpenly(s, card);
  if (isOpen) takeOpenly(s, seat, card);
  else s.undrawn[card] -= 1;
  events?.push({ kind: 'deckSearched', seat, card: PROGRESS_CARDS[card], isOpen });
  receive(s, seat, card, events);
}

/** After a kill and its card: the last barbarian ends the invasion. */
export function killed(s: State, events: Events): void {
  STACK.pop(s);
  if (barbarians(s) === 0) settleInvasion(s, events);
}

/** IK-297 to IK-299: a seat that alone has the most kills gets a Defender point; kills then restart from 0. */
export function settleInvasion(s: State, events: Events): void {
  let most = 0;
  let seats = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (s.kills[seat] > most) {
      most = s.kills[seat];
      seats = maskOf(seat);
    } else if (s.kills[seat] === most && most > 0) seats |= maskOf(seat);
  }
  s.kills.fill(0);
  const isTie = nameDefender(s, seats, events);
  if (isTie && s.setup.options.defenderTie === 'card') STACK.push(s, 'tieNext', 0, { seats });
}
