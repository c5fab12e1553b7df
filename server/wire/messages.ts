import type { Delta } from '@marchlands/core/delta.ts';
import type { DiceHeader } from '@marchlands/core/match/dice.ts';
import type { ViewedEntry } from '@marchlands/core/match/entry.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyView, Final } from '@marchlands/core/types.ts';
import type { ChatLine } from '../store/chats.ts';
import type { TableStatus } from '../store/tables.ts';
import type { ClockPlan } from '../table/change.ts';

/** The version of the protocol that this server speaks; `docs/protocol.md` describes it. */
export const PROTOCOL = 2;

/** The public facts of a seat. */
export interface SeatInfo {
  readonly seat: Seat;
  /** The current player: a name, or null for a free seat. */
  readonly name: string | null;
  /** The level of the playing bot; null if a person plays, or nobody. */
  readonly level: string | null;
  /** The guest whose seat it is, even while a bot plays for them; null if it is nobody's. */
  readonly guest: string | null;
  /** The name for whom it is kept until the start. */
  readonly kept: string | null;
  /** True while some device of the seat is connected. */
  readonly isHere: boolean;
  /** True if the seat has added entropy to the dice. */
  readonly hasEntropy: boolean;
}

/** The public facts of a table besides the match. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly created: number;
  readonly owner: { readonly guest: string; readonly name: string };
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockPlan;
  readonly standIn: string;
  /** Spectators' delay in seconds; null without spectators. */
  readonly spectators: number | null;
  readonly isPublic: boolean;
  /** Whether its result counts for the ladder of its game. */
  readonly isRated: boolean;
  readonly hasPassword: boolean;
  /** SHA-256 of the dice's secret, published before anybody adds entropy; null for a numbered deal. */
  readonly commitment: string | null;
  readonly deal: number | null;
  readonly fill: { readonly at: number; readonly level: string } | null;
  /** The table of the rematch. */
  readonly again: string | null;
  /** The event that the table belongs to; null for none. */
  readonly event: string | null;
  /** Number of spectators. */
  readonly watching: number;
  /** Why the match cannot be continued, in words; null if it can. */
  readonly trouble: string | null;
}

/** An item of the viewer's log. The page words it with the game's words. */
export interface WireItem {
  readonly entry: ViewedEntry;
  readonly events: readonly AnyEvent[];
  /** Its notation in a log, like `LogItem.line`. */
  readonly line: string;
}

/** An item with the changes of the viewer's view during it. */
export interface WireFilm extends WireItem {
  /** By event: from the view before it to the one after it. */
  readonly frames: readonly Delta[];
  /** From the last frame to the view at the end of the item. */
  readonly rest: Delta;
}

/** The match's status for a viewer, besides its log and view; complete each time. */
export interface WireStatus {
  /** Seats that must choose; in a simultaneous decision also those that have chosen. */
  readonly awaited: readonly Seat[];
  /** The viewer's own choice in an open simultaneous decision. */
  readonly sealed: readonly AnyMove[] | null;
  /** The nearest points to which the viewer may go back, nearest first, in its own numbers; at most 10. */
  readonly undo: { readonly alone: readonly number[]; readonly consented: readonly number[] };
  /** By seat; empty without clocks. `since` is the server's time from which it runs. */
  readonly clocks: readonly { readonly left: number; readonly since: number | null }[];
  /** The pending request to all; `to` in the viewer's numbers. */
  readonly ask: {
    /** To be sent with the answer. */
    readonly id: string;
    readonly seat: Seat;
    readonly what: 'undo' | 'end';
    readonly to: number;
    readonly agreed: readonly Seat[];
  } | null;
  readonly isOver: boolean;
  /** Null while the match goes on, and if all agreed to end without a result. */
  readonly result: Final | null;
}

/** The whole match for a viewer. */
export interface WireMatch {
  readonly kind: 'match';
  readonly viewer: Viewer;
  readonly version: number;
  readonly header: {
    readonly rulesVersion: number;
    readonly seats: number;
    readonly options: { readonly [name: string]: unknown };
    readonly players: readonly { readonly name: string; readonly level?: string }[];
    readonly dice: DiceHeader;
    readonly position?: unknown;
  };
  readonly items: readonly WireItem[];
  readonly view: AnyView;
  readonly status: WireStatus;
}

/** From the server to a socket. */
export type ServerMessage =
  | {
      readonly kind: 'welcome';
      readonly protocol: number;
      readonly viewer: Viewer;
      /** The server's time, milliseconds since 1970. */
      readonly now: number;
      /** The name of this store's logs; it changes if an older copy of the store is restored. */
      readonly logs: string;
      readonly table: TableInfo;
    }
  | { readonly kind: 'table'; readonly table: TableInfo }
  | WireMatch
  /** The items since this viewer's version; version + items is the next version. */
  | {
      readonly kind: 'moved';
      readonly from: number;
      readonly items: readonly WireFilm[];
      readonly status: WireStatus;
    }
  /** Part of the viewer's past: the view after `from` entries, and the following items. */
  | {
      readonly kind: 'history';
      readonly id: string;
      readonly from: number;
      readonly view: AnyView;
      readonly items: readonly WireFilm[];
    }
  | { readonly kind: 'status'; readonly version: number; readonly status: WireStatus }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  /** The message with this id has been executed, now or when it first came; the effect is stored. */
  | { readonly kind: 'ok'; readonly id: string }
  | {
      readonly kind: 'refused';
      /** The message's id; absent if none could be read. */
      readonly id?: string;
      readonly code: string;
      readonly message: string;
      readonly at?: string;
      readonly rule?: string;
    }
  | { readonly kind: 'pong'; readonly now: number }
  /** The last message before the server closes the socket. */
  | { readonly kind: 'bye'; readonly code: string; readonly message: string };
