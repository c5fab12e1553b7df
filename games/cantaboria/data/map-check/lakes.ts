import { distance, isInside, keyOf } from '../geometry.ts';
import type { Lake, MapData, Point } from '../map.ts';
import { neighboursOf } from './adjacency.ts';
import type { Findings } from './problem.ts';
import type { Rings } from './rings.ts';

/** MAP-32 to MAP-35: shores, facing pairs, outlet and berths of each lake. */
export function checkLakes(map: MapData, rings: Rings, findings: Findings): void {
  const neighbours = neighboursOf(map);
  for (const lake of map.lakes) {
    const lines = shoreLines(map, lake);
    const bordering = [...lines.keys()].sort().join(' ');
    if ([...lake.shores].sort().join(' ') !== bordering) {
      findings.add(32, `lake ${lake.id}: shores differ from the territories that border it`);
    }
    checkFacing(lake, lines, neighbours, findings);
    checkOutlet(map, lake, rings, findings);
    checkBerths(map, lake, new Set(lines.keys()), rings, findings);
  }
  const lakes = new Set(map.lakes.map(({ id }) => id));
  for (const { id, lake } of map.berths) {
    if (!lakes.has(lake)) findings.add(35, `berth ${id}: point outside the lake`);
  }
}

/** The shore line of each territory that borders a lake. */
function shoreLines({ borders }: MapData, { id }: Lake): ReadonlyMap<string, readonly Point[]> {
  const lines = new Map<string, readonly Point[]>();
  for (const { kind, a, b, points } of borders) {
    if (kind === 'lake' && b === id) lines.set(a, [...(lines.get(a) ?? []), ...points]);
  }
  return lines;
}

function checkFacing(
  { id, facing }: Lake,
  lines: ReadonlyMap<string, readonly Point[]>,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
  findings: Findings,
): void {
  for (const [a, b] of facing) {
    if (neighbours.get(a)?.has(b) === true) findings.add(33, `lake ${id}: facing pair ${a}-${b} is adjacent`);
    else if (!lines.has(a) || !lines.has(b) || a === b) {
      findings.add(33, `lake ${id}: facing pair ${a}-${b} is no pair of shores`);
    }
  }
  const shores = [...lines.keys()];
  for (const [i, a] of shores.entries()) {
    for (const b of shores.slice(i + 1)) {
      const isListed = facing.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
      if (isListed || neighbours.get(a)?.has(b) === true || !doFace(a, b, lines)) continue;
      findings.add(33, `lake ${id}: ${a}-${b} face each other only across the lake but are not listed`);
    }
  }
}

/**
 * Whether two shores would touch without the lake: a point of the one and a point of the other have a disc with nothing
 * but the two shores in it (the Gabriel graph's test: their distance is its diameter).
 */
function doFace(a: string, b: string, lines: ReadonlyMap<string, readonly Point[]>): boolean {
  const others = [...lines].filter(([id]) => id !== a && id !== b).flatMap(([, points]) => points);
  const taken = new Set(others.map(keyOf));
  const free = (id: string) => (lines.get(id) ?? []).filter((point) => !taken.has(keyOf(point)));
  return free(a).some((one) =>
    free(b).some((other) => {
      const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
      const radius = distance(one, other) / 2;
      return others.every((point) => distance(point, middle) > radius);
    }),
  );
}

function checkOutlet(map: MapData, lake: Lake, rings: Rings, findings: Findings): void {
  const ways = map.junctions.filter((junction) => junction.kind === 'lakeOutlet' && junction.lake === lake.id);
  const bad = (reach: string) => findings.add(34, `lake ${lake.id}: outlet ${reach} does not begin at the lake`);
  for (const way of ways) {
    const reach = map.reaches.find(({ up }) => up === way.id);
    if (reach !== undefined && reach.id !== lake.outlet) bad(reach.id);
  }
  if (lake.outlet === null) return;
  const reach = map.reaches.find(({ id }) => id === lake.outlet);
  const way = ways.find(({ id }) => id === reach?.up);
  const shore = rings.get(lake.id)?.points ?? [];
  const begins = way !== undefined && shore.some((point) => keyOf(point) === keyOf(way.point));
  if (reach === undefined || !begins) bad(lake.outlet);
  else if (!lake.shores.includes(reach.left) || !lake.shores.includes(reach.right)) {
    findings.add(34, `lake ${lake.id}: outlet ${reach.id} does not begin at the lake; its banks must both be shores`);
  }
}

function checkBerths(
  { berths }: MapData,
  lake: Lake,
  shores: ReadonlySet<string>,
  rings: Rings,
  findings: Findings,
): void {
  const own = berths.filter((berth) => berth.lake === lake.id);
  for (const shore of new Set([...shores, ...own.map((berth) => berth.shore)])) {
    const count = own.filter((berth) => berth.shore === shore).length;
    const wanted = shores.has(shore) ? 1 : 0;
    if (count !== wanted) findings.add(35, `lake ${lake.id}: shore ${shore} has ${count} berths, expected ${wanted}`);
  }
  const ring = rings.get(lake.id)?.points;
  for (const { id, point } of own) {
    if (ring !== undefined && !isInside(point, ring)) findings.add(35, `berth ${id}: point outside the lake`);
  }
}
