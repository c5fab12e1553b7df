import { BOAT, MAX_BOATS, MAX_SPACES } from '../../data/limits.ts';
import { Journey } from '../../rules/waters.ts';
import type { Board } from './board.ts';
import type { Ashore, Passage } from './passage.ts';

/** Kinds of pieces that a boat may have aboard or find in banks, as bits. */
export const LOAD_HORSE = 1;
export const LOAD_WEAPON = 2;
const LOADS = 4;

const ROWS = MAX_BOATS * LOADS * MAX_SPACES;

/**
 * Where a boat can go in one move if it carries a fixed load all the way and each own bank holds the same pieces. No
 * move that finds no other kind of piece goes further. Computed when first asked and kept for all targets of one board.
 */
export class Reach implements Ashore {
  private readonly board: Board;
  private readonly passage: Passage;
  /** By row: whether it is computed; its water spaces, one bit each, in two words. */
  private readonly isKnown = new Uint8Array(ROWS);
  readonly low = new Int32Array(ROWS);
  readonly high = new Int32Array(ROWS);
  private readonly journey = new Journey();
  /** The boat in question, its points with the load, and the points of the load. */
  private boat = 0;
  private points = 0;
  private pieces = 0;

  constructor(board: Board, passage: Passage) {
    this.board = board;
    this.passage = passage;
  }

  /** Forgets everything: another state was read, or leave was given or withdrawn. */
  clear(): void {
    this.isKnown.fill(0);
  }

  /** The row of a boat whose move begins in the water space `from`. */
  row(boat: number, load: number, from: number): number {
    const row = (boat * LOADS + load) * MAX_SPACES + from;
    if (this.isKnown[row] === 0) this.read(boat, load, from, row);
    return row;
  }

  private read(boat: number, load: number, from: number, row: number): void {
    const { journey } = this;
    this.isKnown[row] = 1;
    this.low[row] = 0;
    this.high[row] = 0;
    this.boat = boat;
    this.pieces = (load & LOAD_HORSE) + 3 * (load >> 1);
    this.points = this.board.solid[BOAT + boat] + this.pieces;
    journey.find(this.board.setup, from, this.isOpen);
    for (let i = 0; i < journey.count; i += 1) {
      const space = journey.spaces[i];
      if (space < 32) this.low[row] |= 1 << space;
      else this.high[row] |= 1 << (space - 32);
    }
  }

  private readonly isOpen = (from: number, entry: number, into: number): boolean =>
    this.passage.isOpen(this.boat, from, entry, into, this.points, this);

  /** Each own bank holds the load too. */
  pointsIn(): number {
    return this.pieces;
  }
}
