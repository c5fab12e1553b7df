/** Where the tokens of a place lie: each kind has its own spot, so that none ever hides another. */
import type { Box } from '@marchlands/kit/box.ts';
import { climb, distanceToPiece, isInside, piecesOf } from '../../data/geometry.ts';
import type { MapData, Point, Territory } from '../../data/map.ts';
import { bordersOf } from '../../data/ring.ts';
import { boxAround } from './points.ts';

/** Radius of the circle that the spots of a territory fill, in their own units. */
export const ZONE = 42;
/** Largest radius of a territory's circle of tokens. */
const MOST_ZONE = 54;
/** Half a boat: the least distance of a territory's tokens from the middle of the water. */
export const BOAT_RADIUS = 10.5;
/** Least distance from any other border. */
const EDGE = 1.5;

/** A token's middle and its extent, in units of the zone. */
export type Slot = Box;

/** One row for the owner and the defence, one for goods, one for the site and the Horse. */
export const SLOTS = {
  city: { x: -25.5, y: -8, width: 21, height: 21 },
  warrior: { x: 0, y: -8, width: 25, height: 28 },
  weapon: { x: 25.5, y: -8, width: 21, height: 21 },
  site: { x: -10.5, y: 29, width: 18, height: 16 },
  horse: { x: 10.5, y: 29, width: 18, height: 16 },
} as const satisfies { readonly [kind: string]: Slot };

/** Goods by number: Timber, Gold, Iron, Magic. */
export const GOOD_SLOTS: readonly Slot[] = [0, 1, 2, 3].map((i) => ({
  x: (i - 1.5) * 17.6,
  y: 13.5,
  width: 17,
  height: 13.6,
}));

/**
 * The larger tokens of a map that is zoomed out, the most frequent first: Warrior, site, City, Weapon, Horse; board.css
 * moves them there.
 */
export const FAR_SLOTS: readonly Slot[] = [
  { x: 0, y: -9.3, width: 35, height: 41 },
  { x: -32, y: -8.6, width: 21, height: 19 },
  { x: -24.2, y: 25.6, width: 27, height: 27 },
  { x: 24.2, y: 25.6, width: 28, height: 28 },
  { x: 33, y: -5.8, width: 21, height: 21 },
];

/** Where the tokens of a territory lie on the map. */
export interface Zone {
  readonly at: Point;
  /** Radius of their circle, in units of the canvas. */
  readonly radius: number;
}

/** A slot of a zone as a box on the map. */
export function boxOf({ at, radius }: Zone, { x, y, width, height }: Slot): Box {
  const scale = radius / ZONE;
  return boxAround([at[0] + x * scale, at[1] + y * scale], width * scale, height * scale);
}

/** The widest circle of a territory clear of the boats on its rivers and lakes, searched from the map's label. */
export function zoneOf(map: MapData, { id, label, polygon }: Territory): Zone {
  const waters = bordersOf(map.borders, id).filter(({ kind }) => kind === 'river' || kind === 'lake');
  const shores = waters.flatMap(({ points }) => points.slice(1).map((point, i) => [points[i], point] as const));
  const berths = map.berths.filter(({ shore }) => shore === id);
  const edges = piecesOf(polygon);
  const free = (at: Point): number => {
    if (!isInside(at, polygon)) return -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [a, b] of edges) least = Math.min(least, distanceToPiece(at, a, b) - EDGE);
    for (const [a, b] of shores) least = Math.min(least, distanceToPiece(at, a, b) - BOAT_RADIUS);
    for (const { point } of berths) least = Math.min(least, distanceToPiece(at, point, point) - BOAT_RADIUS);
    return least;
  };
  const at = climb(label, free);
  return { at, radius: Math.min(MOST_ZONE, free(at)) };
}
