/** Face-down tiles: the square of the next one, and placing it (BR-12, BR-13, BR-34, BR-42, BR-43, BR-52, BR-78). */

import { NONE } from '../data/geometry.ts';
import { TILES } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { DOWN, EMPTY, PHASE, type State } from '../state.ts';
import { drawUnseen } from './bag.ts';
import { noteFilled } from './cache.ts';

/** The square reserved for now, or NONE: the target (BR-42), or by option the named square. */
function reserved(s: State): number {
  const { options } = s.setup;
  switch (s.phase) {
    case PHASE.downActivate:
      return options.targetClash === 'reserve' ? s.into : NONE;
    case PHASE.downDiscover:
    case PHASE.downTake:
      return options.keepChosenFree ? s.into : NONE;
    default:
      return NONE;
  }
}

/** The first empty square of the spiral, a reserved one only if no other is empty (BR-43); NONE on a full board. */
export function faceDownSquare(s: State): number {
  if (s.empties === 0) return NONE;
  const spiral = s.setup.spirals[s.entry];
  const first = spiral[s.cursor];
  const avoid = reserved(s);
  if (first !== avoid) return first;
  for (let i = s.cursor + 1; i < spiral.length; i += 1) if (s.tile[spiral[i]] === EMPTY) return spiral[i];
  return first;
}

/** Puts a tile just drawn unseen on its square, which becomes the last face-down square. */
export function placeFaceDown(s: State, kind: number, events: Events): void {
  const cell = faceDownSquare(s);
  drawUnseen(s, kind);
  s.tile[cell] = DOWN + kind;
  s.downAt[s.down] = cell;
  s.down += 1;
  noteFilled(s, cell);
  events?.push({ kind: 'faceDownPlaced', at: cell, tile: TILES[kind] });
}
