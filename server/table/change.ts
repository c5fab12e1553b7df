import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Header } from '@marchlands/core/match/header.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** Somebody at a table: a guest of this server, under the name that it goes by here. */
export interface Person {
  readonly guest: string;
  readonly name: string;
}

/** What lets one device of one guest act for a seat. */
export interface Key {
  /** SHA-256 of the secret, hex digits: the secret itself is nowhere but on that device. */
  readonly hash: string;
  readonly guest: string;
}

/**
 * How long a seat may think. `move`: so many seconds for each decision, which may be days. `match`: so many for the whole
 * match, and `increment` more after each choice. Null: as long as it likes.
 */
export type ClockPlan =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'match'; readonly seconds: number; readonly increment: number }
  | null;

/** What a table is for, as its owner wants it. */
export interface Plan {
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly clock: ClockPlan;
  /** The level of the bot that plays on where a clock is at zero or a person steps away. */
  readonly standIn: string;
  /** Seconds that spectators are behind; null where there are none. */
  readonly spectators: number | null;
  /** Whether its end counts for the ladder of its game. */
  readonly isRated: boolean;
  /** Whether the lobby lists it; who has its address finds it in any case. */
  readonly isPublic: boolean;
  /** Hash of what must be known to sit down or watch; null where nothing must. */
  readonly password: string | null;
  /** The number of the deal that is played, open to anybody; null for fair dice. */
  readonly deal: number | null;
  /** Where bots take the free seats after a while: from when on, and their level. */
  readonly fill: { readonly at: number; readonly level: string } | null;
  /** The event of which it is a table; absent where it is one by itself. */
  readonly event?: string;
}

/** What the dice of a match are drawn from; published once it is over. */
export interface DiceSecret {
  /** 64 hex digits. */
  readonly secret: string;
  /** SHA-256 of its bytes. */
  readonly commitment: string;
}

/** A seat's clock: milliseconds left, and since when it runs; null where it stands. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
}

/** By whom or what a match went on. */
export type Cause = 'play' | 'undo' | 'resign' | 'end' | 'away' | 'back';

/** What all players are asked for, and may refuse. */
export interface Ask {
  readonly seat: Seat;
  /** Of the message that asked. */
  readonly id: string;
  /** `undo` to where `to` entries of the whole log had been written. */
  readonly what: 'undo' | 'end';
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** What names an ask: whoever answers says which one. */
export function askId({ seat, id }: Pick<Ask, 'seat' | 'id'>): string {
  return `${seat}/${id}`;
}

/** One thing that happened at a table, as it is stored: with the changes before it, it is all that there is of the table. */
export type Change =
  | {
      readonly kind: 'opened';
      readonly by: Person;
      readonly plan: Plan;
      /** Null where the deal has a number. */
      readonly dice: DiceSecret | null;
      /** Guests for whom seats are kept; null for a seat that is anybody's. */
      readonly kept: readonly (Person | null)[];
    }
  | { readonly kind: 'planned'; readonly plan: Plan }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: Person; readonly key: string }
  /** One more device may act for a seat. */
  | { readonly kind: 'keyed'; readonly seat: Seat; readonly key: Key }
  /** Somebody left the table, or was sent away, before the start. */
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** A bot sits down before the start, or gets up. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** Hex digits that a seat adds to what the dice are drawn from. */
  | { readonly kind: 'entropy'; readonly seat: Seat; readonly entropy: string }
  | {
      readonly kind: 'begun';
      /** With the secret of the dice. */
      readonly header: Header;
      readonly entries: readonly Entry[];
      readonly hash: string;
      readonly clocks: readonly SeatClock[];
    }
  /** A choice that others may not know of yet. */
  | {
      readonly kind: 'sealed';
      readonly seat: Seat;
      readonly id: string;
      readonly moves: readonly AnyMove[];
      readonly clocks: readonly SeatClock[];
    }
  | {
      readonly kind: 'went';
      readonly cause: Cause;
      readonly seat: Seat;
      /** Of the message that brought it; empty where none did. */
      readonly id: string;
      readonly entries: readonly Entry[];
      /** Of the state after it, 16 hex digits. */
      readonly hash: string;
      readonly clocks: readonly SeatClock[];
      readonly isOver: boolean;
    }
  | { readonly kind: 'asked'; readonly ask: Ask }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** The same people meet again there. */
  | { readonly kind: 'again'; readonly table: string }
  /** A guest is no longer known here: its name goes, its keys open nothing. */
  | { readonly kind: 'forgotten'; readonly guest: string };
