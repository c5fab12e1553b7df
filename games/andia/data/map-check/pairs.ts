import { quoted } from '@marchlands/core/result.ts';
import type { MapData, StartingPieces } from '../map.ts';
import type { MapError } from './problem.ts';

/** The two texts of a pair from outside, or null. */
function asPair(value: unknown): readonly [string, string] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [a, b] = value as readonly unknown[];
  return typeof a === 'string' && typeof b === 'string' ? [a, b] : null;
}

/** Stage 5, second part: an exchange is one red and one blue starting area, in this order, with equal numbers. */
export function checkTrades(map: MapData): readonly MapError[] {
  const errors: MapError[] = [];
  const used = new Set<string>();
  for (const entry of (map.trades ?? []) as readonly unknown[]) {
    const pair = asPair(entry);
    const isPossible =
      pair !== null &&
      Object.hasOwn(map.setup.red, pair[0]) &&
      Object.hasOwn(map.setup.blue, pair[1]) &&
      map.setup.red[pair[0]] === map.setup.blue[pair[1]] &&
      !used.has(pair[0]) &&
      !used.has(pair[1]);
    const name = pair === null ? quoted(entry) : pair.join('-');
    if (!isPossible) errors.push({ code: 'E_TRADE', message: `The exchange ${name} is not possible.` });
    for (const code of pair ?? []) used.add(code);
  }
  return errors;
}

/**
 * Stage 5, third part: a mirror is a symmetry that exchanges the sides and preserves kinds of areas and connections.
 * @param mirror from outside: anything
 */
export function checkMirror(map: MapData, mirror: unknown): readonly MapError[] {
  const image = imageOf(map, mirror);
  if (image !== null && isSymmetry(map, image)) return [];
  return [{ code: 'E_MIRROR', message: 'The mirror is not a symmetry of the map.' }];
}

/**
 * The image of each area; null unless the list consists of pairs of different known areas, each area in at most one.
 */
export function imageOf(map: MapData, mirror: unknown): ReadonlyMap<string, string> | null {
  if (!Array.isArray(mirror)) return null;
  const image = new Map(map.areas.map((area) => [area.code, area.code]));
  const used = new Set<string>();
  for (const entry of mirror as readonly unknown[]) {
    const pair = asPair(entry);
    if (pair === null) return null;
    const [a, b] = pair;
    if (a === b || !image.has(a) || !image.has(b) || used.has(a) || used.has(b)) return null;
    used.add(a).add(b);
    image.set(a, b).set(b, a);
  }
  return image;
}

function isSymmetry(map: MapData, image: ReadonlyMap<string, string>): boolean {
  const kinds = new Map(map.areas.map((area) => [area.code, area.kind]));
  const edges = new Map(map.edges.flatMap(({ a, b, kind }) => [[`${a}-${b}`, kind] as const, [`${b}-${a}`, kind]]));
  // Roads join a city only to its own province, so a map of connections maps cities with their provinces.
  return (
    map.areas.every(({ code, kind }) => kinds.get(image.get(code) ?? '') === kind) &&
    map.edges.every(({ a, b, kind }) => edges.get(`${image.get(a)}-${image.get(b)}`) === kind) &&
    isImage(map.setup.red, map.setup.blue, image) &&
    isImage(map.setup.blue, map.setup.red, image)
  );
}

function isImage(from: StartingPieces, to: StartingPieces, image: ReadonlyMap<string, string>): boolean {
  return Object.entries(from).every(([code, pieces]) => to[image.get(code) ?? ''] === pieces);
}
