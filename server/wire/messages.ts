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

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  readonly seat: Seat;
  /** Whoever plays there now: a name, or null for a free seat. */
  readonly name: string | null;
  /** The level of the bot that plays; null where a person does, or nobody. */
  readonly level: string | null;
  /** The guest whose seat it is, also while a bot plays on for it; null where it is nobody's. */
  readonly guest: string | null;
  /** Who it is kept for until the start. */
  readonly kept: string | null;
  /** True while some device of the seat is connected. */
  readonly isHere: boolean;
  /** True where the seat has added to what the dice are drawn from. */
  readonly hasEntropy: boolean;
}

/** All that everybody may know of a table beside the match. */
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
  /** Seconds that spectators are behind; null where there are none. */
  readonly spectators: number | null;
  readonly isPublic: boolean;
  /** Whether its end counts for the ladder of its game. */
  readonly isRated: boolean;
  readonly hasPassword: boolean;
  /** SHA-256 of the dice's secret, published before anybody adds to it; null where the deal has a number. */
  readonly commitment: string | null;
  readonly deal: number | null;
  readonly fill: { readonly at: number; readonly level: string } | null;
  /** The table where the same people meet again. */
  readonly again: string | null;
  /** The event of which it is a table; null where it is one by itself. */
  readonly event: string | null;
  /** How many watch. */
  readonly watching: number;
  /** Why the match cannot be played on, in words; null where it can. */
  readonly trouble: string | null;
}

/** An item of the viewer's log. What it says in words the page makes of it, with the words of the game. */
export interface WireItem {
  readonly entry: ViewedEntry;
  readonly events: readonly AnyEvent[];
  /** What a log shows of it in notation, as `LogItem.line`. */
  readonly line: string;
}

/** An item with how the viewer saw the table change while it happened. */
export interface WireFilm extends WireItem {
  /** By event: from the view before it to the one after it. */
  readonly frames: readonly Delta[];
  /** From the last frame to the view when the item was over. */
  readonly rest: Delta;
}

/** What a viewer may know of the match beside its log and view; whole each time. */
export interface WireStatus {
  /** Seats that must choose; in a simultaneous decision also those that have chosen. */
  readonly awaited: readonly Seat[];
  /** The viewer's own choice in an open simultaneous decision. */
  readonly sealed: readonly AnyMove[] | null;
  /** The nearest points that the viewer may go back to, nearest first, in its own numbers; at most 10. */
  readonly undo: { readonly alone: readonly number[]; readonly consented: readonly number[] };
  /** By seat; empty where there are no clocks. `since` is the server's time from which it runs. */
  readonly clocks: readonly { readonly left: number; readonly since: number | null }[];
  /** What is asked of all; `to` in the viewer's numbers. */
  readonly ask: {
    /** To be said with the answer. */
    readonly id: string;
    readonly seat: Seat;
    readonly what: 'undo' | 'end';
    readonly to: number;
    readonly agreed: readonly Seat[];
  } | null;
  readonly isOver: boolean;
  /** Null while it goes on, and where all agreed to end without a result. */
  readonly result: Final | null;
}

/** The match as a viewer may see it, whole. */
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
      /** Names the logs of this store; another one where an older copy of it has been put in its place. */
      readonly logs: string;
      readonly table: TableInfo;
    }
  | { readonly kind: 'table'; readonly table: TableInfo }
  | WireMatch
  /** What happened since the version that this viewer has; version + items is the next version. */
  | {
      readonly kind: 'moved';
      readonly from: number;
      readonly items: readonly WireFilm[];
      readonly status: WireStatus;
    }
  /** A part of the viewer's past: the view after `from` entries, and what followed. */
  | {
      readonly kind: 'history';
      readonly id: string;
      readonly from: number;
      readonly view: AnyView;
      readonly items: readonly WireFilm[];
    }
  | { readonly kind: 'status'; readonly version: number; readonly status: WireStatus }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  /** The message with this id did what it asked for, now or when it first came; it is stored. */
  | { readonly kind: 'ok'; readonly id: string }
  | {
      readonly kind: 'refused';
      /** Of the message; absent where it had none that could be read. */
      readonly id?: string;
      readonly code: string;
      readonly message: string;
      readonly at?: string;
      readonly rule?: string;
    }
  | { readonly kind: 'pong'; readonly now: number }
  /** The last message before the server closes the socket. */
  | { readonly kind: 'bye'; readonly code: string; readonly message: string };
