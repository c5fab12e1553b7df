/** The illegal move that a person seems to attempt on a place, so that the reason can be given. */
import type { Move } from '../moves.ts';
import type { Table } from '../view/table.ts';
import { type Mode, placeOf } from './places.ts';

export function tried(table: Table, mode: Mode | null, id: string, selected: string | null): Move | null {
  const { kind, at } = placeOf(id);
  if (kind === 'h') return table.due === 'robber' ? { kind: 'robber', hex: at } : null;
  if (kind === 'e') return { kind: 'road', edge: at };
  if (table.due === 'settle') return { kind: 'settle', at };
  switch (mode) {
    case 'settle':
    case 'city':
    case 'wall':
    case 'recruit':
    case 'activate':
    case 'promote':
      return { kind: mode, at };
    case 'knights':
      return selected === null || selected === id ? null : { kind: 'move', from: placeOf(selected).at, to: at };
    default:
      return null;
  }
}
