/**
 * The land of a map, grown from its areas: each province with its city is a country of its own, with water between
 * countries; only a mountain pass joins two of them. So every bridge of the rules crosses water, and areas without a
 * connection have no land between them.
 */
import type { Box } from '@marchlands/kit/box.ts';
import type { MapData } from '../../data/map.ts';
import { doubleArea, type Field, outlines, pathOf, rounded } from './contour.ts';
import { between, distance, type Point, uneven } from './points.ts';

/** Distance between two points of the field. */
const STEP = 11;
/** How far land extends from a province and from a city, if nothing else bounds it. */
const REACH = { province: 146, city: 96 } as const;
/** How much narrower land is along roads and passes. */
const NARROW = 52;
/** Smaller islands are not drawn. */
const LEAST_AREA = 2400;
/** Beyond this distance from a point, a country's exact depth is not needed. */
const FAR = 60;

export interface Country {
  /** The province's code. */
  readonly code: string;
  /** Its coasts and borders. */
  readonly path: string;
}

/** How far inside a country a point lies; negative outside. */
export interface Depth {
  readonly code: string;
  readonly depth: number;
}

export interface Land {
  readonly countries: readonly Country[];
  /** The country that contains a point, or the nearest one. */
  depthAt(point: Point): Depth;
}

/** @param points by area code, in units of the drawing */
export function landOf(map: MapData, points: ReadonlyMap<string, Point>, box: Box, seed: number): Land {
  const codes = [...new Set(map.areas.map(({ code }) => code.charAt(0)))];
  const depths = depthsOf(map, points, box, seed, codes);
  const columns = Math.ceil(box.width / STEP) + 1;
  const rows = Math.ceil(box.height / STEP) + 1;
  const fields = codes.map((): Field => {
    return { box, step: STEP, columns, rows, heights: new Float32Array(columns * rows) };
  });
  for (let at = 0; at < columns * rows; at += 1) {
    const found = depths(box.x + (at % columns) * STEP, box.y + Math.floor(at / columns) * STEP);
    fields.forEach(({ heights }, country) => {
      heights[at] = found[country] ?? -1;
    });
  }
  return {
    countries: fields.map((field, country) => ({
      code: codes[country] ?? '',
      path: pathOf(
        outlines(field)
          .filter((line) => Math.abs(doubleArea(line)) > 2 * LEAST_AREA)
          .map(rounded),
      ),
    })),
    depthAt({ x, y }) {
      const found = depths(x, y);
      const best = found.indexOf(Math.max(...found));
      return { code: codes[best] ?? '', depth: found[best] ?? -1 };
    },
  };
}

/**
 * Makes the function that gives the depth of a point in each country, in the order of `codes`; it reuses its list. A
 * point is inside a country if it is nearer to it than to any other, by half the width of the water between, and within
 * its reach.
 */
function depthsOf(
  map: MapData,
  points: ReadonlyMap<string, Point>,
  box: Box,
  seed: number,
  codes: readonly string[],
): (x: number, y: number) => Float64Array {
  const { areas } = map;
  const count = areas.length;
  const countryOf = areas.map(({ code }) => codes.indexOf(code.charAt(0)));
  const gap = closest(
    areas.map(({ code }, area) => ({ country: countryOf[area] ?? 0, ...(points.get(code) ?? ORIGIN) })),
  );
  const channel = Math.min(19, gap * 0.11);
  const sway = Math.min(26, gap * 0.15);
  const seeds = areas.map(({ code }) => seedsOf(map, points, code));
  const reach = areas.map(({ kind }) => REACH[kind]);
  const water = new Float64Array(count * count).fill(channel);
  for (const { a, b, kind } of map.edges) {
    if (kind !== 'pass') continue;
    const [from, to] = [a, b].map((code) => areas.findIndex((area) => area.code === code)) as [number, number];
    water[from * count + to] = 0;
    water[to * count + from] = 0;
  }
  const away = new Float64Array(count);
  const found = new Float64Array(codes.length);
  const nearest = new Int32Array(codes.length);
  const coast = new Float64Array(codes.length);

  return (x, y) => {
    const u = x + sway * (uneven(x, y, 120, seed) + 0.4 * uneven(x, y, 41, seed + 1));
    const v = y + sway * (uneven(x, y, 120, seed + 2) + 0.4 * uneven(x, y, 41, seed + 3));
    // Land keeps away from the edge of the sheet, irregularly too.
    const edge = Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
    const frame = edge - 30 - 8 * uneven(x, y, 60, seed + 4);
    nearest.fill(-1);
    coast.fill(Number.NEGATIVE_INFINITY);
    let least = Number.POSITIVE_INFINITY;
    for (let area = 0; area < count; area += 1) {
      const far = toSeeds(seeds[area] ?? NOWHERE, u, v);
      away[area] = far;
      least = Math.min(least, far);
      const country = countryOf[area] ?? 0;
      const before = nearest[country] ?? -1;
      if (before < 0 || far < (away[before] ?? 0)) nearest[country] = area;
      coast[country] = Math.max(coast[country] ?? 0, (reach[area] ?? 0) - far);
    }
    for (let country = 0; country < found.length; country += 1) {
      const own = nearest[country] ?? 0;
      const here = away[own] ?? 0;
      let depth = Math.min(frame, coast[country] ?? 0, (least - here) / 2 + channel);
      if (depth > -FAR) {
        for (let area = 0; area < count; area += 1) {
          if (countryOf[area] === country) continue;
          depth = Math.min(depth, ((away[area] ?? 0) - here) / 2 - (water[own * count + area] ?? 0));
        }
      }
      found[country] = depth;
    }
    return found;
  };
}

const NOWHERE: Float64Array = new Float64Array();
const ORIGIN: Point = { x: 0, y: 0 };

function toSeeds(seeds: Float64Array, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 2 < seeds.length; i += 3) {
    const across = (seeds[i] ?? 0) - x;
    const down = (seeds[i + 1] ?? 0) - y;
    least = Math.min(least, Math.sqrt(across * across + down * down) + (seeds[i + 2] ?? 0));
  }
  return least;
}

/**
 * Points from which the land of an area grows, each with the amount it is narrower by: the area itself, and its
 * connections over land.
 */
function seedsOf(map: MapData, points: ReadonlyMap<string, Point>, code: string): Float64Array {
  const here = points.get(code) ?? ORIGIN;
  const ways = map.edges.filter(({ a, b, kind }) => kind !== 'bridge' && (a === code || b === code));
  const along = ways.flatMap(({ a, b }) => {
    const there = points.get(a === code ? b : a) ?? here;
    const steps = Math.max(3, Math.ceil(distance(here, there) / 130));
    return Array.from({ length: steps }, (_, i) => between(here, there, (0.46 * (i + 1)) / steps)).flatMap(
      ({ x, y }) => [x, y, NARROW],
    );
  });
  return Float64Array.from([here.x, here.y, 0, ...along]);
}

/** The least distance between two points of different countries. */
function closest(points: readonly (Point & { readonly country: number })[]): number {
  let least = 1000;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) if (a.country !== b.country) least = Math.min(least, distance(a, b));
  });
  return least;
}
