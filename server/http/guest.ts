import type { Result } from '@marchlands/core/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/store.ts';
import { refuse } from '../table/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest who asks; null on routes that are for everybody. */
    guest: Guest | null;
  }
}

/** The name of the cookie that says who a browser's guest is. */
export const GUEST_COOKIE = 'marchlands_guest';

/** How a guest's id looks, unlike any other value that is signed here. */
const GUEST_ID = /^[A-Za-z0-9_-]+$/;
/** Seconds for which a browser keeps who it is. */
const KEPT = 400 * 86_400;

/** Gives a browser a signed cookie that no script reads. */
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

/** The guest of a request, by its signed cookie; null where there is none. */
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

/** Has all routes of an app ask for a guest, once what they are given is known to be well formed. */
export function onlyForGuests(app: FastifyInstance, store: Store): void {
  app.addHook('preHandler', async (request, reply) => {
    const guest = await knownGuest(request, store);
    if (!guest.ok) return sendRefusal(reply, guest.problem);
    request.guest = guest.value;
  });
}

/** The guest who asks. @throws on a route that is for everybody */
export function guestOf({ guest }: FastifyRequest): Guest {
  if (guest === null) throw new Error('only a route for guests may ask who asks');
  return guest;
}
