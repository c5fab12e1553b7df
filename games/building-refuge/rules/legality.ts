/** The rules for naming squares: why one may not be named, or null if it may. */
import { NONE } from '../data/geometry.ts';
import { CITY, DESERT, GRASS, MINE } from '../data/tiles.ts';
import { DOWN, EMPTY, isFaceUp, ROAD, type State, UP } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';

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

/** Discover: an empty square (BR-28, BR-29); by option, one that is not beside known land. */
export function whyNotDiscover(s: State, cell: number): Refusal | null {
  if (!isOnBoard(s, cell)) return 'offBoard';
  if (!isEmpty(s, cell)) return 'discoverFilled';
  return s.setup.options.noDiscoverNextToKnown && isNextToKnown(s, cell) ? 'discoverNextToKnown' : null;
}

/** Play the city tile, if it is in hand: an empty square (BR-35), by option beside grass, or not beside known land. */
export function whyNotCity(s: State, cell: number): Refusal | null {
  if (!isOnBoard(s, cell)) return 'offBoard';
  if (!isEmpty(s, cell)) return 'cityFilled';
  if (s.setup.options.cityTileNextToGrass) return isNextToGrass(s, cell) ? null : 'cityNotNextToGrass';
  return s.setup.options.noDiscoverNextToKnown && isNextToKnown(s, cell) ? 'cityNextToKnown' : null;
}

/** Build a road: a face-up desert or grass tile without one (BR-54 to BR-56). */
export function whyNotRoad(s: State, cell: number): Refusal | null {
  if (!isOnBoard(s, cell)) return 'offBoard';
  const tile = s.tile[cell];
  if (tile === EMPTY) return 'roadOnEmpty';
  if (tile >= DOWN) return 'roadOnFaceDown';
  if (tile !== UP + DESERT && tile !== UP + GRASS) return 'roadOnOther';
  return (s.mark[cell] & ROAD) !== 0 ? 'roadAlready' : null;
}

/** Whether a face-up city or mine may be activated into itself: `treasureHunt: onSelf`. */
export function mayHuntOnSelf(s: State, cell: number): boolean {
  const tile = s.tile[cell];
  return s.setup.options.treasureHunt === 'onSelf' && (tile === UP + CITY || tile === UP + MINE);
}

/** Activate: a face-up source and an empty target (BR-37 to BR-39); the two are neighbours, or one square. */
export function whyNotActivate(s: State, from: number, into: number): Refusal | null {
  if (!isOnBoard(s, from) || !isOnBoard(s, into)) return 'offBoard';
  const source = s.tile[from];
  if (source === EMPTY) return 'sourceEmpty';
  if (source >= DOWN) return 'sourceFaceDown';
  if (from === into) return mayHuntOnSelf(s, from) ? null : 'ownSquare';
  return isEmpty(s, into) ? null : 'targetFilled';
}
