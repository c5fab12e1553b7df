import { hasSeveral, lowestBit } from '@marchlands/core/bits.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import type { Events } from '../events.ts';
import { CARDS, STEP, type State } from '../state.ts';
import { gain, handSize, isAttack } from './hand.ts';

/** The most rounds of rolls; then the lowest seat still tied begins. */
const MOST_ROUNDS = 50;

/** The seat whose die comes next in the opening roll. */
export function rollingSeat(s: State): Seat {
  let seat = 0;
  while (((s.rolling >> seat) & 1) === 0 || s.rolled[seat] > 0) seat += 1;
  return seat;
}

/** BK-10: one die of the opening roll; seats roll in order, those tied for the highest again. */
export function rollFirst(s: State, die: number, events: Events): void {
  const { seats } = s.setup;
  const seat = rollingSeat(s);
  s.rolled[seat] = die;
  events?.push({ kind: 'openingRolled', seat, die });
  let best = 0;
  for (let other = 0; other < seats; other += 1) {
    if (((s.rolling >> other) & 1) === 0) continue;
    if (s.rolled[other] === 0) return;
    if (s.rolled[other] > best) best = s.rolled[other];
  }
  let level = 0;
  for (let other = 0; other < seats; other += 1) {
    if (((s.rolling >> other) & 1) === 1 && s.rolled[other] === best) level |= 1 << other;
  }
  s.rolled.fill(0);
  s.rounds += 1;
  if (hasSeveral(level) && s.rounds < MOST_ROUNDS) {
    s.rolling = level;
    return;
  }
  s.first = lowestBit(level);
  s.rolling = 0;
  s.rounds = 0;
  s.active = s.first;
  events?.push({ kind: 'firstChosen', seat: s.first });
  s.step = STEP.dealNext;
}

/** BK-09: the seat to deal to, or -1 if all have their cards. */
export function dealtSeat(s: State): number {
  const { seats, options, hasCards } = s.setup;
  if (!hasCards) return -1;
  for (let seat = 0; seat < seats; seat += 1) if (handSize(s, seat) < options.startHand) return seat;
  return -1;
}

export function dealNext(s: State, events: Events): void {
  if (dealtSeat(s) >= 0) {
    s.step = STEP.deal;
    return;
  }
  shuffleBack(s, events);
  s.step = STEP.turnStart;
}

/** BK-81: puts the cards set aside back into the deck. */
export function shuffleBack(s: State, events: Events): void {
  const count = CARDS.sizeOf(s.aside, 0);
  if (count === 0) return;
  for (let card = CARDS.next(s.aside, 0, -1); card >= 0; card = CARDS.next(s.aside, 0, card))
    CARDS.add(s.deck, 0, card);
  s.aside.fill(0);
  events?.push({ kind: 'cardsShuffledBack', count });
}

/** BK-09, BK-81: one card of the deal. */
export function deal(s: State, card: number, events: Events): void {
  const seat = dealtSeat(s);
  CARDS.remove(s.deck, 0, card);
  if (s.setup.isSolo && isAttack(s, card)) {
    const isBack = s.setup.options.soloOpening === 'redraw';
    CARDS.add(isBack ? s.aside : s.discard, 0, card);
    const id = CARD_IDS[card];
    events?.push(
      isBack ? { kind: 'cardSetAside', seat, card: id } : { kind: 'cardDiscarded', seat, card: id, why: 'opening' },
    );
  } else {
    gain(s, seat, card, s.setup.isSolo, false);
    events?.push({ kind: 'cardDealt', seat, card: CARD_IDS[card] });
  }
  s.step = STEP.dealNext;
}
