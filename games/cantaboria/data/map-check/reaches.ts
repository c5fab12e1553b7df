import { keyOf } from '../geometry.ts';
import type { MapData, Point, Reach } from '../map.ts';
import type { Findings } from './problem.ts';
import type { Rings } from './rings.ts';

/** MAP-26, MAP-27: each reach runs on a border of kind river, between its banks, from one junction to the other. */
export function checkReaches(map: MapData, rings: Rings, findings: Findings): void {
  const borders = new Map(map.borders.map((border) => [border.id, border]));
  const points = new Map(map.junctions.map(({ id, point }) => [id, point]));
  for (const reach of map.reaches) {
    const { id, left, right, path, up, down } = reach;
    const border = borders.get(reach.border);
    const isBetween =
      border?.kind === 'river' &&
      ((border.a === left && border.b === right) || (border.a === right && border.b === left));
    if (border === undefined || !isBetween) {
      findings.add(26, `reach ${id}: banks ${left} and ${right} do not match border ${reach.border}`);
      continue;
    }
    const isForward = isSame(path, border.points);
    if (!isForward && !isSame(path, [...border.points].reverse())) {
      findings.add(27, `reach ${id}: path differs from border ${border.id}`);
      continue;
    }
    if (isSwapped(reach, isForward, rings)) findings.add(26, `reach ${id}: left and right are swapped`);
    if (!isAt(points.get(up), path[0])) findings.add(27, `reach ${id}: path does not start at junction ${up}`);
    if (!isAt(points.get(down), path.at(-1))) findings.add(27, `reach ${id}: path does not end at junction ${down}`);
  }
}

function isSame(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every((point, i) => isAt(point, other[i]));
}

function isAt(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
}

/** A ring runs clockwise: the territory whose ring walks the path downstream has the river on its left, is a right bank. */
function isSwapped({ border, left, right }: Reach, isForward: boolean, rings: Rings): boolean {
  const ofRight = rings.get(right);
  if (ofRight !== undefined) return ofRight.forward.has(border) !== isForward;
  const ofLeft = rings.get(left);
  return ofLeft !== undefined && ofLeft.forward.has(border) === isForward;
}
