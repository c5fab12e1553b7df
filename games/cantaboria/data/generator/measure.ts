import { areaOf, lengthOf } from '../geometry.ts';
import type { Border, Point } from '../map.ts';
import type { Failure, Limits } from './limits.ts';

/** The first limit on lengths and areas that fails, or null. @param rings of the territories */
export function measureFailure(
  rings: readonly (readonly Point[])[],
  borders: readonly Border[],
  limits: Limits,
): Failure | null {
  const areas = rings.map(areaOf);
  if (Math.max(...areas) > Math.min(...areas) * limits.areaRatio) return 'areaRatio';
  const common = borders.filter(({ kind }) => kind === 'line' || kind === 'river');
  if (common.some(({ points }) => lengthOf(points) < limits.borderMin)) return 'borderMin';
  const rivers = borders.filter(({ kind }) => kind === 'river');
  return rivers.some(({ points }) => lengthOf(points) < limits.reachMin) ? 'reachMin' : null;
}
