import type { Result } from '@marchlands/core/result.ts';
import { ok } from '@marchlands/core/result.ts';
import type { EventInfo, ListedEvent } from '@marchlands/server/wire/events.ts';
import { ask, done } from './api.ts';

/** What an event is to be for; who stands in and who may watch is the server's to say. */
export type EventWish = Omit<EventInfo['plan'], 'standIn' | 'isWatched'>;

function path(id: string, what = ''): string {
  return `/api/events/${encodeURIComponent(id)}${what}`;
}

/** Makes an event; its id. */
export async function makeEvent(wish: EventWish): Promise<Result<string>> {
  const made = await ask<{ readonly id: string }>('POST', '/api/events', wish);
  return made.ok ? ok(made.value.id) : made;
}

/** Looks at an event again and again: what has not changed is not sent anew. */
export function eventLook(id: string): () => Promise<Result<EventInfo>> {
  let known: EventInfo | null = null;
  return async () => {
    const query = known === null ? '' : `?have=${known.seq}`;
    const found = await ask<EventInfo | { readonly seq: number }>('GET', path(id, query));
    if (!found.ok) return found;
    if ('plan' in found.value) known = found.value;
    // Its number alone is sent where one has all of it.
    return known === null ? eventLook(id)() : ok(known);
  };
}

export async function openEvents(): Promise<Result<readonly ListedEvent[]>> {
  const found = await ask<{ readonly events: readonly ListedEvent[] }>('GET', '/api/events');
  return found.ok ? ok(found.value.events) : found;
}

export async function ownEvents(): Promise<Result<readonly ListedEvent[]>> {
  const found = await ask<{ readonly events: readonly ListedEvent[] }>('GET', '/api/guest/events');
  return found.ok ? ok(found.value.events) : found;
}

export function joinEvent(id: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/join')));
}

/** Leaves. @param guest somebody else, whom the owner sends away */
export function leaveEvent(id: string, guest?: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/leave'), guest === undefined ? {} : { guest }));
}

export function beginEvent(id: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/begin')));
}

export function endEvent(id: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/end')));
}
