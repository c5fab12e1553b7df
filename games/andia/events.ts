import type { Seat } from '@marchlands/core/seat.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { reasons } from './state.ts';

/** Why a match ended (AN-99). */
export type Reason = (typeof reasons)[number];

/** One part of a move: how many pieces, from where, to where. Areas are codes. */
export interface PieceMove {
  readonly n: number;
  readonly from: string;
  readonly to: string;
}

/** A whole order (D2 to D5); a pass has no moves. */
export interface Order {
  /** In board order of `from`, then of `to`. */
  readonly moves: readonly PieceMove[];
  readonly bomb: string | null;
}

/** One new piece: the city that gives it, and where it goes. */
export interface NewPiece {
  readonly city: string;
  readonly to: string;
}

/** What happened, in the order of a turn. Nothing is told before both players have chosen, so no field is ever hidden. */
export type Event =
  | { readonly kind: 'piecesPlaced'; readonly seat: Seat; readonly pieces: readonly NewPiece[] }
  | { readonly kind: 'orderRevealed'; readonly seat: Seat; readonly order: Order }
  /** Numbers by seat; `left` is how many of the winner's pieces go on, 0 where there is no winner. */
  | {
      readonly kind: 'exchangeFought';
      readonly between: readonly [string, string];
      readonly pieces: readonly [number, number];
      readonly winner: Seat | null;
      readonly left: number;
    }
  /** All that is left of one player's moving pieces comes to its targets. */
  | { readonly kind: 'piecesArrived'; readonly seat: Seat; readonly moves: readonly PieceMove[] }
  | {
      readonly kind: 'areaFought';
      readonly area: string;
      readonly pieces: readonly [number, number];
      /** The previous holder (AN-81), or null. */
      readonly holder: Seat | null;
      readonly winner: Seat | null;
      readonly left: number;
    }
  | {
      readonly kind: 'areaBombarded';
      readonly seat: Seat;
      readonly area: string;
      /** Whose pieces are there; null for an empty area. */
      readonly owner: Seat | null;
      readonly before: number;
      readonly after: number;
    }
  /** The start check, with the cities that each player holds. */
  | { readonly kind: 'turnChecked'; readonly turn: number; readonly cities: readonly [number, number] }
  | { readonly kind: 'gameEnded'; readonly winner: Seat | null; readonly reason: Reason };

export type Events = EventSink<Event> | undefined;
