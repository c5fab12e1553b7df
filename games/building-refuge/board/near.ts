import { distance } from '../data/geometry.ts';
import type { TableView } from '../view/table.ts';

/**
 * Empty squares beside face-up land, where a tile or a road has something to join; on a board without land, the squares
 * around its middle, which have neighbours on all sides.
 */
export function nearSquares({ cells, size }: Pick<TableView, 'cells' | 'size'>): ReadonlySet<number> {
  const land = cells.flatMap((cell, at) => (cell?.tile == null ? [] : [at]));
  const empty = cells.flatMap((cell, at) => (cell === null || cell.tile !== null || cell.faceDown ? [] : [at]));
  const middle = [Math.ceil(size / 2) - 1, Math.floor(size / 2)];
  const isNear = (at: number) =>
    land.length === 0
      ? middle.includes(at >> 3) && middle.includes(at & 7)
      : land.some((other) => distance(at, other) === 1);
  return new Set(empty.filter(isNear));
}

/** True for the lit squares at which keys stop: those with a tile, and the empty ones that stand out. */
export function isStop({ cells }: Pick<TableView, 'cells'>, near: ReadonlySet<number>, at: number): boolean {
  return near.has(at) || (cells[at]?.tile ?? null) !== null;
}
