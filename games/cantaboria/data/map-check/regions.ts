import { keyOf } from '../geometry.ts';
import type { MapData, Point } from '../map.ts';
import type { Findings } from './problem.ts';
import { spot } from './rings.ts';

/** MAP-19: each line piece parts two regions: territories, lakes or the sea. */
export function checkRegions({ territories, lakes, borders }: MapData, findings: Findings): void {
  const listed = new Map<string, number>();
  for (const territory of territories) {
    for (const id of new Set(territory.borders)) listed.set(id, (listed.get(id) ?? 0) + 1);
  }
  const water = new Set(lakes.map(({ id }) => id));
  const land = new Set(territories.map(({ id }) => id));
  // A border with an unknown side has been told (MAP-12).
  const known = borders.filter(
    ({ kind, a, b }) => land.has(a) && (kind === 'sea' || (kind === 'lake' ? water : land).has(b)),
  );
  const counts = new Map<string, number>();
  const pieces = known.flatMap((border) =>
    border.points.slice(1).map((to, i) => ({ border, from: border.points[i], to })),
  );
  for (const { border, from, to } of pieces) {
    const wet = border.kind === 'sea' || border.kind === 'lake' ? 1 : 0;
    const key = pieceKey(from, to);
    counts.set(key, (counts.get(key) ?? 0) + (listed.get(border.id) ?? 0) + wet);
  }
  const told = new Set<string>();
  for (const { border, from, to } of pieces) {
    const count = counts.get(pieceKey(from, to));
    if (count === 2 || told.has(border.id)) continue;
    // One piece a border is enough: the others are wrong with it.
    told.add(border.id);
    findings.add(19, `line piece ${spot(from)}-${spot(to)}: belongs to ${count} regions, expected 2`);
  }
}

function pieceKey(from: Point, to: Point): string {
  const [a, b] = [keyOf(from), keyOf(to)];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
