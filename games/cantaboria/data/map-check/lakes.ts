import { distance, isInside, keyOf } from '../geometry.ts';
import type { Lake, MapData, Point } from '../map.ts';
import { type Atlas, arePointsEqual, type Check, ringAt } from './atlas.ts';
import type { Findings } from './findings.ts';

/** The shore line of each territory that borders a lake. */
type Shores = ReadonlyMap<string, readonly Point[]>;

/** MAP-32 to MAP-35: shores, facing pairs, outlet and berths of each lake. */
export const checkLakes: Check = (atlas, findings) => {
  for (const lake of atlas.map.lakes) {
    const shores = shoresOf(atlas.map, lake);
    if (lake.shores.toSorted().join(' ') !== [...shores.keys()].sort().join(' ')) {
      findings.add(32, `lake ${lake.id}: shores differ from the territories that border it`);
    }
    checkFacing(atlas, lake, shores, findings);
    checkOutlet(atlas, lake, findings);
    checkBerths(atlas, lake, shores, findings);
  }
  for (const { id, lake } of atlas.map.berths) {
    if (!atlas.map.lakes.some((one) => one.id === lake)) findings.add(35, `berth ${id}: point outside the lake`);
  }
};

function shoresOf({ borders }: MapData, { id }: Lake): Shores {
  const lines = new Map<string, readonly Point[]>();
  for (const { kind, a, b, points } of borders) {
    if (kind === 'lake' && b === id) lines.set(a, [...(lines.get(a) ?? []), ...points]);
  }
  return lines;
}

function checkFacing({ neighbours }: Atlas, { id, facing }: Lake, shores: Shores, findings: Findings): void {
  const areNear = (a: string, b: string) => neighbours.get(a)?.has(b) === true;
  for (const [a, b] of facing) {
    if (areNear(a, b)) findings.add(33, `lake ${id}: facing pair ${a}-${b} is adjacent`);
    else if (!shores.has(a) || !shores.has(b) || a === b) {
      findings.add(33, `lake ${id}: facing pair ${a}-${b} is no pair of shores`);
    }
  }
  const ids = [...shores.keys()];
  for (const [i, a] of ids.entries()) {
    for (const b of ids.slice(i + 1)) {
      const isListed = facing.some((pair) => pair.includes(a) && pair.includes(b));
      if (isListed || areNear(a, b) || !doFace(a, b, shores)) continue;
      findings.add(33, `lake ${id}: ${a}-${b} face each other only across the lake but are not listed`);
    }
  }
}

/**
 * Whether two shores would touch without the lake: some point of each has a disc between them that contains nothing but
 * the two shores (the Gabriel graph's test: their distance is its diameter).
 */
function doFace(a: string, b: string, shores: Shores): boolean {
  const others = [...shores].filter(([id]) => id !== a && id !== b).flatMap(([, points]) => points);
  const taken = new Set(others.map(keyOf));
  const free = (id: string) => (shores.get(id) ?? []).filter((point) => !taken.has(keyOf(point)));
  return free(a).some((one) =>
    free(b).some((other) => {
      const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
      const radius = distance(one, other) / 2;
      return others.every((point) => distance(point, middle) > radius);
    }),
  );
}

function checkOutlet(atlas: Atlas, lake: Lake, findings: Findings): void {
  const { junctions, reaches } = atlas.map;
  const bad = (reach: string, more = '') =>
    findings.add(34, `lake ${lake.id}: outlet ${reach} does not begin at the lake${more}`);
  const ways = junctions.filter((junction) => junction.kind === 'lakeOutlet' && junction.lake === lake.id);
  for (const { id } of ways) {
    const reach = reaches.find(({ up }) => up === id);
    if (reach !== undefined && reach.id !== lake.outlet) bad(reach.id);
  }
  if (lake.outlet === null) return;
  const reach = reaches.find(({ id }) => id === lake.outlet);
  const way = ways.find(({ id }) => id === reach?.up);
  const isAshore = ringAt(atlas.lakeRings, lake.id)?.points.some((point) => arePointsEqual(point, way?.point)) === true;
  if (reach === undefined || !isAshore) bad(lake.outlet);
  else if (!lake.shores.includes(reach.left) || !lake.shores.includes(reach.right)) {
    bad(lake.outlet, '; its banks must both be shores');
  }
}

function checkBerths(atlas: Atlas, lake: Lake, shores: Shores, findings: Findings): void {
  const own = atlas.map.berths.filter((berth) => berth.lake === lake.id);
  for (const shore of new Set([...shores.keys(), ...own.map((berth) => berth.shore)])) {
    const count = own.filter((berth) => berth.shore === shore).length;
    const wanted = shores.has(shore) ? 1 : 0;
    if (count !== wanted) findings.add(35, `lake ${lake.id}: shore ${shore} has ${count} berths, expected ${wanted}`);
  }
  const ring = ringAt(atlas.lakeRings, lake.id)?.points;
  for (const { id, point } of own) {
    if (ring !== undefined && !isInside(point, ring)) findings.add(35, `berth ${id}: point outside the lake`);
  }
}
