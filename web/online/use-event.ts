import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { useMemo } from 'react';
import { eventLook } from './event-api.ts';
import { type Polled, usePolled } from './use-polled.ts';

/** Milliseconds between polls of an event. */
const POLL = 5000;

/** Follows an event. @param asks a changed number polls at once */
export function useEvent(id: string, asks = 0): Polled<EventInfo> {
  const look = useMemo(() => eventLook(id), [id]);
  return usePolled(look, POLL, asks);
}
