import { catalogue } from '@marchlands/core/language.ts';
import type { Card } from '../data/cards.ts';
import { DECK } from '../data/deck/deck.ts';

/** Names and lines of the shipped cards in another language, by id; the English ones are on the cards themselves. */
const translated: {
  readonly names: { readonly [id: string]: string };
  readonly texts: { readonly [id: string]: string };
} = { names: {}, texts: {} };
catalogue('borderkeep/cards', translated);

const shipped = new Map(DECK.map((card) => [card.id, card]));

/** The name of a card; a card changed by a deck file keeps the name it has there. */
export function nameOfCard({ id, name }: Card): string {
  return (name === shipped.get(id)?.name ? translated.names[id] : undefined) ?? name;
}

/** The effect of a card, in one line. */
export function textOfCard({ id, text }: Card): string {
  return (text === shipped.get(id)?.text ? translated.texts[id] : undefined) ?? text;
}
