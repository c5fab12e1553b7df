import type { Seat } from '../seat.ts';
import type { GameTypes, Masked } from '../types.ts';

/** The player at a seat: a person, or a bot of a named level. */
export interface Player {
  readonly name: string;
  /** The bot's level; absent for a person. */
  readonly level?: string;
}

/** The name of a seat's player in sentences. */
export type PlayerName = (player: Player) => string;

/**
 * One entry of a match's log. Moves and outcomes are typed, never integers, so that a log outlives a codec. The log
 * only grows: an undo is an entry too.
 */
export type Entry<T extends GameTypes = GameTypes> =
  | { readonly kind: 'move'; readonly by: Seat; readonly move: T['move'] }
  | { readonly kind: 'chance'; readonly outcome: T['outcome'] }
  | Undo
  | { readonly kind: 'resign'; readonly by: Seat }
  /** All seats agreed to end the match. */
  | { readonly kind: 'end' }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly player: Player };

/** The match returns to the state after `to` entries; later ones stay in the log. */
export interface Undo {
  readonly kind: 'undo';
  readonly by: Seat;
  /** Number of entries kept, from the start of the log; in a viewer's log, in that viewer's own numbering. */
  readonly to: number;
  /** The consenting seats; empty if none were needed. */
  readonly agreed: readonly Seat[];
}

/** An entry as a viewer sees it: hidden fields are UNKNOWN; `hidden` if only its events are visible. */
export type ViewedEntry<T extends GameTypes = GameTypes> =
  | { readonly kind: 'move'; readonly by: Seat; readonly move: Masked<T['move']> }
  | { readonly kind: 'chance'; readonly outcome: Masked<T['outcome']> }
  | { readonly kind: 'hidden' }
  | Exclude<Entry<T>, { readonly kind: 'move' | 'chance' }>;

/** An entry as a viewer was shown it. */
export interface ShownEntry<T extends GameTypes = GameTypes> {
  /** 0, 1, 2, ... without gaps for this viewer; an invisible entry has no item. */
  readonly index: number;
  readonly entry: ViewedEntry<T>;
  /** Its events in order, as the viewer sees them. */
  readonly events: readonly Masked<T['event']>[];
  /**
   * Its notation. A choice of several moves is written on its last item only; so is a simultaneous decision, seat by
   * seat. The other items have ''.
   */
  readonly line: string;
}

/** One line of a viewer's log. */
export interface LogItem<T extends GameTypes = GameTypes> extends ShownEntry<T> {
  /** The sentence of the match's own entry (an undo, another player); null for moves and outcomes. */
  readonly own: string | null;
  /** One sentence per event, with the players' names at that time; null for events that the log omits. */
  readonly eventSentences: readonly (string | null)[];
  /** The full text: `own`, then the sentences of its events. */
  readonly sentences: readonly string[];
  /** The move or outcome in the game's notation as the viewer may see it; empty for the match's own entries. */
  readonly notation: string;
}
