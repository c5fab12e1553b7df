import { isInside, keyOf } from '../geometry.ts';
import type { Point } from '../map.ts';
import { type Check, ringAt, spot } from './atlas.ts';

/** MAP-14, MAP-15, MAP-18: the borders of each territory and lake close to its polygon, which contains the label. */
export const checkRings: Check = (atlas, findings) => {
  for (const { id, polygon, label } of atlas.map.territories) {
    const ring = atlas.rings.get(id);
    if (ring === undefined || 'gap' in ring) {
      const at = ring === undefined || ring.gap === null ? '' : ` (gap at ${spot(ring.gap)})`;
      findings.add(14, `territory ${id}: its borders do not close to one ring${at}`);
      continue;
    }
    const wrong = wrongPoint(polygon, ring.points);
    if (wrong > 0) findings.add(15, `territory ${id}: polygon differs from its borders at point ${wrong}`);
    if (!isInside(label, ring.points)) findings.add(18, `territory ${id}: label lies outside its polygon`);
  }
  for (const { id, polygon } of atlas.map.lakes) {
    const ring = ringAt(atlas.lakeRings, id);
    const wrong = ring === undefined ? 1 : wrongPoint(polygon, ring.points);
    if (wrong > 0) findings.add(15, `lake ${id}: polygon differs from its borders at point ${wrong}`);
  }
};

/**
 * The first point, from 1, at which a polygon leaves its ring, or 0. It may begin anywhere but must run clockwise too.
 */
function wrongPoint(polygon: readonly Point[], ring: readonly Point[]): number {
  const keys = ring.map(keyOf);
  const start = polygon.length === 0 ? 0 : Math.max(0, keys.indexOf(keyOf(polygon[0])));
  const wrong = polygon.findIndex((point, i) => i >= keys.length || keyOf(point) !== keys[(start + i) % keys.length]);
  if (wrong >= 0) return wrong + 1;
  return polygon.length === keys.length ? 0 : polygon.length + 1;
}
