import type { Point } from './map.ts';

// Plain arithmetic and square roots only: these give the same bits on every machine, sines and powers do not.

/** The point as a key: equal points have equal keys. */
export function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}

/** Rounded to one decimal, as in the map form. */
export function rounded([x, y]: Point): Point {
  // Adding 0 turns -0 into 0.
  return [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0];
}

export function distance(a: Point, b: Point): number {
  const x = b[0] - a[0];
  const y = b[1] - a[1];
  return Math.sqrt(x * x + y * y);
}

/** The point at the fraction `t` of the way from `a` to `b`. */
export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** By point of a polyline: the length of the line up to it. */
export function lengthsAlong(points: readonly Point[]): readonly number[] {
  let sum = 0;
  return points.map((point, i) => {
    sum += i === 0 ? 0 : distance(points[i - 1], point);
    return sum;
  });
}

/** Length of a polyline. */
export function lengthOf(points: readonly Point[]): number {
  return lengthsAlong(points).at(-1) ?? 0;
}

/** The least and the greatest of points to the right, and downwards. */
export function extentOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The segments of a ring, the closing one last. */
export function piecesOf(ring: readonly Point[]): readonly (readonly [Point, Point])[] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length]]);
}

/** Area of a ring in square canvas units, positive if it runs clockwise on screen. */
export function areaOf(ring: readonly Point[]): number {
  return piecesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** Square of the distance of a point from a segment; by index, since destructuring is slower. */
function squareToPiece(point: Point, a: Point, b: Point): number {
  const px = point[0] - a[0];
  const py = point[1] - a[1];
  const x = b[0] - a[0];
  const y = b[1] - a[1];
  const square = x * x + y * y;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / square));
  const east = a[0] + x * t - point[0];
  const south = a[1] + y * t - point[1];
  return east * east + south * south;
}

/** Distance of a point from a segment. */
export function distanceToPiece(point: Point, a: Point, b: Point): number {
  return Math.sqrt(squareToPiece(point, a, b));
}

// Called thousands of times a map in the search for label positions, so these two allocate nothing.

/** Distance of a point from the nearest segment of a ring. */
export function distanceToRing(point: Point, ring: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, before = ring.length - 1; i < ring.length; before = i, i += 1) {
    least = Math.min(least, squareToPiece(point, ring[before], ring[i]));
  }
  return Math.sqrt(least);
}

/** Whether a point lies inside a ring (even-odd rule); for points on the line either answer is possible. */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  const x = point[0];
  const y = point[1];
  let inside = false;
  for (let i = 0; i < ring.length; i += 1) {
    const a = ring[i];
    const b = ring[i + 1 < ring.length ? i + 1 : 0];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** The point where `measure` is greatest, climbed to from a start in ever smaller steps: the summit may be missed slightly. */
export function climb(start: Point, measure: (point: Point) => number): Point {
  let best = start;
  let most = measure(start);
  for (let step = 16; step >= 0.5; ) {
    const [x, y] = best;
    const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south): Point => [x + east * step, y + south * step]));
    const better = around.find((point) => measure(point) > most);
    if (better === undefined) step /= 2;
    else {
      best = better;
      most = measure(better);
    }
  }
  return best;
}

/** The side of the line from `a` to `b` on which a point lies: 1, -1, or 0 on it. Exact for points with one decimal. */
function sideOf(a: Point, b: Point, point: Point): number {
  // Tenths as whole numbers, whose products are exact.
  const [ax, ay] = tenths(a);
  const [bx, by] = tenths(b);
  const [px, py] = tenths(point);
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}

function tenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}

/** Whether a point on the line through `a` and `b` lies between them. */
function isWithin(a: Point, b: Point, [x, y]: Point): boolean {
  return (
    Math.min(a[0], b[0]) <= x && x <= Math.max(a[0], b[0]) && Math.min(a[1], b[1]) <= y && y <= Math.max(a[1], b[1])
  );
}

/** Whether two segments share a point other than a common end point; equal segments do. */
export function doPiecesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const [onC, onD] = [sideOf(a, b, c), sideOf(a, b, d)];
  const [onA, onB] = [sideOf(c, d, a), sideOf(c, d, b)];
  if (onC * onD < 0 && onA * onB < 0) return true;
  const touches = (side: number, from: Point, to: Point, point: Point) =>
    side === 0 && isWithin(from, to, point) && keyOf(point) !== keyOf(from) && keyOf(point) !== keyOf(to);
  return (
    touches(onC, a, b, c) ||
    touches(onD, a, b, d) ||
    touches(onA, c, d, a) ||
    touches(onB, c, d, b) ||
    (keyOf(a) === keyOf(c) && keyOf(b) === keyOf(d)) ||
    (keyOf(a) === keyOf(d) && keyOf(b) === keyOf(c))
  );
}
