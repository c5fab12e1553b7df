/** Positions of the areas' names: beside their point, clear of connections, other points and each other. */
import { type Box, overlap } from '@marchlands/kit/box.ts';
import type { MapArea } from '../../data/map.ts';
import { distance, distanceToLine, type Line, type Point } from './points.ts';

export interface Lettering {
  readonly text: string;
  /** Where the text begins, is centred or ends, on its baseline. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** Height of the letters, and their average width. */
const TYPE = { province: { height: 33, width: 22 }, city: { height: 25, width: 12.4 } } as const;
/** Distance from the point to the name. */
const AWAY = { province: 60, city: 56 } as const;

/** Names by area code; provinces are placed first. */
export function lettering(
  areas: readonly MapArea[],
  points: ReadonlyMap<string, Point>,
  ways: readonly Line[],
  frame: Box,
): ReadonlyMap<string, Lettering> {
  const names = new Map<string, Lettering>();
  const others = [...points.values()];
  for (const area of areas.toSorted((a, b) => (a.kind === b.kind ? 0 : a.kind === 'province' ? -1 : 1))) {
    const here = points.get(area.code) ?? { x: 0, y: 0 };
    let best: Lettering | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [rank, place] of placesOf(area, here).entries()) {
      const cost = rank * 0.6 + costOf(place.box, here, others, ways, [...names.values()], frame);
      if (cost >= least) continue;
      least = cost;
      best = place;
    }
    if (best !== null) names.set(area.code, best);
  }
  return names;
}

/** The possible positions of a name, best first. */
function placesOf({ name, kind }: MapArea, { x, y }: Point): readonly Lettering[] {
  const { height, width } = TYPE[kind];
  const away = AWAY[kind];
  const long = name.length * width;
  const made = (anchor: Lettering['anchor'], left: number, base: number): Lettering => ({
    text: name,
    anchor,
    at: { x: anchor === 'start' ? left : anchor === 'end' ? left + long : left + long / 2, y: base },
    box: { x: left, y: base - height * 0.8, width: long, height: height * 0.95 },
  });
  const below = y + away + height * 0.75;
  const above = y - away - height * 0.2;
  return [
    made('middle', x - long / 2, below),
    made('middle', x - long / 2, above),
    made('start', x + away, y + height * 0.3),
    made('end', x - away - long, y + height * 0.3),
    made('start', x + 8, below),
    made('end', x - 8 - long, below),
    made('start', x + 8, above),
    made('end', x - 8 - long, above),
    made('start', x + away * 0.8, below - 18),
    made('end', x - away * 0.8 - long, below - 18),
    made('start', x + away * 0.8, above + 18),
    made('end', x - away * 0.8 - long, above + 18),
  ];
}

function costOf(
  box: Box,
  here: Point,
  points: readonly Point[],
  ways: readonly Line[],
  names: readonly Lettering[],
  frame: Box,
): number {
  let cost = 0;
  const samples = [0, 0.25, 0.5, 0.75, 1].map((t) => ({ x: box.x + box.width * t, y: box.y + box.height / 2 }));
  for (const sample of samples) {
    for (const way of ways) if (distanceToLine(sample, way) < box.height / 2 + 12) cost += 2;
    for (const point of points) {
      if (point !== here && distance(point, sample) < 72) cost += 6;
    }
  }
  for (const { box: other } of names) if (overlap(box, other)) cost += 12;
  const over =
    Math.max(0, frame.x + 16 - box.x) +
    Math.max(0, box.x + box.width - frame.x - frame.width + 16) +
    Math.max(0, frame.y + 16 - box.y) +
    Math.max(0, box.y + box.height - frame.y - frame.height + 16);
  return cost + over;
}
