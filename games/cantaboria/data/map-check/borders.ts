import { keyOf } from '../geometry.ts';
import { type MapData, SEA } from '../map.ts';
import type { Findings } from './problem.ts';

/** MAP-12, MAP-13: the sides of each border exist, and its points make a line. */
export function checkBorders({ territories, lakes, borders }: MapData, findings: Findings): void {
  const land = new Set(territories.map(({ id }) => id));
  const water = new Set(lakes.map(({ id }) => id));
  for (const { id, kind, a, b, points } of borders) {
    const others = kind === 'sea' ? new Set([SEA]) : kind === 'lake' ? water : land;
    const unknown = !land.has(a) ? a : !others.has(b) ? b : null;
    if (unknown !== null) findings.add(12, `border ${id}: territory or lake "${unknown}" does not exist`);
    if (points.length < 2) findings.add(13, `border ${id}: fewer than 2 points`);
    for (const [i, next] of points.slice(1).entries()) {
      if (keyOf(points[i]) === keyOf(next)) {
        findings.add(13, `border ${id}: points ${i + 1} and ${i + 2} are equal`);
      }
    }
  }
}
