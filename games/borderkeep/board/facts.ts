import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatFacts } from '@marchlands/kit/board.ts';
import { GOLD } from '../data/cards.ts';
import type { Table } from '../view/table.ts';
import type { View } from '../view/view.ts';
import { GOOD_ICONS } from './faces/tokens.ts';
import { CARDS, SHIELD, WALL } from './marks.ts';
import { words } from './words.ts';

/** Whether a match has cards: if so, at least one is in the deck, on the discard pile or in a hand. */
function hasCards({ deck, discard, towns }: Table): boolean {
  return deck + discard.length > 0 || towns.some(({ hand }) => hand > 0);
}

/** A seat's public facts: its points, and what they and the next turns depend on. */
export function factsOf({ table }: View, seat: Seat): SeatFacts {
  const town = table.towns[seat];
  if (town.eliminated > 0) return { score: 0, facts: [] };
  const { score } = words;
  return {
    score: town.points,
    facts: [
      { label: score.walls, value: String(town.walls), icon: WALL },
      { label: score.defenders, value: String(town.units.length), icon: SHIELD },
      { label: score.gold, value: String(town.goods[GOLD] ?? 0), icon: GOOD_ICONS.gold },
      ...(hasCards(table) ? [{ label: score.hand, value: String(town.hand), icon: CARDS }] : []),
    ],
  };
}
