import type { Result } from '@marchlands/core/result.ts';
import { ok } from '@marchlands/core/result.ts';
import type { EventInfo, ListedEvent } from '@marchlands/server/wire/events.ts';
import { ask, done } from './api.ts';

/** The settings of a new event; stand-ins and spectators are up to the server. */
export type EventWish = Omit<EventInfo['plan'], 'standIn' | 'isWatched'>;

function path(id: string, what = ''): string {
  return `/api/events/${encodeURIComponent(id)}${what}`;
}

/** Creates an event; returns its id. */
export async function makeEvent(wish: EventWish): Promise<Result<string>> {
  const made = await ask<{ readonly id: string }>('POST', '/api/events', wish);
  return made.ok ? ok(made.value.id) : made;
}

/** Polls an event: unchanged data is not sent again. */
export function eventLook(id: string): () => Promise<Result<EventInfo>> {
  let known: EventInfo | null = null;
  return async () => {
    const query = known === null ? '' : `?have=${known.seq}`;
    const found = await ask<EventInfo | { readonly seq: number }>('GET', path(id, query));
    if (!found.ok) return found;
    if ('plan' in found.value) known = found.value;
    // Only the version is sent if nothing changed.
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

/** Leaves. @param guest somebody else, whom the owner removes */
export function leaveEvent(id: string, guest?: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/leave'), guest === undefined ? {} : { guest }));
}

export function beginEvent(id: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/begin')));
}

export function endEvent(id: string): Promise<Result<void>> {
  return done(ask('POST', path(id, '/end')));
}
