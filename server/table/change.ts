import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Header } from '@marchlands/core/match/header.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** Somebody at a table: a guest of this server, under the name that it goes by here. */
export interface Person {
  readonly guest: string;
  readonly name: string;
}

/** A key that lets one device of one guest act for a seat. */
export interface Key {
  /** SHA-256 of the secret, hex digits; the secret itself is only on that device. */
  readonly hash: string;
  readonly guest: string;
}

/**
 * A seat's thinking time. `move`: seconds per decision, perhaps days. `match`: seconds for the whole match, plus
 * `increment` after each choice. Null: unlimited.
 */
export type ClockPlan =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'match'; readonly seconds: number; readonly increment: number }
  | null;

/** The owner's plan for a table. */
export interface Plan {
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly clock: ClockPlan;
  /** The level of the bot that takes over when a clock runs out or a person steps away. */
  readonly standIn: string;
  /** Spectator delay in seconds; null if spectators are not allowed. */
  readonly spectators: number | null;
  /** Whether the result counts for the game's ladder. */
  readonly isRated: boolean;
  /** Whether the lobby lists it; anyone with its address can find it anyway. */
  readonly isPublic: boolean;
  /** Hash of the password for sitting down or watching, or null. */
  readonly password: string | null;
  /** The number of the deal, public; null for fair dice. */
  readonly deal: number | null;
  /** When bots fill free seats, and their level. */
  readonly fill: { readonly at: number; readonly level: string } | null;
  /** The table's event; absent for a standalone table. */
  readonly event?: string;
}

/** The dice secret of a match; published at its end. */
export interface DiceSecret {
  /** 64 hex digits. */
  readonly secret: string;
  /** SHA-256 of its bytes. */
  readonly commitment: string;
}

/** A seat's clock: milliseconds left, and when it started running; null if stopped. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
}

/** The cause of a change to the match. */
export type Cause = 'play' | 'undo' | 'resign' | 'end' | 'away' | 'back';

/** A request that needs all players' consent. */
export interface Ask {
  readonly seat: Seat;
  /** Of the message that asked. */
  readonly id: string;
  /** `undo` to where `to` entries of the whole log had been written. */
  readonly what: 'undo' | 'end';
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** The id of a request; answers refer to it. */
export function askId({ seat, id }: Pick<Ask, 'seat' | 'id'>): string {
  return `${seat}/${id}`;
}

/** A stored change of a table. The sequence of changes is the table's complete data. */
export type Change =
  | {
      readonly kind: 'opened';
      readonly by: Person;
      readonly plan: Plan;
      /** Null for a numbered deal. */
      readonly dice: DiceSecret | null;
      /** Guests with reserved seats; null for an open seat. */
      readonly kept: readonly (Person | null)[];
    }
  | { readonly kind: 'planned'; readonly plan: Plan }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: Person; readonly key: string }
  /** One more device may act for a seat. */
  | { readonly kind: 'keyed'; readonly seat: Seat; readonly key: Key }
  /** A guest left the table, or was removed, before the start. */
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** A bot sits down before the start, or gets up. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** A seat's entropy for the dice, hex digits. */
  | { readonly kind: 'entropy'; readonly seat: Seat; readonly entropy: string }
  | {
      readonly kind: 'begun';
      /** With the secret of the dice. */
      readonly header: Header;
      readonly entries: readonly Entry[];
      readonly hash: string;
      readonly clocks: readonly SeatClock[];
    }
  /** A sealed choice, still secret from others. */
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
      /** Id of the message that caused it, or ''. */
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
  /** The table of the rematch. */
  | { readonly kind: 'again'; readonly table: string }
  /** A guest was forgotten: the name is removed, and the keys are void. */
  | { readonly kind: 'forgotten'; readonly guest: string };
