/** The shape of the land: the handles on its borders, and the effect of dragging one. */

import { labelOf, roomAt } from '../../data/generator/label.ts';
import { between, isInside, keyOf, lengthsAlong, rounded } from '../../data/geometry.ts';
import { type Border, CANVAS, type MapData, type Point } from '../../data/map.ts';
import { bordersOf, outlineOf, pathFrom } from '../../data/ring.ts';

/** A draggable point of a border. */
export interface Handle {
  /** `A1-B2 0`: the border and the point's index in it. */
  readonly id: string;
  readonly at: Point;
  /** Whether three or more regions meet there, or a coast and a border. */
  readonly isCorner: boolean;
  /** The territories, lakes or sea across the borders it belongs to, seen from the territory. */
  readonly beside: readonly string[];
}

/** Least distance between two handles of a line, in canvas units. */
const APART = 46;
/** How far along a line a drag takes effect. */
const REACH = 90;

/** The handles of a territory's outline: all corners, and points between them. */
export function handlesOf(map: MapData, territory: string): readonly Handle[] {
  const own = bordersOf(map.borders, territory).filter(({ points }) => points.length > 1);
  const other = ({ a, b }: Border) => (a === territory ? b : a);
  const corners = new Map<string, Handle>();
  for (const border of own) {
    for (const i of [0, border.points.length - 1]) {
      const at = border.points[i];
      const before = corners.get(keyOf(at));
      if (before === undefined) {
        corners.set(keyOf(at), { id: `${border.id} ${i}`, at, isCorner: true, beside: [other(border)] });
      } else corners.set(keyOf(at), { ...before, beside: [...new Set([...before.beside, other(border)])] });
    }
  }
  const inner = own.flatMap((border) => {
    const far = lengthsAlong(border.points);
    const whole = far[far.length - 1];
    // A short line has one in its middle.
    const parts = Math.max(2, Math.round(whole / APART));
    const picked = new Set(Array.from({ length: parts - 1 }, (_, k) => nearest(far, (whole * (k + 1)) / parts)));
    return [...picked].flatMap((i): Handle[] =>
      i > 0 && i < border.points.length - 1
        ? [{ id: `${border.id} ${i}`, at: border.points[i], isCorner: false, beside: [other(border)] }]
        : [],
    );
  });
  return [...corners.values(), ...inner];
}

function nearest(numbers: readonly number[], to: number): number {
  return numbers.reduce((best, one, i) => (Math.abs(one - to) < Math.abs(numbers[best] - to) ? i : best), 0);
}

function onCanvas([x, y]: Point): Point {
  return rounded([Math.min(CANVAS[0], Math.max(0, x)), Math.min(CANVAS[1], Math.max(0, y))]);
}

/**
 * The borders after dragging a point: every line through it bends with it, less the farther along; the other ends stay.
 */
export function bent(borders: readonly Border[], from: Point, to: Point): readonly Border[] {
  const key = keyOf(from);
  const [east, south] = [to[0] - from[0], to[1] - from[1]];
  return borders.map((border) => {
    const { points } = border;
    const index = points.findIndex((point) => keyOf(point) === key);
    if (index < 0) return border;
    const far = lengthsAlong(points);
    const here = far[index];
    const before = Math.min(REACH, here);
    const after = Math.min(REACH, far[far.length - 1] - here);
    const pulled = points.map((point, i): Point => {
      const reach = i < index ? before : after;
      const part = i === index ? 1 : Math.max(0, 1 - Math.abs(far[i] - here) / reach);
      return part === 0 ? point : onCanvas([point[0] + east * part, point[1] + south * part]);
    });
    return { ...border, points: pulled };
  });
}

/** The map after dragging a point of its borders, with everything derived from them. */
export function moved(map: MapData, from: Point, to: Point): MapData {
  const borders = bent(map.borders, from, to);
  const place = new Map<string, Point>();
  const changed = new Set<string>();
  for (const [i, { a, b, points }] of borders.entries()) {
    if (points === map.borders[i].points) continue;
    changed.add(a).add(b);
    for (const end of [0, points.length - 1]) place.set(keyOf(map.borders[i].points[end]), points[end]);
  }
  /** The new outline of a region; empty if it is the old one. */
  const outline = (id: string): readonly Point[] => (changed.has(id) ? outlineOf(borders, id) : []);
  const byId = new Map(borders.map((border) => [border.id, border.points]));
  return {
    ...map,
    borders,
    territories: map.territories.map((territory) => {
      const polygon = outline(territory.id);
      if (polygon.length === 0) return territory;
      if (!isInside(territory.label, polygon)) return { ...territory, polygon, ...labelOf(polygon, meanOf(polygon)) };
      return { ...territory, polygon, room: roomAt(territory.label, polygon) };
    }),
    junctions: map.junctions.map((one) => ({ ...one, point: place.get(keyOf(one.point)) ?? one.point })),
    reaches: map.reaches.map((reach) => {
      const points = byId.get(reach.border);
      const start = reach.path.at(0);
      if (points === undefined || start === undefined) return reach;
      return { ...reach, path: pathFrom(place.get(keyOf(start)) ?? start, points) };
    }),
    lakes: map.lakes.map((lake) => {
      const polygon = outline(lake.id);
      if (polygon.length === 0) return lake;
      return isInside(lake.label, polygon)
        ? { ...lake, polygon }
        : { ...lake, polygon, label: labelOf(polygon, meanOf(polygon)).label };
    }),
    berths: map.berths.map((berth) => {
      const lake = map.lakes.find(({ id }) => id === berth.lake);
      const shore = borders.find(({ kind, a, b }) => kind === 'lake' && a === berth.shore && b === berth.lake);
      if (lake === undefined || shore === undefined || !changed.has(lake.id)) return berth;
      if (isInside(berth.point, outline(lake.id))) return berth;
      return { ...berth, point: rounded(between(lake.label, shore.points[Math.floor(shore.points.length / 2)], 0.6)) };
    }),
  };
}

function meanOf(ring: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  return rounded([mean(0), mean(1)]);
}
