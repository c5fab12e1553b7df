import { type EventOf, events } from '../../../events.ts';
import type { Seat } from '../../../seat.ts';
import { open, shown } from '../../../sight.ts';

const kinds = {
  prizeTurnedUp: { prize: open<number>() },
  /** Cards and stakes by seat, secret until both have chosen (DU-03). */
  duelFought: {
    cards: shown<readonly number[]>(),
    stakes: shown<readonly number[]>(),
    prize: open<number>(),
    winner: open<Seat | null>(),
  },
  seatResigned: { seat: open<Seat>() },
  drawAgreed: {},
};

export type Event = EventOf<typeof kinds>;
export const EVENTS = events(kinds);
