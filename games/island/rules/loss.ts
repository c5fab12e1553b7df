/** Losing a city (IK-160, IK-253, IK-254, IK-286, IK-288). */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { ON_SIDE, SEAT_BITS, SETTLEMENT, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { awardLongestRoad, refreshRoadsThrough } from './roads.ts';
import { ownerOf, setSite, VERTEX_SETS } from './sites.ts';

/** Why a vertex is no city of the seat without a metropolis: only such cities can be lost or crowned. */
export function whyNotPlainCity(s: State, seat: Seat, vertex: number): Refusal | null {
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  if (!VERTEX_SETS.has(s.cities, seat, vertex)) return 'notOwn';
  return s.metropolis.includes(vertex + 1) ? 'noPlainCity' : null;
}

/** The next plain city of a seat after a vertex, or -1. */
export function nextPlainCity(s: State, seat: Seat, after: number): number {
  let vertex = VERTEX_SETS.next(s.cities, seat, after);
  while (vertex >= 0 && s.metropolis.includes(vertex + 1)) vertex = VERTEX_SETS.next(s.cities, seat, vertex);
  return vertex;
}

/** How a city is lost: to a settlement, to its own piece on its side, or entirely. Its wall goes in any case. */
export type Loss = 'reduced' | 'onSide' | 'destroyed';

export function loseCity(s: State, vertex: number, how: Loss, events: Events): void {
  const seat = ownerOf(s.site[vertex]);
  const owner = s.site[vertex] & SEAT_BITS;
  setSite(s, vertex, how === 'destroyed' ? 0 : owner | (how === 'reduced' ? SETTLEMENT : ON_SIDE));
  events?.push({ kind: 'cityLost', seat, at: vertex, how });
  if (how !== 'destroyed') return;
  refreshRoadsThrough(s, vertex);
  awardLongestRoad(s, events);
}
