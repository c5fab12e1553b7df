/** Knights on the board (IK-166): the format of their bytes, and their sets and counts in the cache. */
import type { Seat } from '@marchlands/core/seat.ts';
import { ACTIVE, KNIGHT_LEVELS, LEVEL_BITS, LEVEL_SHIFT, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { refreshRoadsThrough } from './roads.ts';
import { ownerOf, refreshRoads, VERTEX_SETS } from './sites.ts';

/** Level of a knight from its byte, 1 to 3. */
export function levelOf(knight: number): number {
  return (knight & LEVEL_BITS) >> LEVEL_SHIFT;
}

export function isActive(knight: number): boolean {
  return (knight & ACTIVE) !== 0;
}

/** The byte of a knight. @param flags ACTIVE, READY, PROMOTED */
export function knightByte(seat: Seat, level: number, flags: number): number {
  return (seat + 1) | (level << LEVEL_SHIFT) | flags;
}

/** Whether the supply has a knight of a level (IK-113). */
export function hasKnightPiece(s: State, seat: Seat, level: number): boolean {
  return s.knightPieces[seat * KNIGHT_LEVELS + level - 1] < s.setup.options.pieces.knights;
}

/** Why a vertex does not hold a knight of a seat. */
export function whyNotOwn(s: State, seat: Seat, vertex: number): Refusal | null {
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  return ownerOf(s.knight[vertex]) === seat ? null : 'notOwn';
}

/** Puts another knight, or none (0), on a vertex; roads through it may be cut or joined. */
export function setKnight(s: State, vertex: number, knight: number): void {
  const before = s.knight[vertex];
  if (before !== 0) {
    VERTEX_SETS.remove(s.knights, ownerOf(before), vertex);
    s.knightPieces[ownerOf(before) * KNIGHT_LEVELS + levelOf(before) - 1] -= 1;
  }
  s.knight[vertex] = knight;
  if (knight !== 0) addKnight(s, vertex);
  if (ownerOf(before) === ownerOf(knight)) return;
  refreshRoads(s, vertex);
  refreshRoadsThrough(s, vertex);
}

function addKnight(s: State, vertex: number): void {
  const knight = s.knight[vertex];
  VERTEX_SETS.add(s.knights, ownerOf(knight), vertex);
  s.knightPieces[ownerOf(knight) * KNIGHT_LEVELS + levelOf(knight) - 1] += 1;
}

export function rebuildKnights(s: State): void {
  s.knights.fill(0);
  s.knightPieces.fill(0);
  for (let vertex = 0; vertex < s.setup.board.vertices; vertex += 1) if (s.knight[vertex] !== 0) addKnight(s, vertex);
}

/** Changes the flags of all knights of a seat: clears `off`, and sets `on` for the active ones. */
export function flagKnights(s: State, seat: Seat, off: number, on: number): void {
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    const knight = s.knight[v] & ~off;
    s.knight[v] = isActive(knight) ? knight | on : knight;
  }
}

/** Whether a barbarian stands on a vertex. */
export function isBarbarianAt(s: State, vertex: number): boolean {
  if (!s.setup.isRoaming) return false;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) {
    if (s.barbarianLevel[bay] > 0 && s.barbarianAt[bay] === vertex) return true;
  }
  return false;
}
