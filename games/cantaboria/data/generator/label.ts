import { distanceToRing, isInside, rounded } from '../geometry.ts';
import type { Point } from '../map.ts';

/**
 * The point of a ring farthest from its line, and its distance: the spot for a territory's tokens and name. Searched
 * from `start` in ever smaller steps, so it may be slightly off the optimum.
 */
export function labelOf(ring: readonly Point[], start: Point): { readonly label: Point; readonly room: number } {
  let best = start;
  let room = isInside(start, ring) ? distanceToRing(start, ring) : 0;
  for (let step = 16; step >= 0.5; ) {
    let isBetter = false;
    for (const [x, y] of around(best, step)) {
      const free = isInside([x, y], ring) ? distanceToRing([x, y], ring) : 0;
      if (free > room) {
        [best, room, isBetter] = [[x, y], free, true];
        break;
      }
    }
    if (!isBetter) step /= 2;
  }
  const label = rounded(best);
  return { label, room: Math.floor(distanceToRing(label, ring) * 10) / 10 };
}

function around([x, y]: Point, step: number): readonly Point[] {
  return [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south): Point => [x + east * step, y + south * step]));
}
