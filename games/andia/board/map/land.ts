/**
 * The land of a map, grown from its areas: each province with its city is a country of its own, water lies between
 * countries, and only a mountain pass joins two of them. So what the rules connect by a bridge crosses water, and what
 * they do not connect cannot be walked.
 */
import type { AndiaMap } from '../../map.ts';
import { doubleArea, type Field, outlines, pathOf, rounded } from './contour.ts';
import { type Box, between, distance, type Point, uneven } from './points.ts';

/** Distance between two points of the field. */
const STEP = 11;
/** How far land reaches from a province and from a city, where nothing else bounds it. */
const REACH = { province: 146, city: 96 } as const;
/** Land along roads and passes is narrower by this. */
const NARROW = 52;
/** Smaller islands are not drawn. */
const LEAST_AREA = 2400;

/** An area's point and what it is joined to by land. */
interface Site {
  readonly code: string;
  readonly letter: string;
  /** Points that land grows from, each with what it is narrower by. */
  readonly seeds: readonly (Point & { readonly less: number })[];
  readonly reach: number;
}

export interface Country {
  /** The province's code. */
  readonly code: string;
  /** Its coasts and borders. */
  readonly path: string;
}

export interface Land {
  readonly countries: readonly Country[];
  /** How far inside its own country a point lies, and in which; below 0 at sea. */
  depthAt(point: Point): { readonly code: string; readonly depth: number };
}

/** @param points by area code, in units of the drawing */
export function landOf(map: AndiaMap, points: ReadonlyMap<string, Point>, box: Box, seed: number): Land {
  const sites = sitesOf(map, points);
  const gap = closest([...points.values()]);
  const channel = Math.min(19, gap * 0.11);
  const sway = Math.min(26, gap * 0.15);
  const passes = new Set(map.edges.flatMap(({ a, b, kind }) => (kind === 'pass' ? [`${a}-${b}`, `${b}-${a}`] : [])));
  const letters = [...new Set(sites.map(({ letter }) => letter))];
  const found = new Float64Array(sites.length);

  function depths({ x, y }: Point): { readonly letter: string; readonly depth: number }[] {
    const at = {
      x: x + sway * uneven(x, y, 120, seed) + sway * 0.4 * uneven(x, y, 41, seed + 1),
      y: y + sway * uneven(x, y, 120, seed + 2) + sway * 0.4 * uneven(x, y, 41, seed + 3),
    };
    sites.forEach(({ seeds }, i) => {
      found[i] = Math.min(...seeds.map((one) => distance(at, one) + one.less));
    });
    // Land keeps off the edge of the sheet, unevenly too.
    const edge = Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
    const frame = edge - 30 - 8 * uneven(x, y, 60, seed + 4);
    return letters.map((letter) => {
      const own = sites.reduce((best, site, i) => {
        const isNearer = best < 0 || (found[i] ?? 0) < (found[best] ?? 0);
        return site.letter === letter && isNearer ? i : best;
      }, -1);
      const here = found[own] ?? 0;
      let coast = Number.NEGATIVE_INFINITY;
      let border = frame;
      sites.forEach((site, i) => {
        const there = found[i] ?? 0;
        if (site.letter === letter) {
          coast = Math.max(coast, site.reach - there);
          return;
        }
        const water = passes.has(`${sites[own]?.code}-${site.code}`) ? 0 : channel;
        border = Math.min(border, (there - here) / 2 - water);
      });
      return { letter, depth: Math.min(coast, border) };
    });
  }

  const columns = Math.ceil(box.width / STEP) + 1;
  const rows = Math.ceil(box.height / STEP) + 1;
  const fields = letters.map(
    (): Field => ({ box, step: STEP, columns, rows, heights: new Float32Array(columns * rows) }),
  );
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const all = depths({ x: box.x + column * STEP, y: box.y + row * STEP });
      all.forEach(({ depth }, i) => {
        const field = fields[i];
        if (field !== undefined) field.heights[row * columns + column] = depth;
      });
    }
  }
  return {
    countries: fields.map((field, i) => ({
      code: letters[i] ?? '',
      path: pathOf(
        outlines(field)
          .filter((line) => Math.abs(doubleArea(line)) > 2 * LEAST_AREA)
          .map(rounded),
      ),
    })),
    depthAt(point) {
      const best = depths(point).reduce((a, b) => (b.depth > a.depth ? b : a));
      return { code: best.letter, depth: best.depth };
    },
  };
}

function sitesOf(map: AndiaMap, points: ReadonlyMap<string, Point>): readonly Site[] {
  return map.areas.map(({ code, kind }) => {
    const here = points.get(code) ?? { x: 0, y: 0 };
    const ways = map.edges.filter(({ a, b, kind: way }) => way !== 'bridge' && (a === code || b === code));
    const along = ways.flatMap(({ a, b }) => {
      const there = points.get(a === code ? b : a) ?? here;
      return [0.16, 0.31, 0.46].map((t) => ({ ...between(here, there, t), less: NARROW }));
    });
    return { code, letter: code.charAt(0), seeds: [{ ...here, less: 0 }, ...along], reach: REACH[kind] };
  });
}

/** The least distance between two of the points. */
export function closest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) least = Math.min(least, distance(a, b));
  });
  return Number.isFinite(least) ? least : 1000;
}
