/** Derived data, cached: the set of legal actions, counts, and the first empty square of the spiral. */
import { NEIGHBOUR_PAIRS, NO_PAIR, NONE } from '../data/geometry.ts';
import { CITY, DESERT, GRASS, KINDS, MINE, OASIS } from '../data/tiles.ts';
import { MOVE } from '../moves.ts';
import { DOWN, EMPTY, isFaceUp, PHASE, ROAD, type State, UP } from '../state.ts';
import { isEmpty, mayHuntOnSelf, whyNotCity, whyNotDiscover, whyNotRoad } from './legality.ts';

const SELF_BASE = MOVE.activate + NEIGHBOUR_PAIRS;

function allow(legal: Int32Array, code: number): void {
  legal[code >> 5] |= 1 << (code & 31);
}

function forbid(legal: Int32Array, code: number): void {
  legal[code >> 5] &= ~(1 << (code & 31));
}

/** After a tile, face up or down, was put on an empty square. */
export function noteFilled(s: State, cell: number): void {
  const { legal, setup } = s;
  const pairs = setup.board.in;
  forbid(legal, cell);
  forbid(legal, MOVE.city + cell);
  // Without a neighbour this clears a bit that no action has.
  for (let i = cell * 4; i < cell * 4 + 4; i += 1) forbid(legal, MOVE.activate + pairs[i]);
  s.empties -= 1;
  const spiral = setup.spirals[s.entry];
  let { cursor } = s;
  while (cursor < spiral.length && s.tile[spiral[cursor]] !== EMPTY) cursor += 1;
  s.cursor = cursor;
}

/** Counts the face-up land tile on a square for its owner; with -1, uncounts it before it leaves. */
export function countLand(s: State, cell: number, by: 1 | -1): void {
  const kind = s.tile[cell] - UP;
  const owner = s.owner[cell];
  if (kind === CITY) s.cities[owner] += by;
  else if (kind === OASIS || kind === MINE || (s.mark[cell] & ROAD) !== 0) {
    s.networkWorth[owner] += by * s.setup.network[kind];
  }
}

/** After a land tile was put face up, on an empty square (already noted as filled) or in place of another. */
export function noteFaceUp(s: State, cell: number, kind: number): void {
  const { legal, setup } = s;
  const { next, out } = setup.board;
  const { noDiscoverNextToKnown, cityTileNextToGrass, treasureHunt } = setup.options;
  for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
    const n = next[i];
    if (n === NONE || s.tile[n] !== EMPTY) continue;
    allow(legal, MOVE.activate + out[i]);
    if (noDiscoverNextToKnown) {
      forbid(legal, n);
      if (!cityTileNextToGrass) forbid(legal, MOVE.city + n);
    }
    if (cityTileNextToGrass && kind === GRASS) allow(legal, MOVE.city + n);
  }
  countLand(s, cell, 1);
  if (kind === DESERT || kind === GRASS) allow(legal, MOVE.road + cell);
  if (treasureHunt === 'onSelf') {
    if (kind === CITY || kind === MINE) allow(legal, SELF_BASE + cell);
    else forbid(legal, SELF_BASE + cell);
  }
}

/** After a road token was put on a square. */
export function noteRoad(s: State, cell: number): void {
  forbid(s.legal, MOVE.road + cell);
  countLand(s, cell, 1);
}

/** Once the attack begins nobody chooses an action any more, and tiles leave the board. */
export function noteAttack(s: State): void {
  s.legal.fill(0);
  s.empties = 0;
  s.cursor = 0;
}

/** The set of legal actions by applying every rule to every square: the oracle for the cached one. */
export function scanLegal(s: State, legal: Int32Array): void {
  const { cells, next, out } = s.setup.board;
  legal.fill(0);
  for (const cell of cells) {
    if (whyNotDiscover(s, cell) === null) allow(legal, cell);
    if (whyNotCity(s, cell) === null) allow(legal, MOVE.city + cell);
    if (whyNotRoad(s, cell) === null) allow(legal, MOVE.road + cell);
    if (mayHuntOnSelf(s, cell)) allow(legal, SELF_BASE + cell);
    if (!isFaceUp(s.tile[cell])) continue;
    for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
      if (out[i] !== NO_PAIR && isEmpty(s, next[i])) allow(legal, MOVE.activate + out[i]);
    }
  }
}

/** Recomputes the whole cache group from the canonical part. */
export function rebuild(s: State): void {
  s.inBag = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    s.pool[kind] = s.bag[kind];
    s.inBag += s.bag[kind];
  }
  for (let i = 0; i < s.down; i += 1) s.pool[s.tile[s.downAt[i]] - DOWN] += 1;
  s.cities.fill(0);
  s.networkWorth.fill(0);
  for (const cell of s.setup.board.cells) if (isFaceUp(s.tile[cell])) countLand(s, cell, 1);
  if (s.phase >= PHASE.corner) {
    noteAttack(s);
    return;
  }
  scanLegal(s, s.legal);
  s.empties = s.setup.board.cells.filter((cell) => s.tile[cell] === EMPTY).length;
  const firstEmpty = s.setup.spirals[s.entry].findIndex((cell) => s.tile[cell] === EMPTY);
  s.cursor = firstEmpty < 0 ? s.setup.board.cells.length : firstEmpty;
}
