import { dealerOf, type Missing, type Unseen } from '@marchlands/core/hidden.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { Deal } from '@marchlands/core/views.ts';
import { isAttack, isKnown } from '../rules/hand.ts';
import { CARDS, PUBLIC, type State } from '../state.ts';

function cardsOf(words: Uint32Array, row: number): number[] {
  const cards: number[] = [];
  for (let card = CARDS.next(words, row, -1); card >= 0; card = CARDS.next(words, row, card)) cards.push(card);
  return cards;
}

/**
 * The cards of a hand that a viewer sees, but not everybody. BK-03, BK-49: its holder sees them, and the seats to which
 * they were shown.
 */
export function knownIn(s: State, viewer: Seat | typeof EVERYTHING, seat: Seat): number[] {
  const isWhole = viewer === EVERYTHING || viewer === seat;
  return cardsOf(s.hand, seat).filter((card) => !isKnown(s, PUBLIC, card) && (isWhole || isKnown(s, viewer, card)));
}

/** All cards that are unseen are in the deck. */
const UNSEEN: Unseen<State> = {
  put: (s, seat, card) => CARDS.add(s.hand, seat, card),
  pool: (s) => cardsOf(s.deck, 0),
  take: (s, card) => CARDS.remove(s.deck, 0, card),
};

/** Prepares deals of unknown cards into hands. */
export const handsDealer = (s: State, missing: readonly Missing[]): Deal<State> => dealerOf(UNSEEN, s, missing);

/** Unknown cards of a hand, some of which are known not to be attack cards (BK-15). */
export function missingFrom(s: State, seat: Seat, count: number, sure: number): Missing[] {
  const sifted = Math.min(sure, count);
  return [
    { row: seat, count: sifted, fits: (card) => !isAttack(s, card) },
    { row: seat, count: count - sifted },
  ];
}
