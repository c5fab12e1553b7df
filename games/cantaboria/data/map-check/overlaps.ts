import { doPiecesCross, isInside, keyOf } from '../geometry.ts';
import type { Border, MapData, Point } from '../map.ts';
import { pairKey } from './pair.ts';
import type { Findings } from './problem.ts';
import { type Rings, spot } from './rings.ts';

/** A line piece with the border that it is of. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
  readonly border: Border;
}

/** MAP-16, MAP-17: line pieces meet in common end points only, and no region lies in another. */
export function checkOverlaps(map: MapData, rings: Rings, findings: Findings): void {
  const told = new Set<string>();
  const tell = (check: number, key: string, message: string) => {
    if (!told.has(key)) findings.add(check, message);
    told.add(key);
  };
  const land = new Set(map.territories.map(({ id }) => id));
  const pieces = map.borders.flatMap(piecesOfBorder);
  // By their western ends, so that of each only those are tried that begin before it ends.
  pieces.sort((one, other) => westOf(one) - westOf(other));
  for (const [i, one] of pieces.entries()) {
    const east = Math.max(one.from[0], one.to[0]);
    for (let k = i + 1; k < pieces.length && westOf(pieces[k]) <= east; k += 1) {
      const other = pieces[k];
      if (arePartedByHeight(one, other) || areEqual(one, other)) continue;
      if (!doPiecesCross(one.from, one.to, other.from, other.to)) continue;
      const [sides, others] = [landOf(one.border, land), landOf(other.border, land)];
      const both = sides.filter((side) => others.includes(side));
      for (const id of both) tell(16, id, `territory ${id}: polygon crosses itself near ${spot(other.from)}`);
      const [a, b] = [sides[0] ?? one.border.a, others[0] ?? other.border.a];
      if (both.length === 0) tell(17, pairKey(a, b), overlap(a, b, other.from));
    }
  }
  for (const { id, label } of map.territories) {
    for (const [other, ring] of rings) {
      if (other === id || !rings.has(id) || !isInside(label, ring.points)) continue;
      if (!isInside(label, rings.get(id)?.points ?? [])) continue;
      tell(17, pairKey(id, other), overlap(id, other, label));
    }
  }
}

function overlap(a: string, b: string, near: Point): string {
  return `territories ${a} and ${b} overlap near ${spot(near)}`;
}

function piecesOfBorder(border: Border): readonly Piece[] {
  return border.points.slice(1).map((to, i) => ({ from: border.points[i], to, border }));
}

function landOf({ a, b }: Border, land: ReadonlySet<string>): readonly string[] {
  return [a, b].filter((side) => land.has(side));
}

function westOf({ from, to }: Piece): number {
  return Math.min(from[0], to[0]);
}

function arePartedByHeight(one: Piece, other: Piece): boolean {
  return (
    Math.max(one.from[1], one.to[1]) < Math.min(other.from[1], other.to[1]) ||
    Math.max(other.from[1], other.to[1]) < Math.min(one.from[1], one.to[1])
  );
}

/** Pieces that are the same are the business of MAP-19. */
function areEqual(one: Piece, other: Piece): boolean {
  const [a, b, c, d] = [keyOf(one.from), keyOf(one.to), keyOf(other.from), keyOf(other.to)];
  return (a === c && b === d) || (a === d && b === c);
}
