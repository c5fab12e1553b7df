/** Names and ids of territories: inside their borders, off the spots of the tokens. */
import type { Box } from '@marchlands/kit/drag-handle.tsx';
import { distanceToRing, isInside } from '../../data/geometry.ts';
import type { MapData, Point, Territory } from '../../data/map.ts';
import { overlap, rimOf } from './points.ts';
import { boxOf, GOOD_SLOTS, SLOTS, type Zone } from './slots.ts';

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
  const known = find(id, ID.size, ID.width, ID.height, [...taken, shown.box]);
  const below: Point = [zone.at[0], zone.at[1] + zone.radius];
  return { name: shown, id: known ?? lettered(id, below, ID.size, ID.width, ID.height) };
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
