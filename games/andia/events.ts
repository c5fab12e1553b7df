import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { knew, open, shown } from '@marchlands/core/sight.ts';
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

const seat = open<Seat>();
const winner = open<Seat | null>();
const pieces = open<readonly [number, number]>();
const left = open<number>();
const area = open<string>();

/** By kind, with each field's viewers. Events come only after both players have chosen, so all fields are open. */
const kinds = {
  piecesPlaced: { seat, pieces: shown<readonly NewPiece[]>(knew('seat')) },
  orderRevealed: { seat, order: shown<Order>(knew('seat')) },
  /** Numbers by seat; `left` is how many of the winner's pieces go on, 0 where there is no winner. */
  exchangeFought: { between: open<readonly [string, string]>(), pieces, winner, left },
  /** All that is left of one player's moving pieces comes to its targets. */
  piecesArrived: { seat, moves: open<readonly PieceMove[]>() },
  /** `holder` is the previous holder (AN-81), or null. */
  areaFought: { area, pieces, holder: open<Seat | null>(), winner, left },
  /** `owner` has the pieces there; null for an empty area. */
  areaBombarded: { seat, area, owner: open<Seat | null>(), before: open<number>(), after: open<number>() },
  /** The start check, with the cities that each player holds. */
  turnChecked: { turn: open<number>(), cities: open<readonly [number, number]>() },
  gameEnded: { winner, reason: open<Reason>() },
};

/** What happened, in the order of a turn. */
export type Event = EventOf<typeof kinds>;
/** The visibility of events, and their reveals. */
export const EVENTS = events(kinds);

export type Events = EventSink<Event> | undefined;
