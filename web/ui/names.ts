import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import type { TableInfo } from '../table/table.ts';
import { words } from '../words/words.ts';

/** The displayed name of a seat at a table: "You" for the person at the screen. The log addresses that person likewise. */
export function calledAt({ seats, you }: Pick<TableInfo, 'seats' | 'you'>, seat: Seat): string {
  return seat === you ? words.you : (seats[seat]?.name ?? words.seatName(seat));
}

/** The displayed name of a seat in a list of matches: "You" for the only person. */
export function nameAt(seats: readonly SeatInfo[], seat: Seat): string {
  return calledAt({ seats, you: onlyPerson(seats) }, seat);
}
