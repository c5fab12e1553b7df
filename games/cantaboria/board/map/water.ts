/** Rivers as ribbons that widen downstream. */
import { keyOf, lengthOf, lengthsAlong } from '../../data/geometry.ts';
import type { Branch, MapData, Point } from '../../data/map.ts';
import { moved, ringPath } from './points.ts';

/** Half the width of a river at its spring, and how much each reach adds. */
const SPRING = 1.6;
const GROWTH = 0.42;
const WIDEST = 7;

export interface River {
  readonly id: string;
  readonly name: string;
  /** The ribbon, closed. */
  readonly path: string;
  /** Its middle line, upstream to downstream. */
  readonly line: readonly Point[];
  /** By point of the line: half its width, in units of the canvas. */
  readonly half: readonly number[];
}

/** The middle line of a branch. */
function lineOf(map: MapData, { reaches }: Branch): readonly Point[] {
  const paths = reaches.map((id) => map.reaches.find((reach) => reach.id === id)?.path ?? []);
  return paths.flatMap((path, i) => (i === 0 ? path : path.slice(1)));
}

/** Half the width at the start of a branch: as wide as its widest tributary. */
function widthAt(map: MapData, { source }: Branch): number {
  const above = map.branches.filter(({ flowsInto }) => flowsInto === source);
  return above.reduce(
    (most, branch) => Math.max(most, 0.8 + widthAt(map, branch) + branch.reaches.length * GROWTH),
    SPRING,
  );
}

export function riversOf(map: MapData): readonly River[] {
  return map.branches.map((branch) => {
    const line = lineOf(map, branch);
    const first = widthAt(map, branch);
    const whole = Math.max(1, lengthOf(line));
    const half = lengthsAlong(line).map((gone) =>
      Math.min(WIDEST, first + (gone / whole) * branch.reaches.length * GROWTH),
    );
    const left = moved(line, (i) => -half[i]);
    const right = moved(line, (i) => half[i]);
    // Only the ends of the ribbon have corners.
    const ends = new Set([left, right].flatMap((side) => [keyOf(side[0]), keyOf(side[side.length - 1])]));
    const path = ringPath([...left, ...right.toReversed()], ends);
    return { id: branch.id, name: branch.name, path, line, half };
  });
}
