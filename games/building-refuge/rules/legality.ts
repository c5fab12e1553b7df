/** What the rules say about naming squares, one question a function: the ground under legal lists and refusals. */
import { NONE } from '../data/geometry.ts';
import { CITY, DESERT, GRASS, MINE } from '../data/tiles.ts';
import { EMPTY, isFaceUp, ROAD, type State, UP } from '../state.ts';

/** Whether a square belongs to this board (BR-01). */
export function isOnBoard(s: State, cell: number): boolean {
  return (cell & 7) < s.setup.board.size && cell >> 3 < s.setup.board.size;
}

export function isEmpty(s: State, cell: number): boolean {
  return s.tile[cell] === EMPTY;
}

/** Whether a neighbour of a square is face up (option `noDiscoverNextToKnown`; face-down tiles are not known land). */
export function isNextToKnown(s: State, cell: number): boolean {
  const { next } = s.setup.board;
  for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
    const n = next[i];
    if (n !== NONE && isFaceUp(s.tile[n])) return true;
  }
  return false;
}

/** Whether a neighbour of a square is a face-up grass tile (option `cityTileNextToGrass`). */
export function isNextToGrass(s: State, cell: number): boolean {
  const { next } = s.setup.board;
  for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
    const n = next[i];
    if (n !== NONE && s.tile[n] === UP + GRASS) return true;
  }
  return false;
}

/** Discover: an empty square (BR-28, BR-29), under the option one that is not beside known land. */
export function mayDiscover(s: State, cell: number): boolean {
  return isEmpty(s, cell) && !(s.setup.options.noDiscoverNextToKnown && isNextToKnown(s, cell));
}

/** Play the city tile: an empty square (BR-35), under the options beside grass, or not beside known land. */
export function mayPlayCity(s: State, cell: number): boolean {
  if (!isEmpty(s, cell)) return false;
  if (s.setup.options.cityTileNextToGrass) return isNextToGrass(s, cell);
  return !(s.setup.options.noDiscoverNextToKnown && isNextToKnown(s, cell));
}

/** Build a road: a face-up desert or grass tile without one (BR-54 to BR-56). */
export function mayBuildRoad(s: State, cell: number): boolean {
  const tile = s.tile[cell];
  return (tile === UP + DESERT || tile === UP + GRASS) && (s.mark[cell] & ROAD) === 0;
}

/** Activate: a face-up source and an empty target (BR-37 to BR-39); the two are known to be neighbours. */
export function mayActivate(s: State, from: number, into: number): boolean {
  return isFaceUp(s.tile[from]) && isEmpty(s, into);
}

/** Activate into the own square: a face-up city or mine, under `treasureHunt: onSelf`. */
export function mayHuntOnSelf(s: State, cell: number): boolean {
  const tile = s.tile[cell];
  return s.setup.options.treasureHunt === 'onSelf' && (tile === UP + CITY || tile === UP + MINE);
}
