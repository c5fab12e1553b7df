import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Passkeys } from '../store/passkeys.ts';
import { GUEST_COOKIE, keepCookie } from './guest.ts';

/**
 * The cookie of a signed-in browser: its guest, a dot, and the passkey. It is valid as long as the passkey. A browser
 * chooses the id of its passkey, which might equal a guest id; the dot keeps the two kinds of cookie apart.
 */
export const SIGNED_COOKIE = 'marchlands_signed';

/** Signs a browser in as a guest. */
export function signIn(request: FastifyRequest, reply: FastifyReply, guest: string, passkey: string): void {
  keepCookie(request, reply, GUEST_COOKIE, guest);
  keepCookie(request, reply, SIGNED_COOKIE, `${guest}.${passkey}`);
}

/** Whether the browser has signed in as this guest with a passkey that still exists. */
export async function hasSigned(request: FastifyRequest, passkeys: Passkeys, guest: string): Promise<boolean> {
  const given = request.cookies[SIGNED_COOKIE];
  const { valid, value } = given === undefined ? { valid: false, value: null } : request.unsignCookie(given);
  const passkey = valid ? (value ?? '').split('.').at(1) : undefined;
  if (passkey === undefined) return false;
  return (await passkeys.find(passkey))?.guest === guest;
}
