import { distance } from '../data/geometry.ts';
import type { Move } from '../moves.ts';
import type { TableView } from '../view/table.ts';
import type { Kind } from './kinds.tsx';

/** The illegal move that a person seems to attempt on a square, so that the reason can be given. */
export function tried(kind: Kind | null, cell: number, before: number | null, table: TableView): Move {
  const isEmpty = table.cells[cell]?.tile === null && table.cells[cell]?.faceDown === false;
  switch (kind) {
    case 'city':
      return { kind: 'city', at: cell };
    case 'road':
      return { kind: 'road', at: cell };
    case 'activate': {
      const neighbour = cell % 8 > 0 ? cell - 1 : cell + 1;
      if (before !== null && isEmpty && distance(before, cell) === 1)
        return { kind: 'activate', from: before, into: cell };
      return { kind: 'activate', from: cell, into: neighbour };
    }
    default:
      return { kind: 'discover', at: cell };
  }
}
