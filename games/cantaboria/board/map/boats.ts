/** Positions of boats: in file along a reach, from upstream down, or side by side at a berth. */
import { lengthOf } from '../../data/geometry.ts';
import type { MapData, Point } from '../../data/map.ts';
import { pointAlong } from './points.ts';
import { BOAT_RADIUS } from './slots.ts';

/** Width of a berth from its first to its last boat. */
const BERTH_WIDTH = 2 * BOAT_RADIUS;

/** A boat's middle and its radius. */
export interface Mooring {
  readonly at: Point;
  readonly radius: number;
}

/** The moorings of `count` boats of a water space, first of the file first; spaces as in `Land`: reaches, then berths. */
export function mooringsOf(map: MapData, space: number, count: number): readonly Mooring[] {
  const places = Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  const reach = map.reaches.at(space);
  if (space < map.reaches.length && reach !== undefined) {
    const radius = Math.min(BOAT_RADIUS, (lengthOf(reach.path) / count / 2) * 0.86);
    return places.map((share) => ({ at: pointAlong(reach.path, share), radius }));
  }
  const [x, y] = map.berths[space - map.reaches.length].point;
  const radius = BERTH_WIDTH / count / 2;
  return places.map((share) => ({ at: [x + (share - 0.5) * BERTH_WIDTH, y], radius }));
}
