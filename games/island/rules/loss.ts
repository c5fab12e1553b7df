/** Losing a city (IK-160, IK-253, IK-254, IK-286, IK-288). */
import type { Events } from '../events.ts';
import { ON_SIDE, SEAT_BITS, SETTLEMENT, type State } from '../state.ts';
import { awardLongestRoad, refreshRoadsThrough } from './roads.ts';
import { ownerOf, setSite } from './sites.ts';

/** How a city is lost: to a settlement, to its piece on its side, or altogether. Its wall goes in any case. */
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
