/** Names and ids of territories: inside their borders, off the spots of the tokens. */
import { type Box, overlap } from '@marchlands/kit/box.ts';
import { distance, distanceToRing, isInside } from '../../data/geometry.ts';
import type { MapData, Point, Territory } from '../../data/map.ts';
import { boxAround, rimOf } from './points.ts';
import { boxOf, FAR_SLOTS, GOOD_SLOTS, SLOTS, type Zone } from './slots.ts';

/** Letter sizes of a name, largest first, and the widths of a letter and of a narrow one at size 1. */
const SIZES = [11, 10, 9, 8, 7, 6];
const LETTER = 0.62;
const NARROW = 0.36;
/** Height of a line, at size 1. */
const HEIGHT = 0.74;
/** Size and extent of an id. */
const ID = { size: 8.5, width: 15, height: 7 };
/** Least gap between letters and a border. */
const MARGIN = 2;
/** Extent of an id whose letters keep their size on the screen: the whole map on a large one, and on a phone. */
const NEAR_ID = { width: 20, height: 12 };
const FAR_ID = { width: 36, height: 21 };
/** Least gap between such an id and a border: the line of a place that can be chosen runs between them. */
const LINE_MARGIN = 6;

/** A line of text, centred on its point. */
export interface Lettering {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly box: Box;
}

export interface Label {
  readonly name: Lettering;
  readonly id: Lettering;
  /** The id on a map that is zoomed out, off these tokens: bit i for `FAR_SLOTS[i]`. It moves only where one covers it. */
  far(tokens: number): Box;
}

export function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + (/[il' ]/.test(letter) ? NARROW : LETTER), 0) * size;
}

function lettered(text: string, [x, y]: Point, size: number, width: number, height: number): Lettering {
  return { text, at: [x, y], size, box: { x: x - width / 2, y: y - height / 2, width, height } };
}

/** Each name at the largest size that fits; ids above or below it, or wherever there is room. */
export function labelsOf(map: MapData, zones: ReadonlyMap<string, Zone>): ReadonlyMap<string, Label> {
  return new Map(
    map.territories.flatMap((territory) => {
      const zone = zones.get(territory.id);
      return zone === undefined ? [] : [[territory.id, labelOf(territory, zone)] as const];
    }),
  );
}

function labelOf({ id, name, polygon }: Territory, zone: Zone): Label {
  const taken = [...Object.values(SLOTS), ...GOOD_SLOTS].map((slot) => boxOf(zone, slot));
  const isFree = (box: Box, others: readonly Box[]): boolean =>
    others.every((other) => !overlap(box, other)) &&
    rimOf(box).every((point) => isInside(point, polygon) && distanceToRing(point, polygon) >= MARGIN);
  const find = (text: string, size: number, width: number, height: number, others: readonly Box[]) =>
    spotsOf(zone)
      .map((at) => lettered(text, at, size, width, height))
      .find(({ box }) => isFree(box, others));
  const named = SIZES.flatMap((size) => find(name, size, widthOf(name, size), size * HEIGHT, taken) ?? []).at(0);
  // Text that fits nowhere goes to the top of the zone, at the smallest size.
  const least = SIZES[SIZES.length - 1];
  const above: Point = [zone.at[0], zone.at[1] - zone.radius * 0.68];
  const shown = named ?? lettered(name, above, least, widthOf(name, least), least * HEIGHT);
  const roomy = find(id, ID.size, ID.width, ID.height, [...taken, shown.box]);
  const below: Point = [zone.at[0], zone.at[1] + zone.radius];
  const usual = roomy ?? lettered(id, below, ID.size, ID.width, ID.height);
  const near = roomFor(NEAR_ID, polygon, zone, usual.at, [...taken, shown.box]);
  const placed = near === null ? usual : lettered(id, middleOf(near), ID.size, near.width, near.height);
  const slots = FAR_SLOTS.map((slot) => boxOf(zone, slot));
  const free = farIdOf(polygon, zone, usual.at, slots);
  const known = new Map<number, Box>();
  const far = (tokens: number): Box => {
    const lying = slots.filter((_, i) => (tokens >> i) & 1);
    if (!lying.some((token) => overlap(free, token))) return free;
    const found = known.get(tokens) ?? farIdOf(polygon, zone, usual.at, lying);
    known.set(tokens, found);
    return found;
  };
  return { name: shown, id: placed, far };
}

/** The room for an id on a map that is zoomed out: off all tokens or, in a narrow territory, off the first of them. */
function farIdOf(polygon: Territory['polygon'], zone: Zone, at: Point, tokens: readonly Box[]): Box {
  for (let clear = tokens.length; clear >= 0; clear -= 1) {
    const found = roomFor(FAR_ID, polygon, zone, at, tokens.slice(0, clear));
    if (found !== null) return found;
  }
  return boxAround(zone.at, FAR_ID.width, FAR_ID.height);
}

/** The room in a territory nearest to a point, off these boxes and clear of the line along the border; null if none. */
function roomFor(
  { width, height }: { readonly width: number; readonly height: number },
  polygon: Territory['polygon'],
  zone: Zone,
  at: Point,
  taken: readonly Box[],
): Box | null {
  const isClear = (point: Point): boolean => isInside(point, polygon) && distanceToRing(point, polygon) >= LINE_MARGIN;
  return (
    [at, ...around(zone)]
      .sort((a, b) => distance(a, at) - distance(b, at))
      .map((middle) => boxAround(middle, width, height))
      .find((box) => taken.every((other) => !overlap(box, other)) && rimOf(box).every(isClear)) ?? null
  );
}

function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Points of a grid over a territory. */
function around({ at: [x, y], radius }: Zone): readonly Point[] {
  const steps = [-1.4, -1.2, -1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4];
  return steps.flatMap((down) => steps.map((right): Point => [x + right * radius, y + down * radius]));
}

/** Candidate positions for a line: above the tokens first, then below them, then at the sides. */
function spotsOf({ at: [x, y], radius }: Zone): readonly Point[] {
  const aside = [0, 4, -4, 8, -8, 13, -13, 19, -19, 26, -26];
  const above = [0.68, 0.72, 0.64, 0.78, 0.84, 0.9, 0.98, 1.06, 1.15].flatMap((up) =>
    aside.map((dx): Point => [x + dx, y - up * radius]),
  );
  const below = [1.0, 1.06, 0.96, 1.14].flatMap((down) => aside.map((dx): Point => [x + dx, y + down * radius]));
  const beside = [0.5, 0.6, 0.7, 0.8, 0.4].flatMap((down) =>
    [-0.66, 0.66, -0.76, 0.76, -0.86, 0.86].map((right): Point => [x + right * radius, y + down * radius]),
  );
  return [...above, ...below, ...beside];
}
