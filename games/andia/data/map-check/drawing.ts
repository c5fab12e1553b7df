import type { MapArea, MapData, MapEdge } from '../map.ts';
import { imageOf } from './pairs.ts';
import type { MapWarning } from './problem.ts';

interface Segment {
  readonly name: string;
  readonly from: MapArea;
  readonly to: MapArea;
}

/** Stage 6: warnings for a playable map. */
export function checkDrawing(map: MapData): readonly MapWarning[] {
  const warnings: MapWarning[] = [];
  if (map.mirror === undefined) {
    warnings.push({ code: 'W_UNFAIR', message: 'No mirror is given: the two sides may have unequal chances.' });
  } else if (!isDrawnMirrored(map)) {
    warnings.push({ code: 'W_MIRROR_DRAWN', message: 'Mirrored areas are not drawn at x and 100 - x at the same y.' });
  }
  const cities = map.areas.filter((area) => area.kind === 'city').length;
  if (cities >= 2 * map.citiesToWin) {
    warnings.push({ code: 'W_DOUBLE_GOAL', message: 'Both players can reach the goal together (AN-24).' });
  }
  const segments = map.edges.map((edge) => segmentOf(map, edge));
  warnings.push(...crossings(segments), ...tooClose(map.areas, segments));
  return warnings;
}

function isDrawnMirrored(map: MapData): boolean {
  const image = imageOf(map, map.mirror);
  return map.areas.every((area) => {
    const other = map.areas.find((one) => one.code === image?.get(area.code));
    return other !== undefined && other.x === 100 - area.x && other.y === area.y;
  });
}

function segmentOf(map: MapData, { a, b }: MapEdge): Segment {
  const from = map.areas.find((area) => area.code === a);
  const to = map.areas.find((area) => area.code === b);
  if (from === undefined || to === undefined) throw new Error('drawing is checked only once the ends are known');
  return { name: `${a}-${b}`, from, to };
}

function crossings(segments: readonly Segment[]): MapWarning[] {
  const found: MapWarning[] = [];
  segments.forEach((one, index) => {
    for (const other of segments.slice(0, index)) {
      if (meets(one, other)) {
        found.push({ code: 'W_CROSSING', message: `Connections ${other.name} and ${one.name} cross or touch.` });
      }
    }
  });
  return found;
}

/** Twice the signed area of a triangle: its sign gives the side of a-b on which the point c lies. */
function turn(a: MapArea, b: MapArea, c: MapArea): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** True if two segments share a point other than a common end. */
function meets(one: Segment, other: Segment): boolean {
  const common = [one.from, one.to].find((end) => end === other.from || end === other.to);
  if (common !== undefined) {
    const a = one.from === common ? one.to : one.from;
    const b = other.from === common ? other.to : other.from;
    // Two segments with a common end overlap only if they run in the same direction.
    const alongside = (a.x - common.x) * (b.x - common.x) + (a.y - common.y) * (b.y - common.y);
    return turn(common, a, b) === 0 && alongside > 0;
  }
  const a = Math.sign(turn(one.from, one.to, other.from));
  const b = Math.sign(turn(one.from, one.to, other.to));
  const c = Math.sign(turn(other.from, other.to, one.from));
  const d = Math.sign(turn(other.from, other.to, one.to));
  if (a !== b && c !== d) return true;
  const ends = [other.from, other.to].map((end) => distance(end, one));
  return ends.includes(0) || [one.from, one.to].some((end) => distance(end, other) === 0);
}

/** The distance from a point to the nearest point of a segment. */
function distance(point: MapArea, { from, to }: Segment): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

function tooClose(areas: readonly MapArea[], segments: readonly Segment[]): MapWarning[] {
  const found: MapWarning[] = [];
  areas.forEach((area, index) => {
    for (const other of areas.slice(0, index)) {
      if (Math.hypot(area.x - other.x, area.y - other.y) < 10) {
        found.push({ code: 'W_CLOSE', message: `Areas ${other.code} and ${area.code} are less than 10 units apart.` });
      }
    }
    for (const segment of segments) {
      if (segment.from !== area && segment.to !== area && distance(area, segment) < 5) {
        found.push({
          code: 'W_CLOSE',
          message: `Area ${area.code} is less than 5 units from connection ${segment.name}.`,
        });
      }
    }
  });
  return found;
}
