import type { Seat } from '../seat.ts';
import type { GameTypes, Masked } from '../types.ts';

/** Who sits at a seat: a person, or a bot of a named level. */
export interface Player {
  readonly name: string;
  /** The bot's level; absent for a person. */
  readonly level?: string;
}

/** How sentences call whoever sits in a seat. */
export type PlayerName = (player: Player) => string;

/**
 * One entry of a match's log. Moves and outcomes are typed, never integers, so that a log outlives a codec.
 * The log only grows: undo is an entry too.
 */
export type Entry<T extends GameTypes = GameTypes> =
  | { readonly kind: 'move'; readonly by: Seat; readonly move: T['move'] }
  | { readonly kind: 'chance'; readonly outcome: T['outcome'] }
  | Undo
  | { readonly kind: 'resign'; readonly by: Seat }
  /** All seats agreed to end. */
  | { readonly kind: 'end' }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly player: Player };

/** The match goes back to where `to` entries had been written; all of them stay in the log. */
export interface Undo {
  readonly kind: 'undo';
  readonly by: Seat;
  /** Entries kept, counted from the start of the log; in a viewer's log counted in that viewer's own numbers. */
  readonly to: number;
  /** The seats that consented; empty where the seat could go back by itself. */
  readonly agreed: readonly Seat[];
}

/** An entry as a viewer sees it: hidden fields are UNKNOWN; `hidden` where only its events are seen. */
export type ViewedEntry<T extends GameTypes = GameTypes> =
  | { readonly kind: 'move'; readonly by: Seat; readonly move: Masked<T['move']> }
  | { readonly kind: 'chance'; readonly outcome: Masked<T['outcome']> }
  | { readonly kind: 'hidden' }
  | Exclude<Entry<T>, { readonly kind: 'move' | 'chance' }>;

/** An entry as a viewer was shown it. */
export interface ShownEntry<T extends GameTypes = GameTypes> {
  /** 0, 1, 2, ... without a gap for this viewer; an entry of which the viewer sees nothing has no item. */
  readonly index: number;
  readonly entry: ViewedEntry<T>;
  /** What it led to, in the order it happened, as the viewer sees it. */
  readonly events: readonly Masked<T['event']>[];
  /**
   * What a log shows of it: its notation, but for a choice of several moves and for a simultaneous decision, whose last
   * item has that of all its moves, a seat's behind another's, and whose other items have nothing.
   */
  readonly line: string;
}

/** One line of a viewer's log. */
export interface LogItem<T extends GameTypes = GameTypes> extends ShownEntry<T> {
  /** What an entry of the match itself says (an undo, another player); null for moves and outcomes. */
  readonly own: string | null;
  /** By event, in words that name the seats as they were called then; null where the log says nothing of it. */
  readonly eventSentences: readonly (string | null)[];
  /** All that the log says of it: `own`, then the sentences of its events. */
  readonly sentences: readonly string[];
  /** The move or outcome in the game's notation as the viewer may see it; empty for the match's own entries. */
  readonly notation: string;
}
