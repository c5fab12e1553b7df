import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { knew, open, shown } from '@marchlands/core/sight.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { reasons } from './state.ts';

/** Why a match ended (AN-99). */
export type Reason = (typeof reasons)[number];

/** One part of a move: number of pieces, origin, destination. Areas are codes. */
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

/** One new piece: the city that gives it, and its destination. */
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
  /** Numbers by seat; `left` is the number of the winner's pieces that go on, 0 if there is no winner. */
  exchangeFought: { between: open<readonly [string, string]>(), pieces, winner, left },
  /** All remaining moving pieces of one player arrive at their targets. */
  piecesArrived: { seat, moves: open<readonly PieceMove[]>() },
  /** `holder` is the previous holder (AN-81), or null. */
  areaFought: { area, pieces, holder: open<Seat | null>(), winner, left },
  /** `owner` is the seat with pieces there; null for an empty area. */
  areaBombarded: { seat, area, owner: open<Seat | null>(), before: open<number>(), after: open<number>() },
  /** The start check, with the number of cities held by each player. */
  turnChecked: { turn: open<number>(), cities: open<readonly [number, number]>() },
  gameEnded: { winner, reason: open<Reason>() },
};

/** Events, in the order of a turn. */
export type Event = EventOf<typeof kinds>;
/** Views of events: what viewers see, and which seats learn something. */
export const EVENTS = events(kinds);

export type Events = EventSink<Event> | undefined;
