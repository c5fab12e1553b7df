import { keyOf } from '../geometry.ts';
import { type Border, type MapData, type Point, SEA } from '../map.ts';
import { type Ring, ringOf } from '../ring.ts';
import type { Findings } from './findings.ts';

/** A segment of a border. Segments between the same points have the same key. */
export interface Piece {
  readonly border: Border;
  readonly from: Point;
  readonly to: Point;
  readonly key: string;
}

type Rings = ReadonlyMap<string, ReturnType<typeof ringOf>>;

/** A map with all its fields, and lookups shared by several checks. */
export interface Atlas {
  readonly map: MapData;
  /** Ids of the territories. */
  readonly land: ReadonlySet<string>;
  readonly borders: ReadonlyMap<string, Border>;
  readonly pieces: readonly Piece[];
  /** By territory: the ring of its borders, or the point where they do not close. */
  readonly rings: Rings;
  /** By lake, the same; separate, since a lake may have the id of a territory (MAP-04 reports that). */
  readonly lakeRings: Rings;
  /** By territory: its listed neighbours. */
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>;
}

export type Check = (atlas: Atlas, findings: Findings) => void;

export function atlasOf(map: MapData): Atlas {
  const land = new Set(map.territories.map(({ id }) => id));
  const borders = new Map(map.borders.map((border) => [border.id, border]));
  const neighbours = new Map(map.territories.map(({ id }) => [id, new Set<string>()]));
  for (const [a, b] of map.adjacency) {
    if (a === b || !land.has(a) || !land.has(b)) continue;
    neighbours.get(a)?.add(b);
    neighbours.get(b)?.add(a);
  }
  const lakeRings = new Map(
    map.lakes.map(({ id }) => [id, ringOf(map.borders.filter(({ kind, b }) => kind === 'lake' && b === id))]),
  );
  const pieces = map.borders.flatMap(piecesOf);
  return { map, land, borders, neighbours, pieces, rings: ringsOf(map, borders), lakeRings };
}

function piecesOf(border: Border): readonly Piece[] {
  return border.points.slice(1).map((to, i) => {
    const from = border.points[i];
    return { border, from, to, key: pairKey(keyOf(from), keyOf(to)) };
  });
}

function ringsOf({ territories }: MapData, byId: Atlas['borders']): Rings {
  const rings = new Map<string, ReturnType<typeof ringOf>>();
  for (const { id, borders: ids } of territories) {
    const own = ids.map((border) => byId.get(border)).filter((border) => border !== undefined);
    const stray = own.find(({ a, b }) => a !== id && b !== id);
    const ring = ringOf(own);
    const areOwn = stray === undefined && own.length === ids.length;
    rings.set(id, 'gap' in ring || areOwn ? ring : { gap: stray?.points[0] ?? null });
  }
  return rings;
}

/** The ring of an id, if its borders close to one. */
export function ringAt(rings: Rings, id: string): Ring | undefined {
  const ring = rings.get(id);
  return ring === undefined || 'gap' in ring ? undefined : ring;
}

/** The side of a border that is missing from the map, or null. */
export function missingSide({ map, land }: Atlas, { kind, a, b }: Border): string | null {
  if (!land.has(a)) return a;
  const isThere = kind === 'sea' ? b === SEA : kind === 'lake' ? map.lakes.some(({ id }) => id === b) : land.has(b);
  return isThere ? null : b;
}

/** Two names as one key, the same in either order. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** `[x, y]`, for a sentence. */
export function spot([x, y]: Point): string {
  return `[${x}, ${y}]`;
}

export function arePointsEqual(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
}
