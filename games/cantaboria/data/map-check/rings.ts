import { isInside, keyOf } from '../geometry.ts';
import type { Border, MapData, Point } from '../map.ts';
import { type Ring, ringOf } from '../ring.ts';
import type { Findings } from './problem.ts';

/** The rings that close, by the id of their territory or lake. */
export type Rings = ReadonlyMap<string, Ring>;

/** `[x, y]`, for a sentence. */
export function spot([x, y]: Point): string {
  return `[${x}, ${y}]`;
}

/** MAP-14, MAP-15, MAP-18: the borders of each territory and lake close to its polygon, with the label in it. */
export function checkRings(map: MapData, findings: Findings): Rings {
  const rings = new Map<string, Ring>();
  const byId = new Map(map.borders.map((border) => [border.id, border]));
  for (const { id, borders, polygon, label } of map.territories) {
    const own = borders.map((border) => byId.get(border)).filter((border) => border !== undefined);
    const stray = own.find(({ a, b }) => a !== id && b !== id);
    const ring = ringOf(own);
    if ('gap' in ring || stray !== undefined || own.length < borders.length) {
      const gap = 'gap' in ring ? ring.gap : stray?.points[0];
      const at = gap === null || gap === undefined ? '' : ` (gap at ${spot(gap)})`;
      findings.add(14, `territory ${id}: its borders do not close to one ring${at}`);
      continue;
    }
    rings.set(id, ring);
    comparePolygon(`territory ${id}`, polygon, ring, findings);
    if (!isInside(label, ring.points)) findings.add(18, `territory ${id}: label lies outside its polygon`);
  }
  for (const { id, polygon } of map.lakes) {
    const ring = ringOf(shoresOf(map.borders, id));
    if ('gap' in ring) {
      findings.add(15, `lake ${id}: polygon differs from its borders at point 1`);
      continue;
    }
    rings.set(id, ring);
    comparePolygon(`lake ${id}`, polygon, ring, findings);
  }
  return rings;
}

function shoresOf(borders: readonly Border[], lake: string): readonly Border[] {
  return borders.filter(({ kind, b }) => kind === 'lake' && b === lake);
}

/** The polygon may begin at any point of the ring; it must run clockwise too. */
function comparePolygon(who: string, polygon: readonly Point[], ring: Ring, findings: Findings): void {
  const keys = ring.points.map(keyOf);
  const first = polygon.at(0);
  const start = first === undefined ? 0 : Math.max(0, keys.indexOf(keyOf(first)));
  const wrong = polygon.findIndex((point, i) => i >= keys.length || keyOf(point) !== keys[(start + i) % keys.length]);
  if (wrong < 0 && polygon.length === keys.length) return;
  findings.add(15, `${who}: polygon differs from its borders at point ${(wrong < 0 ? polygon.length : wrong) + 1}`);
}
