import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from './board.ts';

/** The seat of the only person in a match, who is "You" on the screen; null if several persons play, or none. */
export function onlyPerson(seats: readonly SeatInfo[]): Seat | null {
  const persons = seats.filter(({ kind }) => kind === 'person');
  return persons.length === 1 ? persons[0].seat : null;
}
