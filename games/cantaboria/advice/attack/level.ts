import type { Aim } from './aim.ts';
import type { Board } from './board.ts';
import type { Passage } from './passage.ts';
import type { Steps } from './steps.ts';

/** What one shipment of a plan works with. */
export interface Level {
  readonly board: Board;
  readonly aim: Aim;
  readonly passage: Passage;
  /** The board before the shipment. */
  readonly saved: Uint8Array;
  /** The board after it, where further shipments may have followed. */
  after(): Uint8Array;
  /** Whether no shipment follows this one. */
  isLast(): boolean;
  /** Looks at the board after the shipment, as it stands now; true where the search is over. */
  look(): boolean;
  /** Counts work that is as much as looking at so many boards on land. */
  spend(looks: number): void;
  /** The search cannot be exact from here on. */
  cut(): void;
}

/** A type of shipment (CA-51): all results of it that another one of its type does not make pointless. */
export interface Shipment {
  /** Makes each on the board, looks at it and puts the board back; true where the search is over. */
  each(): boolean;
  /** Writes the one that was made last. */
  write(out: Steps): void;
}
