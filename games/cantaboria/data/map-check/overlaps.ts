import { doPiecesCross, isInside } from '../geometry.ts';
import type { Border, Point } from '../map.ts';
import { type Check, type Piece, pairKey, ringAt, spot } from './atlas.ts';

/** MAP-16, MAP-17: segments meet only in common end points, and no region lies in another. */
export const checkOverlaps: Check = (atlas, findings) => {
  const { map, land } = atlas;
  const told = new Set<string>();
  const tell = (check: number, key: string, message: string) => {
    if (!told.has(key)) findings.add(check, message);
    told.add(key);
  };
  const overlap = (a: string, b: string, near: Point) =>
    tell(17, pairKey(a, b), `territories ${a} and ${b} overlap near ${spot(near)}`);
  const sidesOf = ({ a, b }: Border) => [a, b].filter((side) => land.has(side));
  for (const [one, other] of crossings(atlas.pieces)) {
    const [sides, others] = [sidesOf(one.border), sidesOf(other.border)];
    const both = sides.filter((side) => others.includes(side));
    for (const id of both) tell(16, id, `territory ${id}: polygon crosses itself near ${spot(other.from)}`);
    if (both.length === 0) overlap(sides[0] ?? one.border.a, others[0] ?? other.border.a, other.from);
  }
  for (const { id, label } of map.territories) {
    const own = ringAt(atlas.rings, id);
    if (own === undefined || !isInside(label, own.points)) continue;
    for (const rings of [atlas.rings, atlas.lakeRings])
      for (const other of rings.keys()) {
        const ring = ringAt(rings, other);
        if (other !== id && ring !== undefined && isInside(label, ring.points)) overlap(id, other, label);
      }
  }
};

/** Segments that cross; equal ones are left to MAP-19. */
function* crossings(all: readonly Piece[]): Generator<readonly [Piece, Piece]> {
  // Sorted by their western ends, so that each is compared only with those that begin before it ends.
  const pieces = all.toSorted((one, other) => westOf(one) - westOf(other));
  for (const [i, one] of pieces.entries()) {
    const east = Math.max(one.from[0], one.to[0]);
    for (let k = i + 1; k < pieces.length && westOf(pieces[k]) <= east; k += 1) {
      const other = pieces[k];
      if (isAbove(one, other) || isAbove(other, one) || one.key === other.key) continue;
      if (doPiecesCross(one.from, one.to, other.from, other.to)) yield [one, other];
    }
  }
}

function westOf({ from, to }: Piece): number {
  return Math.min(from[0], to[0]);
}

function isAbove(one: Piece, other: Piece): boolean {
  return Math.max(one.from[1], one.to[1]) < Math.min(other.from[1], other.to[1]);
}
