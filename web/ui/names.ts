import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import { words } from '../words/words.ts';

/**
 * The displayed name of a seat: "You" for a single person, otherwise its name. The log addresses that person likewise.
 */
export function nameAt(seats: readonly SeatInfo[], seat: Seat): string {
  if (seat === onlyPerson(seats)) return words.you;
  return seats[seat]?.name ?? words.seatName(seat);
}
