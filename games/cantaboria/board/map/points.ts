/** Points and lines of the drawing: its units are those of the map's canvas. */
import type { Box } from '@marchlands/kit/box.ts';
import { between, keyOf, lengthsAlong } from '../../data/geometry.ts';
import type { MapData, Point } from '../../data/map.ts';

/** Hashes a text to a number. */
export function seedOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
}

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Corners, midpoints and quarter points of a box: if all lie inside a region, so does the box. */
export function rimOf({ x, y, width, height }: Box): readonly Point[] {
  const across = [0, 0.25, 0.5, 0.75, 1];
  return across.flatMap((t): Point[] => [
    [x + width * t, y],
    [x + width * t, y + height],
    [x, y + height * t],
    [x + width, y + height * t],
  ]);
}

/** Ends of borders where three regions meet: lines have corners there and are rounded elsewhere. */
export function cornersOf(map: MapData): ReadonlySet<string> {
  return new Set(map.borders.flatMap(({ points }) => [keyOf(points[0]), keyOf(points[points.length - 1])]));
}

const show = (n: number): string => String(Math.round(n * 10) / 10);
const at = ([x, y]: Point): string => `${show(x)} ${show(y)}`;

/** A line as path data, rounded except at its corners; the reversed line has the same shape. */
export function linePath(points: readonly Point[], corners: ReadonlySet<string>): string {
  let path = `M${at(points[0])}`;
  const last = points.length - 1;
  for (let i = 1; i <= last; i += 1) {
    const isSharp = i === last || corners.has(keyOf(points[i]));
    const wasSharp = i === 1 || corners.has(keyOf(points[i - 1]));
    if (isSharp) {
      if (wasSharp) path += `L${at(points[i])}`;
      continue;
    }
    const next = points[i + 1];
    const isNextSharp = i + 1 === last || corners.has(keyOf(next));
    path += `Q${at(points[i])} ${at(isNextSharp ? next : between(points[i], next, 0.5))}`;
  }
  return path;
}

/** A ring as path data, rounded except at its corners. */
export function ringPath(ring: readonly Point[], corners: ReadonlySet<string>): string {
  const first = Math.max(
    0,
    ring.findIndex((point) => corners.has(keyOf(point))),
  );
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  return `${linePath([...turned, turned[0]], corners)}Z`;
}

/** Straight lines through points, closed. */
export function polygonPath(ring: readonly Point[]): string {
  return `M${ring.map(at).join('L')}Z`;
}

/** Unit normals of a line at its points, to the right of its direction on screen. */
export function normalsOf(line: readonly Point[], isRing: boolean): readonly Point[] {
  const end = line.length - 1;
  return line.map((point, i) => {
    const before = line[i - 1] ?? (isRing ? line[end] : point);
    const after = line[i + 1] ?? (isRing ? line[0] : point);
    const [x, y] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.max(1e-6, Math.hypot(x, y));
    return [-y / length, x / length];
  });
}

/** A line shifted sideways, at each point by its own distance: to the right of its direction if positive. */
export function moved(line: readonly Point[], by: (i: number) => number, isRing = false): readonly Point[] {
  const normals = normalsOf(line, isRing);
  return line.map(([x, y], i) => [x + normals[i][0] * by(i), y + normals[i][1] * by(i)]);
}

/** The point at a fraction 0 .. 1 of the line's length. */
export function pointAlong(line: readonly Point[], share: number): Point {
  const far = lengthsAlong(line);
  const wanted = far[far.length - 1] * share;
  const next = Math.max(
    1,
    far.findIndex((length) => length >= wanted),
  );
  const piece = far[next] - far[next - 1];
  return between(line[next - 1], line[next], piece === 0 ? 0 : (wanted - far[next - 1]) / piece);
}
