import { cardPlace, type Damages } from '../store/damage.ts';
import type { ListedTable } from '../store/lists.ts';
import { type Card, readCard } from '../table/card.ts';

/** A listed table with its card. */
export interface CardedTable extends Omit<ListedTable, 'card'> {
  readonly card: Card;
}

/** The listed tables, without those whose cards are unreadable. */
export function withCards(tables: readonly ListedTable[], damages: Damages): readonly CardedTable[] {
  return damages.readable(
    // The store has already noted the cards it could not decrypt.
    tables.flatMap(({ card, ...table }) => (card === null ? [] : [{ ...table, card }])),
    ({ id }) => cardPlace(id),
    ({ card, ...table }) => {
      const read = readCard(card);
      damages.mended(cardPlace(table.id));
      return { ...table, card: read };
    },
  );
}
