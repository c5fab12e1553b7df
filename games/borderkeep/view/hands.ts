import { hiddenRows, type Missing } from '@marchlands/core/hidden.ts';
import { oneOf } from '@marchlands/core/params.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import { isAttack, isKnown } from '../rules/hand.ts';
import { CARDS, PUBLIC, type State } from '../state.ts';

function cardsOf(words: Uint32Array, row: number): number[] {
  const cards: number[] = [];
  for (let card = CARDS.next(words, row, -1); card >= 0; card = CARDS.next(words, row, card)) cards.push(card);
  return cards;
}

/**
 * BK-03, BK-49: a card in hand is known to its holder and to the seats that have seen it; all others are in the deck.
 */
export const hands = hiddenRows<State, string>(oneOf(...CARD_IDS), {
  rows: (s) => s.setup.seats,
  held: (s, seat) => cardsOf(s.hand, seat),
  put: (s, seat, card) => CARDS.add(s.hand, seat, card),
  sees: (s, viewer, seat, card) => viewer === seat || isKnown(s, viewer >= 0 ? viewer : PUBLIC, card),
  pool: (s) => cardsOf(s.deck, 0),
  take: (s, card) => CARDS.remove(s.deck, 0, card),
});

/** Unknown cards of a hand, some of which are known not to be attack cards (BK-15). */
export function missingFrom(s: State, seat: Seat, count: number, sure: number): Missing[] {
  const sifted = Math.min(sure, count);
  return [
    { row: seat, count: sifted, fits: (card) => !isAttack(s, card) },
    { row: seat, count: count - sifted },
  ];
}
