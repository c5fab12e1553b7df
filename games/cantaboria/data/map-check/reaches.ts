import type { Point, Reach } from '../map.ts';
import { type Atlas, arePointsEqual, type Check, ringAt } from './atlas.ts';

/** MAP-26, MAP-27: each reach runs on a border of kind river, between its banks, from one junction to the other. */
export const checkReaches: Check = (atlas, findings) => {
  const points = new Map(atlas.map.junctions.map(({ id, point }) => [id, point]));
  for (const reach of atlas.map.reaches) {
    const { id, left, right, path, up, down } = reach;
    const border = atlas.borders.get(reach.border);
    const sides = border?.kind === 'river' ? [border.a, border.b] : [];
    if (border === undefined || left === right || !sides.includes(left) || !sides.includes(right)) {
      findings.add(26, `reach ${id}: banks ${left} and ${right} do not match border ${reach.border}`);
      continue;
    }
    const isForward = isSame(path, border.points);
    if (!isForward && !isSame(path, border.points.toReversed())) {
      findings.add(27, `reach ${id}: path differs from border ${border.id}`);
      continue;
    }
    if (isSwapped(atlas, reach, isForward)) findings.add(26, `reach ${id}: left and right are swapped`);
    for (const [verb, junction, end] of [['start', up, path.at(0)] as const, ['end', down, path.at(-1)] as const]) {
      if (arePointsEqual(points.get(junction), end)) continue;
      findings.add(27, `reach ${id}: path does not ${verb} at junction ${junction}`);
    }
  }
};

function isSame(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every((point, i) => arePointsEqual(point, other[i]));
}

/**
 * A ring runs clockwise: a territory whose ring follows the path downstream has the river on its left, so it is a right
 * bank.
 */
function isSwapped(atlas: Atlas, { border, left, right }: Reach, isForward: boolean): boolean {
  const ofRight = ringAt(atlas.rings, right)?.forward.has(border);
  const ofLeft = ringAt(atlas.rings, left)?.forward.has(border);
  return ofRight === undefined ? ofLeft === isForward : ofRight !== isForward;
}
