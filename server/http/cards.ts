import { cardPlace, type Damages } from '../store/damage.ts';
import type { ListedTable } from '../store/lists.ts';
import { type Card, readCard } from '../table/card.ts';

/** A table of a list with its card. */
export interface CardedTable extends Omit<ListedTable, 'card'> {
  readonly card: Card;
}

/** The tables of a list, without those whose cards cannot be read. */
export function withCards(tables: readonly ListedTable[], damages: Damages): readonly CardedTable[] {
  return damages.readable(
    // What the store could not open it has noted itself.
    tables.flatMap(({ card, ...table }) => (card === null ? [] : [{ ...table, card }])),
    ({ id }) => cardPlace(id),
    ({ card, ...table }) => {
      const read = readCard(card);
      damages.mended(cardPlace(table.id));
      return { ...table, card: read };
    },
  );
}
