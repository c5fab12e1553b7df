/** The facts beside a name in the seats' panel. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatFacts } from '@marchlands/kit/board.ts';
import { bomb, force, muster, palace } from '@marchlands/kit/icons.ts';
import { sides } from '../data/sides.ts';
import type { View } from '../view/view.ts';
import { words } from './words.ts';

export function factsOf({ table }: View, seat: Seat): SeatFacts {
  const side = sides[seat] ?? 'red';
  const held = Object.entries(table.pieces[side]);
  const pieces = held.reduce((sum, [, n]) => sum + n, 0);
  const cities = held.filter(([code]) => code.length === 2).length;
  return {
    // The rules have no score: enough cities win.
    score: null,
    facts: [
      { label: words.facts.cities, value: String(cities), icon: palace },
      { label: words.facts.pieces, value: String(pieces), icon: force },
      { label: words.facts.bombs, value: String(table.bombsLeft[side]), icon: bomb },
      { label: words.facts.income, value: `+${cities}`, icon: muster },
    ],
  };
}
