import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { open } from '@marchlands/core/sight.ts';
import type { EventSink } from '@marchlands/core/types.ts';

const kinds = {
  pebblesTaken: { seat: open<Seat>(), count: open<number>(), left: open<number>() },
};

export type Event = EventOf<typeof kinds>;
/** The events argument of `apply`; absent if nobody listens. */
export type Events = EventSink<Event> | undefined;
export const EVENTS = events(kinds);
