/** Points and lines of the drawing; one unit of a map is ten of the drawing. */
import { grain } from '@marchlands/kit/grain.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point at fraction t of the way from a to b. */
export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Distance of a point from a segment. */
export function distanceToLine(point: Point, { from, to }: Line): number {
  const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  return distance(point, between(from, to, length === 0 ? 0 : Math.min(1, Math.max(0, along / length))));
}

/** Smooth noise from -1 to 1, with hills `size` units across. */
export function uneven(x: number, y: number, size: number, seed: number): number {
  const column = Math.floor(x / size);
  const row = Math.floor(y / size);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const u = smooth(x / size - column);
  const v = smooth(y / size - row);
  const top = grain(column, row, seed) * (1 - u) + grain(column + 1, row, seed) * u;
  const bottom = grain(column, row + 1, seed) * (1 - u) + grain(column + 1, row + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}
