import type { Result } from '@marchlands/core/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/store.ts';
import { refuse } from '../table/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The requesting guest; null on public routes. */
    guest: Guest | null;
  }
}

/** The name of the guest cookie. */
export const GUEST_COOKIE = 'marchlands_guest';

/** The format of a guest's id, unlike any other value signed here. */
const GUEST_ID = /^[A-Za-z0-9_-]+$/;
/** Lifetime of the guest cookie in seconds. */
const KEPT = 400 * 86_400;

/** Sets a signed cookie that scripts cannot read. */
export function keepCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: KEPT,
  });
}

/** The guest of a request, from its signed cookie, or null. */
export function guestId(request: FastifyRequest): string | null {
  const given = request.cookies[GUEST_COOKIE];
  if (given === undefined) return null;
  const { valid, value } = request.unsignCookie(given);
  return valid && GUEST_ID.test(value) ? value : null;
}

/** The guest of a request, known to the store. */
export async function knownGuest(request: FastifyRequest, { guests }: Store): Promise<Result<Guest>> {
  const id = guestId(request);
  const guest = id === null ? null : await guests.find(id);
  return guest === null ? refuse('guest.unknown') : { ok: true, value: guest };
}

/** Requires a guest on all routes of an app, after validating their input. */
export function onlyForGuests(app: FastifyInstance, store: Store): void {
  app.addHook('preHandler', async (request, reply) => {
    const guest = await knownGuest(request, store);
    if (!guest.ok) return sendRefusal(reply, guest.problem);
    request.guest = guest.value;
  });
}

/** The requesting guest. @throws on a public route */
export function guestOf({ guest }: FastifyRequest): Guest {
  if (guest === null) throw new Error('only a route for guests may ask who asks');
  return guest;
}
