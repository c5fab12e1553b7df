import type { Aim } from './aim.ts';
import type { Board } from './board.ts';
import type { Bound } from './bound.ts';
import type { Passage } from './passage.ts';
import type { Reach } from './reach.ts';
import type { Steps } from './steps.ts';

/** What one shipment of a plan works with. */
export interface Level {
  readonly board: Board;
  readonly aim: Aim;
  readonly passage: Passage;
  readonly reach: Reach;
  readonly bound: Bound;
  /** The board before the shipment. */
  readonly saved: Uint8Array;
  /** The board after it, where further shipments may have followed. */
  after(): Uint8Array;
  /** Whether no shipment follows this one. */
  isLast(): boolean;
  /** Whether what comes to no more than this may be better than the best plan so far. */
  isWorth(most: number): boolean;
  /** Looks at the board after the shipment, as it stands now; true where the search is over. */
  look(): boolean;
  /** Counts work that is as much as looking at so many boards; true where it was too much, and the search is over. */
  spend(looks: number): boolean;
  /** The search cannot be exact from here on. */
  cut(): void;
}

/** A type of shipment (CA-51): all results of it that another one of its type does not make pointless. */
export interface Shipment {
  /** Prepares for the board as it stands. */
  begin?(): void;
  /** Makes each that begins in an own place, looks at it and puts the board back; true where the search is over. */
  eachFrom(place: number): boolean;
  /** Writes the one that was made last. */
  write(out: Steps): void;
}
