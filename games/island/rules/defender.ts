/** The seat that contributed most against the barbarians (IK-248, IK-298). */
import { firstOf, type Seat } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';

/**
 * Gives a Defender point to the seat that alone contributed most.
 * @param seats the top contributors, as a mask
 * @returns whether several are tied, so that nobody gets the point
 */
export function nameDefender(s: State, seats: number, events: Events): boolean {
  if ((seats & (seats - 1)) !== 0) return true;
  if (seats === 0) return false;
  const seat: Seat = firstOf(seats);
  s.defender[seat] += 1;
  events?.push({ kind: 'defenderNamed', seat });
  return false;
}
