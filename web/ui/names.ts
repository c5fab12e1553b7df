import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { words } from '../words/words.ts';

/** The seat of the one person of a match, who is "You" on the screen; null where several persons play, or none. */
export function onlyPerson(seats: readonly SeatInfo[]): Seat | null {
  const persons = seats.filter(({ kind }) => kind === 'person');
  return persons.length === 1 ? persons[0].seat : null;
}

/** What a seat is called beside the board: "You" for the one person, else its name. The log has names alone. */
export function nameAt(seats: readonly SeatInfo[], seat: Seat): string {
  if (seat === onlyPerson(seats)) return words.you;
  return seats[seat]?.name ?? words.seatName(seat);
}
