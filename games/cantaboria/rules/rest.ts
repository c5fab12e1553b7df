import { ADRIFT, BOAT, KINDS, MAX_BOATS } from '../data/limits.ts';
import { ANSWER_BYTES, type State } from '../state.ts';

/** The sort key of a boat in a position at rest. */
function keyOf(s: State, boat: number): number {
  return s.boatSpace[boat] * (MAX_BOATS + 1) + s.boatOrder[boat];
}

/**
 * Between choices, boats are numbered by their water spaces and, within one, from the first of the file; a boat under
 * way comes last. So equal positions have equal bytes. Inside a choice every boat keeps its number.
 * @param names other data by number of boat, permuted along
 */
export function sortBoats(s: State, names?: Uint8Array): void {
  for (let i = 1; i < s.boats; i += 1) {
    let to = i;
    while (to > 0 && keyOf(s, to - 1) > keyOf(s, i)) to -= 1;
    if (to === i) continue;
    renumber(s, i, to);
    if (names !== undefined) rotate(names, 0, i, to, 1);
  }
}

/** The boats in the order of a position at rest. */
export function boatsInOrder(s: State): readonly number[] {
  return Array.from({ length: s.boats }, (_, boat) => boat).sort((a, b) => keyOf(s, a) - keyOf(s, b));
}

/**
 * For reading the map boat by boat in the order of a position at rest: each lies behind the earlier ones of its water.
 */
export function numberInFile(s: State, boat: number): void {
  const space = s.boatSpace[boat];
  let order = 0;
  for (let other = 0; other < boat; other += 1) if (s.boatSpace[other] === space) order += 1;
  s.boatOrder[boat] = space === ADRIFT ? 0 : order;
}

/** Moves all data of a boat from one number to a lower one; the boats in between move up by one. */
function renumber(s: State, from: number, to: number): void {
  rotate(s.boatSpace, 0, from, to, 1);
  rotate(s.boatOrder, 0, from, to, 1);
  rotate(s.owner, BOAT, from, to, 1);
  rotate(s.tokens, BOAT * KINDS, from, to, KINDS);
  rotate(s.failed, BOAT, from, to, 1);
  rotate(s.answers, 0, from, to, ANSWER_BYTES);
}

const row = new Uint8Array(ANSWER_BYTES);

/** Moves one row of `width` bytes down; rows start at byte `start`. */
function rotate(bytes: Uint8Array, start: number, from: number, to: number, width: number): void {
  const old = start + from * width;
  const next = start + to * width;
  for (let i = 0; i < width; i += 1) row[i] = bytes[old + i];
  bytes.copyWithin(next + width, next, old);
  for (let i = 0; i < width; i += 1) bytes[next + i] = row[i];
}
