/** Places of the board by name: territories, boats in their files, water spaces; and the places of a move. */

import type { Land } from '../data/land.ts';
import { BOAT } from '../data/limits.ts';
import type { Spot } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { nameOf, placeNamed, UNDER_WAY } from '../view/names.ts';

/** Something that can be chosen on the board: a place by its number in the rules, or a water space. */
export interface Area {
  readonly kind: 'place' | 'space';
  readonly at: number;
}

export function idOf(s: State, { kind, at }: Area): string {
  return kind === 'place' ? nameOf(s, at) : s.setup.land.spaceIds[at];
}

/** The area of an id; null if it does not exist now. */
export function areaOf(s: State, id: string): Area | null {
  const place = placeNamed(s, id);
  if (place >= 0) return { kind: 'place', at: place };
  const space = s.setup.land.spaceIds.indexOf(id);
  return space < 0 ? null : { kind: 'space', at: space };
}

/** The id of an event's place; for a boat, its place at that moment. */
export function idAt({ territoryIds, spaceIds }: Land, where: Spot): string {
  if (typeof where === 'number') return territoryIds[where];
  const space = spaceIds.at(where.space);
  return space === undefined ? UNDER_WAY : `${space}#${where.position + 1}`;
}

const place = (at: number): readonly Area[] => [{ kind: 'place', at }];

/** Where a small move is chosen on the board; empty for moves that only have a button. */
export function areasOf(move: Move): readonly Area[] {
  switch (move.kind) {
    case 'site':
    case 'draft':
    case 'serve':
    case 'build':
      return place(move.at);
    case 'enter':
    case 'sail':
      return [{ kind: 'space', at: move.space }];
    case 'ask':
      return [{ kind: 'space', at: move.reach }];
    case 'breed':
      return place(move.into ?? move.ground);
    case 'boat':
      return place(BOAT + move.boat);
    case 'foot':
    case 'horse':
    case 'chain':
    case 'take':
    case 'give':
    case 'pay':
      return place(move.from);
    case 'drop':
    case 'step':
    case 'get':
    case 'put':
      return place(move.into);
    case 'attack':
      return place(move.target);
    default:
      return [];
  }
}
