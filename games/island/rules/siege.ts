/** The ordinary attack from the ship (IK-245 to IK-255). */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { STACK, type State } from '../state.ts';
import { rest } from './barbarians.ts';
import { takeNext } from './decks.ts';
import { nameDefender } from './defender.ts';
import { loseCity, nextPlainCity } from './loss.ts';
import { isActive, levelOf } from './pieces.ts';
import { ownerOf, VERTEX_SETS } from './sites.ts';

/** IK-246: the total level of a seat's active knights. */
export function contribution(s: State, seat: Seat): number {
  let sum = 0;
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    if (isActive(s.knight[v])) sum += levelOf(s.knight[v]);
  }
  return sum;
}

/** Carries out the attack; afterwards all knights are inactive (IK-255). */
export function attackIsland(s: State, events: Events): void {
  s.invasion += 1;
  let strength = 0;
  let defence = 0;
  let most = 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let losers = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    strength += VERTEX_SETS.sizeOf(s.cities, seat);
    const own = contribution(s, seat);
    defence += own;
    if (own > most) {
      most = own;
      best = maskOf(seat);
    } else if (own === most && most > 0) best |= maskOf(seat);
    if (nextPlainCity(s, seat, -1) < 0) continue;
    if (own < least) {
      least = own;
      losers = maskOf(seat);
    } else if (own === least) losers |= maskOf(seat);
  }
  events?.push({ kind: 'islandAttacked', strength, defence });
  rest(s, events);
  if (defence < strength) STACK.push(s, 'loseNext', 0, { seats: losers });
  else if (nameDefender(s, best, events)) STACK.push(s, 'tieNext', 0, { seats: best });
}

/** IK-251: the next seat that loses a city, in turn order. */
export function loseNext(s: State): void {
  const seat = takeNext(s);
  if (seat >= 0) STACK.push(s, 'lose', maskOf(seat));
}

/** DEC-20, IK-253, IK-254. */
export function lose(s: State, vertex: number, events: Events): void {
  STACK.pop(s);
  const seat = ownerOf(s.site[vertex]);
  loseCity(s, vertex, s.settlementPieces[seat] < s.setup.options.pieces.settlements ? 'reduced' : 'onSide', events);
}
