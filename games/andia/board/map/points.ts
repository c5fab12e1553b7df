/** Points and lines of the drawing; one unit of a map is ten of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

/** A pseudorandom number in 0 .. 1 (1 excluded) for a place of a grid: always the same for the same input. */
export function grain(x: number, y: number, seed: number): number {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
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
