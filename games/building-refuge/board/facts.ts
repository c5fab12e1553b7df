/** The facts beside the score in the seats' panel. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatFacts } from '@marchlands/kit/board.ts';
import { chest, hand, palace, raider } from '@marchlands/kit/icons.ts';
import { citiesOf } from '../view/table.ts';
import type { View } from '../view/view.ts';
import { words } from './words.ts';

export function factsOf({ table }: View, seat: Seat): SeatFacts {
  const final = table.result?.scores[seat] ?? null;
  return {
    score: table.result === null ? (table.scores[seat] ?? 0) : final,
    facts: [
      { label: words.facts.cities, value: String(citiesOf(table, seat)), icon: palace },
      { label: words.facts.treasures, value: String(table.treasures[seat] ?? 0), icon: chest },
      { label: words.facts.barbarians, value: String(table.barbarians[seat] ?? 0), icon: raider },
      { label: words.facts.cityTile, value: (table.cityTiles[seat] ?? 0) > 0 ? '1' : '0', icon: hand },
    ],
  };
}
