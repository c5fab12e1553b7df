import type { Aim } from './aim.ts';
import type { Board } from './board.ts';
import type { Bound } from './bound.ts';
import type { Passage } from './passage.ts';
import type { Reach } from './reach.ts';
import type { Steps } from './steps.ts';

/** The search's input for one shipment of a plan. */
export interface Level {
  readonly board: Board;
  readonly aim: Aim;
  readonly passage: Passage;
  readonly reach: Reach;
  readonly bound: Bound;
  /** The board before the shipment. */
  readonly saved: Uint8Array;
  /** The board after it, which may include further shipments. */
  after(): Uint8Array;
  /** Whether no shipment follows this one. */
  isLast(): boolean;
  /** Whether a plan worth at most this may beat the best plan so far. */
  isWorth(most: number): boolean;
  /** Evaluates the current board after the shipment; true if the search is over. */
  look(): boolean;
  /** Counts work worth evaluating this many boards; true if that exceeds the budget and ends the search. */
  spend(looks: number): boolean;
  /** The search cannot be exact from here on. */
  cut(): void;
}

/** A type of shipment (CA-51): all its results, except those made pointless by another of its type. */
export interface Shipment {
  /** Prepares for the current board. */
  begin?(): void;
  /** Makes each shipment that starts in a place, evaluates it and restores the board; true if the search is over. */
  eachFrom(place: number): boolean;
  /** Writes the last shipment made. */
  write(out: Steps): void;
}
