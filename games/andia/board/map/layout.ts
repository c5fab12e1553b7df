/** The layout of a map's drawing, computed once for each map and the same on every screen. */
import type { Box } from '@marchlands/kit/box.ts';
import { grain } from '@marchlands/kit/grain.ts';
import type { MapData, MapEdge } from '../../data/map.ts';
import { type Country, type Land, landOf } from './land.ts';
import { type Lettering, lettering } from './lettering.ts';
import { between, distance, distanceToLine, type Line, type Point } from './points.ts';

/** Room between the outermost areas and the edge of the drawing. */
const MARGIN = 140;
const UNIT = 10;

export interface Way extends Line {
  readonly edge: MapEdge;
}

/** A mountain of a pass. */
export interface Peak extends Point {
  readonly size: number;
}

/** A small mark of the land: the index of its terrain drawing, and its position. */
export interface Mark extends Point {
  readonly turn: number;
}

export interface Layout {
  readonly box: Box;
  readonly points: ReadonlyMap<string, Point>;
  readonly ways: readonly Way[];
  readonly countries: readonly (Country & { readonly marks: readonly Mark[] })[];
  readonly peaks: readonly Peak[];
  readonly names: ReadonlyMap<string, Lettering>;
  /** The widest open sea, for the compass; null if there is none. */
  readonly compass: (Point & { readonly size: number }) | null;
  /** Free room around a point: no other point lies within it, horizontally and vertically. */
  readonly room: number;
}

/** The size of the cache: each edit of a map makes a new one. */
const MOST_KEPT = 16;
const layouts = new Map<string, Layout>();

/** The layout of a map that has passed its checks. */
export function layoutOf(map: MapData): Layout {
  const key = JSON.stringify(map);
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const made = lay(map);
  const [oldest] = layouts.keys();
  if (layouts.size === MOST_KEPT) layouts.delete(oldest);
  layouts.set(key, made);
  return made;
}

function lay(map: MapData): Layout {
  const points = new Map(map.areas.map(({ code, x, y }) => [code, { x: x * UNIT, y: y * UNIT }] as const));
  const all = [...points.values()];
  const box = boxOf(all);
  const pointOf = (code: string) => points.get(code) ?? { x: 0, y: 0 };
  const ways = map.edges.map((edge) => ({ edge, from: pointOf(edge.a), to: pointOf(edge.b) }));
  const seed = Array.from(map.id).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const land = landOf(map, points, box, seed);
  const names = lettering(map.areas, points, ways, box);
  const peaks = ways.flatMap((way) => (way.edge.kind === 'pass' ? peaksOf(way, land, all, seed) : []));
  const marks = marksOf(land, box, { points: all, ways, names: [...names.values()], peaks }, seed);
  const countries = land.countries.map((country) => ({ ...country, marks: marks.get(country.code) ?? [] }));
  return { box, points, ways, countries, peaks, names, compass: compassOf(box, land, all, ways), room: roomOf(all) };
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function roomOf(points: readonly Point[]): number {
  let room = 190;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) room = Math.min(room, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
  });
  return room;
}

/** Mountains on both sides of a pass, along the border of its two countries. */
function peaksOf({ edge, from, to }: Way, land: Land, points: readonly Point[], seed: number): readonly Peak[] {
  const middle = between(from, to, 0.5);
  const length = distance(from, to);
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const peaks: Peak[] = [];
  for (const side of [-1, 1]) {
    for (let away = 46; away < 330; away += 31) {
      const step = side * away;
      const jitter = (grain(away, side, seed + edge.a.charCodeAt(0)) - 0.5) * 22;
      const at = {
        x: middle.x + across.x * step + (to.x - from.x) * (jitter / length),
        y: middle.y + across.y * step + (to.y - from.y) * (jitter / length),
      };
      const { code, depth } = land.depthAt(at);
      const isTheirs = code === edge.a || code === edge.b;
      // A range ends at the coast, and keeps clear of anything there.
      if (!isTheirs || depth < -6 || depth > 60) break;
      if (points.some((point) => distance(point, at) < 92)) continue;
      peaks.push({ ...at, size: 34 + 20 * grain(away, side, seed + edge.b.charCodeAt(0)) - away * 0.03 });
    }
  }
  return peaks.toSorted((a, b) => a.y - b.y);
}

interface Taken {
  readonly points: readonly Point[];
  readonly ways: readonly Line[];
  readonly names: readonly Lettering[];
  readonly peaks: readonly Peak[];
}

/** Terrain marks by country, clear of anything else. */
function marksOf(land: Land, box: Box, taken: Taken, seed: number): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  const space = 38;
  for (let row = 0; row * space < box.height; row += 1) {
    for (let column = 0; column * space < box.width; column += 1) {
      const at = {
        x: box.x + (column + (row % 2) / 2 + (grain(column, row, seed) - 0.5) * 0.7) * space,
        y: box.y + (row + (grain(column, row, seed + 9) - 0.5) * 0.7) * space,
      };
      if (isTaken(at, taken)) continue;
      const { code, depth } = land.depthAt(at);
      if (depth < 16) continue;
      marks.set(code, [...(marks.get(code) ?? []), { ...at, turn: grain(column, row, seed + 5) }]);
    }
  }
  return marks;
}

function isTaken(at: Point, { points, ways, names, peaks }: Taken): boolean {
  return (
    points.some((point) => distance(point, at) < 74) ||
    ways.some((way) => distanceToLine(at, way) < 25) ||
    peaks.some((peak) => distance(peak, at) < 40) ||
    names.some(({ box }) => isNear(at, box, 14))
  );
}

function isNear({ x, y }: Point, box: Box, margin: number): boolean {
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
}

/** The middle of the widest open sea. */
function compassOf(box: Box, land: Land, points: readonly Point[], ways: readonly Line[]): Layout['compass'] {
  let best: (Point & { size: number }) | null = null;
  for (let y = box.y + 60; y <= box.y + box.height - 60; y += 20) {
    for (let x = box.x + 60; x <= box.x + box.width - 60; x += 20) {
      const at = { x, y };
      const edge = Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y) - 18;
      const free = Math.min(
        ...points.map((point) => distance(point, at) - 90),
        ...ways.map((way) => distanceToLine(at, way) - 26),
      );
      const size = Math.min(74, edge, free, -land.depthAt(at).depth + 26);
      if (size >= 34 && (best === null || size > best.size)) best = { x, y, size };
    }
  }
  return best;
}
