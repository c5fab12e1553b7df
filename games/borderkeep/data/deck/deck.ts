import type { Card } from '../cards.ts';
import { DISASTERS, MONSTERS } from './attacks.ts';
import { ARTIFACTS, HEROES, TROOPS } from './defenders.ts';
import { STRUCTURES } from './structures.ts';

/** BK-08: the 75 shipped cards, one of each, in data order. */
export const DECK: readonly Card[] = [...STRUCTURES, ...TROOPS, ...HEROES, ...ARTIFACTS, ...MONSTERS, ...DISASTERS];

/** Numbers 75 .. 79 are reserved for new cards of a deck file. */
export const EXTRA_IDS: readonly string[] = ['extra-1', 'extra-2', 'extra-3', 'extra-4', 'extra-5'];

/** The id of every card number: the same for every deck, so that a move always has the same code. */
export const CARD_IDS: readonly string[] = [...DECK.map((card) => card.id), ...EXTRA_IDS];

/** The number of card numbers. */
export const KINDS = 80;

const numbers = new Map(CARD_IDS.map((id, number) => [id, number]));

/** The number of a card id, or -1. */
export function cardNumber(id: string): number {
  return numbers.get(id.toLowerCase()) ?? -1;
}
