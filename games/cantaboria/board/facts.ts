/** Facts beside a name in the seats' panel. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatFacts } from '@marchlands/kit/board.ts';
import { force } from '@marchlands/kit/icons.ts';
import type { View } from '../view/view.ts';
import { boat, city, territory } from './map/icons.ts';
import { words } from './words.ts';

export function factsOf({ table }: View, seat: Seat): SeatFacts {
  const { cities, places, points, shipments } = table.seats[seat];
  return {
    // The rules know no score: Cities win.
    score: null,
    facts: [
      { label: words.facts.cities, value: String(cities), icon: city },
      { label: words.facts.places, value: String(places), icon: territory },
      { label: words.facts.points, value: String(points), icon: force },
      // CA-52: before the first cycle nobody knows what the land will earn.
      ...(table.cycle > 0 ? [{ label: words.facts.shipments, value: String(shipments), icon: boat }] : []),
    ],
  };
}
