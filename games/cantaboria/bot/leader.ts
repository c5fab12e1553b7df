import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { citiesOf, living } from '../rules/places.ts';
import type { State } from '../state.ts';

/** Whether a seat has more Cities than any other still in play: nobody helps it, in trade or in battle. */
export function isLeader(s: State, seat: Seat): boolean {
  const cities = citiesOf(s, seat);
  const alive = living(s);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && (alive & maskOf(other)) !== 0 && citiesOf(s, other) >= cities) return false;
  }
  return true;
}
