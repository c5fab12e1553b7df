/** Knights as guests (option `guestKnights`): opening and closing the player's house. */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import type { Events } from '../events.ts';
import { ABOUT, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { setKnight } from './pieces.ts';
import { ownerOf, VERTEX_SETS } from './sites.ts';
import { driveOff } from './travel.ts';

/** Once in a turn, to one opponent. */
export function whyNotHouse(s: State, seat: Seat, other: Seat): Refusal | null {
  if (!s.setup.hasGuests) return 'noEffect';
  if (other >= s.setup.seats || other === seat) return 'unknownPlace';
  return s.housed === 0 ? null : 'oneCard';
}

/** Opens or closes the house; closing it sends every guest inside away as if displaced. */
export function turnHouse(s: State, seat: Seat, other: Seat, events: Events): void {
  s.house[seat] ^= maskOf(other);
  s.housed = 1;
  const isOpen = ((s.house[seat] >> other) & 1) === 1;
  events?.push({ kind: 'houseTurned', seat, to: other, isOpen });
  if (!isOpen) STACK.push(s, 'evictNext', 0, { host: seat, guest: other });
}

/** The first knight of a seat inside a building of its host, or NONE. */
function guestOf(s: State, host: Seat, seat: Seat): number {
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    if (ownerOf(s.site[v]) === host) return v;
  }
  return NONE;
}

export function evictNext(s: State): void {
  const vertex = guestOf(s, ABOUT.host.get(s), ABOUT.guest.get(s));
  if (vertex === NONE) {
    STACK.pop(s);
    return;
  }
  const knight = s.knight[vertex];
  setKnight(s, vertex, 0);
  driveOff(s, vertex, knight);
}
