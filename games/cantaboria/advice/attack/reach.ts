import { NONE } from '../../data/land.ts';
import { BOAT, MAX_BOATS, MAX_SPACES } from '../../data/limits.ts';
import { entryOf } from '../../rules/waters.ts';
import type { Board } from './board.ts';
import type { Passage } from './passage.ts';

/** Kinds of pieces that a boat may have aboard and find in banks, as bits. */
export const LOAD_HORSE = 1;
export const LOAD_WEAPON = 2;
const LOADS = 4;

/** Ends by which a boat may have come into a reach, and none. */
const ENTRIES = 3;
const ROWS = MAX_BOATS * LOADS * MAX_SPACES * ENTRIES;

/**
 * Where a boat comes in one move with a load all the way, if each of its own banks holds the same: no move
 * that finds no other kind of piece on its way leads further. Found where it is asked for, and kept for all targets of one board.
 */
export class Reach {
  private readonly board: Board;
  private readonly passage: Passage;
  /** By row: whether it is filled; its water spaces, a bit for each, in two words. */
  private readonly isKnown = new Uint8Array(ROWS);
  readonly low = new Int32Array(ROWS);
  readonly high = new Int32Array(ROWS);
  private readonly isMet = new Uint8Array(MAX_SPACES * ENTRIES);
  private readonly queue = new Uint8Array(MAX_SPACES * ENTRIES);

  constructor(board: Board, passage: Passage) {
    this.board = board;
    this.passage = passage;
  }

  /** Forgets all: after another state was read, or leave was given or taken. */
  clear(): void {
    this.isKnown.fill(0);
  }

  /**
   * The row of a boat.
   * @param entry the end by which it came into the water space `from`, 0 where its move begins there
   */
  row(boat: number, load: number, from: number, entry: number): number {
    const row = ((boat * LOADS + load) * MAX_SPACES + from) * ENTRIES + entry;
    if (this.isKnown[row] === 0) this.read(boat, load, from * ENTRIES + entry, row);
    return row;
  }

  private read(boat: number, load: number, start: number, row: number): void {
    const { board, passage, isMet, queue } = this;
    const { land } = board;
    this.isKnown[row] = 1;
    this.low[row] = 0;
    this.high[row] = 0;
    isMet.fill(0);
    queue[0] = start;
    isMet[start] = 1;
    const pieces = (load & LOAD_HORSE) + 3 * (load >> 1);
    const points = board.solid[BOAT + boat] + pieces;
    let count = 1;
    for (let at = 0, steps = 0, end = 1; at < count; at += 1) {
      if (at === end) {
        steps += 1;
        end = count;
      }
      const space = Math.trunc(queue[at] / ENTRIES);
      if (space < 32) this.low[row] |= 1 << space;
      else this.high[row] |= 1 << (space - 32);
      if (steps === board.range) continue;
      const held = this.pointsOfBanks(space, pieces);
      const next = land.connected[space];
      for (let i = 0; i < next.length; i += 1) {
        if (!passage.isOpen(boat, space, queue[at] % ENTRIES, next[i], points, held)) continue;
        const entry = next[i] < land.reaches ? entryOf(board.setup, next[i], space) : 0;
        const state = next[i] * ENTRIES + entry;
        if (isMet[state] === 1) continue;
        isMet[state] = 1;
        queue[count] = state;
        count += 1;
      }
    }
  }

  private pointsOfBanks(space: number, pieces: number): number {
    const { board } = this;
    let sum = 0;
    for (let side = 0; side < 2; side += 1) {
      const bank = board.land.banks[space * 2 + side];
      if (bank !== NONE && board.isOwn(bank)) sum += board.solid[bank] + pieces;
    }
    return sum;
  }
}
