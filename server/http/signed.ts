import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Passkeys } from '../store/passkeys.ts';
import { GUEST_COOKIE, keepCookie } from './guest.ts';

/**
 * The cookie of a browser that has signed in: its guest, a dot, and the passkey. It is good for as long as the passkey is.
 * A browser makes up the id of its passkey, which might be somebody's guest: with the dot it is no guest's cookie.
 */
export const SIGNED_COOKIE = 'marchlands_signed';

/** Makes a browser that of a guest who has signed in. */
export function signIn(request: FastifyRequest, reply: FastifyReply, guest: string, passkey: string): void {
  keepCookie(request, reply, GUEST_COOKIE, guest);
  keepCookie(request, reply, SIGNED_COOKIE, `${guest}.${passkey}`);
}

/** Whether the browser has signed in as this guest, by a passkey that is still there. */
export async function hasSigned(request: FastifyRequest, passkeys: Passkeys, guest: string): Promise<boolean> {
  const given = request.cookies[SIGNED_COOKIE];
  const { valid, value } = given === undefined ? { valid: false, value: null } : request.unsignCookie(given);
  const passkey = valid ? (value ?? '').split('.').at(1) : undefined;
  if (passkey === undefined) return false;
  return (await passkeys.find(passkey))?.guest === guest;
}
