import type { MapArea, MapData, MapEdge } from '../map.ts';
import { letterOf } from './areas.ts';
import type { MapError } from './problem.ts';

/**
 * Stage 3: each connection joins two known areas that may be adjacent (AN-07 to AN-09), has the right kind, and occurs
 * once.
 */
export function checkEdges(map: MapData): readonly MapError[] {
  const errors: MapError[] = [];
  const seen = new Set<string>();
  for (const edge of map.edges) {
    const found = checkEnds(map, edge);
    if (found !== null) {
      errors.push(found);
      continue;
    }
    const key = edge.a < edge.b ? `${edge.a}-${edge.b}` : `${edge.b}-${edge.a}`;
    if (seen.has(key)) {
      errors.push({ code: 'E_EDGE_DUP', message: `Areas ${edge.a} and ${edge.b} are connected twice.` });
    }
    seen.add(key);
  }
  return errors;
}

function checkEnds(map: MapData, edge: MapEdge): MapError | null {
  const a = map.areas.find((area) => area.code === edge.a);
  const b = map.areas.find((area) => area.code === edge.b);
  if (a === undefined || b === undefined) {
    return { code: 'E_EDGE_END', message: `Connection ${edge.a}-${edge.b} ends in an unknown area.` };
  }
  if (a === b) return { code: 'E_EDGE_SELF', message: `Area ${a.code} is connected to itself.` };
  if (a.kind !== b.kind && letterOf(a.code) !== letterOf(b.code)) {
    const [city, province] = a.kind === 'city' ? [a, b] : [b, a];
    return {
      code: 'E_EDGE_FOREIGN',
      message: `City ${city.code} may not be adjacent to province ${province.code} (AN-08).`,
    };
  }
  if (!kindsBetween(a, b).includes(edge.kind)) {
    return { code: 'E_EDGE_KIND', message: `Connection ${a.code}-${b.code} may not be a ${edge.kind}.` };
  }
  return null;
}

function kindsBetween(a: MapArea, b: MapArea): readonly string[] {
  if (a.kind !== b.kind) return ['road'];
  return a.kind === 'province' ? ['bridge', 'pass'] : ['bridge'];
}
