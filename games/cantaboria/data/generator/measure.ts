import { areaOf, lengthOf } from '../geometry.ts';
import type { MapData } from '../map.ts';
import type { Failure, Limits } from './limits.ts';

/** The first limit on lengths and areas that fails, or null. */
export function measureFailure({ territories, borders, reaches }: MapData, limits: Limits): Failure | null {
  const areas = territories.map(({ polygon }) => areaOf(polygon));
  const common = borders.filter(({ kind }) => kind === 'line' || kind === 'river');
  if (Math.max(...areas) > Math.min(...areas) * limits.areaRatio) return 'areaRatio';
  if (common.some(({ points }) => lengthOf(points) < limits.borderMin)) return 'borderMin';
  if (reaches.some(({ path }) => lengthOf(path) < limits.reachMin)) return 'reachMin';
  return territories.some(({ room }) => room < limits.room) ? 'room' : null;
}
