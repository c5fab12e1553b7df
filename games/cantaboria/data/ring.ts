import { areaOf, keyOf } from './geometry.ts';
import type { Border, Point } from './map.ts';

/** A closed line made of borders, clockwise on screen. */
export interface Ring {
  /** The first point not repeated. */
  readonly points: readonly Point[];
  /** Ids of the borders that run from their first point to their last. */
  readonly forward: ReadonlySet<string>;
}

/**
 * Joins borders into one ring.
 * @returns the ring, or the point at which they do not close
 */
export function ringOf(borders: readonly Border[]): Ring | { readonly gap: Point | null } {
  const left = new Set(borders);
  const forward = new Set<string>();
  const points: Point[] = [];
  const first = borders.find(({ points }) => points.length > 1);
  const start = first?.points[0];
  let next = first;
  let end = start;
  while (next !== undefined && end !== undefined) {
    left.delete(next);
    const isForward = keyOf(next.points[0] ?? end) === keyOf(end);
    if (isForward) forward.add(next.id);
    const walked = isForward ? next.points : [...next.points].reverse();
    points.push(...walked.slice(0, -1));
    end = walked.at(-1) ?? end;
    next = undefined;
    for (const border of left) {
      if (isEnd(border, end)) next = border;
    }
  }
  if (start === undefined || end === undefined) return { gap: null };
  if (keyOf(start) !== keyOf(end)) return { gap: end };
  const rest = [...left].at(0);
  if (rest !== undefined) return { gap: rest.points[0] ?? null };
  if (areaOf(points) >= 0) return { points, forward };
  const backward = borders.map(({ id }) => id).filter((id) => !forward.has(id));
  return { points: points.reverse(), forward: new Set(backward) };
}

/** The borders of a territory or a lake. */
export function bordersOf(borders: readonly Border[], region: string): readonly Border[] {
  return borders.filter(({ a, b }) => a === region || b === region);
}

/** The outline of a territory or a lake; empty if its borders do not close. */
export function outlineOf(borders: readonly Border[], region: string): readonly Point[] {
  const ring = ringOf(bordersOf(borders, region));
  return 'gap' in ring ? [] : ring.points;
}

/** The points of a border from one of its ends on. */
export function pathFrom(end: Point | undefined, points: readonly Point[]): readonly Point[] {
  const isForward = end !== undefined && points.length > 0 && keyOf(points[0]) === keyOf(end);
  return isForward ? points : points.toReversed();
}

function isEnd({ points }: Border, end: Point): boolean {
  const [first, last] = [points.at(0), points.at(-1)];
  return first !== undefined && last !== undefined && (keyOf(first) === keyOf(end) || keyOf(last) === keyOf(end));
}
