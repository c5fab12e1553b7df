import type { Problem, Result } from '@marchlands/core/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Histories } from '../keeper/histories.ts';
import type { Keeper } from '../keeper/keeper.ts';
import type { LoadGame } from '../keeper/parts.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/store.ts';
import { refuse } from '../table/refusal.ts';
import type { Timekeeper } from '../time.ts';
import { countedAs } from './counted-as.ts';
import type { Passwords } from './password.ts';
import type { Purses } from './purses.ts';
import type { Payer } from './turns.ts';

/** What routes work with. */
export interface Context {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly histories: Histories;
  readonly pusher: Pusher;
  readonly time: Timekeeper;
  readonly loadGame: LoadGame;
  readonly games: readonly { readonly id: string; readonly title: string; readonly seats: readonly number[] }[];
  readonly config: Config;
  readonly purses: Purses;
  readonly passwords: Passwords;
  /** Names the logs of this store: what a device has of others is not gone on from. */
  readonly logs: string;
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

/** Fewer requests on routes that cost much or where something could be guessed. */
export function dearOf({ limits }: Config) {
  return { rateLimit: { max: Math.ceil(limits.requests / 10), timeWindow: '1 minute' } };
}

/** Who waits for a guest's password at a table: its address shares with others, its table within that, then the guest. */
export function payerOf(request: FastifyRequest, table: string, guest: string): Payer {
  return [countedAs(request.ip), table, guest];
}

/** The guest of a request, by its signed cookie; null where there is none. */
export function guestId(request: FastifyRequest): string | null {
  const given = request.cookies[GUEST_COOKIE];
  if (given === undefined) return null;
  const { valid, value } = request.unsignCookie(given);
  return valid && GUEST_ID.test(value) ? value : null;
}

/** The guest of a request, known to the store. */
export async function guestOf(request: FastifyRequest, store: Store): Promise<Result<Guest>> {
  const id = guestId(request);
  const guest = id === null ? null : await store.guests.find(id);
  return guest === null ? refuse('guest.unknown') : { ok: true, value: guest };
}

const STATUS: { readonly [code: string]: number } = {
  'guest.unknown': 401,
  'table.unknown': 404,
  'mute.unknown': 404,
  'seat.unknown': 404,
  'table.owner': 403,
  'table.password': 403,
  'table.spectators': 403,
  'seat.key': 403,
  'seat.guest': 403,
  'seat.code': 403,
  'passkey.insecure': 403,
  'passkey.refused': 403,
  'passkey.unknown': 404,
  'passkey.missing': 401,
  'passkey.seat': 403,
  'push.endpoint': 400,
  'origin.forged': 403,
  'host.unknown': 421,
  'admin.token': 401,
  'route.unknown': 404,
  'limit.rate': 429,
  'message.form': 400,
  'guest.name': 400,
  'message.size': 413,
  'table.damaged': 500,
  'store.down': 503,
  'server.closing': 503,
  'server.fault': 500,
};

/** Answers with a refusal; a conflict where nothing else fits. */
export function sendRefusal(reply: FastifyReply, { code = 'server.fault', message, at, rule }: Problem): FastifyReply {
  return reply.code(STATUS[code] ?? 409).send({
    code,
    message,
    ...(at === undefined ? {} : { at }),
    ...(rule === undefined ? {} : { rule }),
  });
}
