import { climb, distanceToRing, isInside, rounded } from '../geometry.ts';
import type { Point } from '../map.ts';

/** The radius of the free circle around a label, to one decimal. */
export function roomAt(label: Point, ring: readonly Point[]): number {
  return Math.floor(distanceToRing(label, ring) * 10) / 10;
}

/** The point of a ring farthest from its line, and its distance: the spot for a territory's tokens and name. */
export function labelOf(ring: readonly Point[], start: Point): { readonly label: Point; readonly room: number } {
  const label = rounded(climb(start, (point) => (isInside(point, ring) ? distanceToRing(point, ring) : 0)));
  return { label, room: roomAt(label, ring) };
}
