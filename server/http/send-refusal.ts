import type { Problem } from '@marchlands/core/result.ts';
import type { FastifyReply } from 'fastify';

/** Statuses of refusals other than conflicts. */
const STATUS: { readonly [code: string]: number } = {
  'guest.unknown': 401,
  'table.unknown': 404,
  'mute.unknown': 404,
  'seat.unknown': 404,
  'event.unknown': 404,
  'event.owner': 403,
  'event.player': 403,
  'event.damaged': 500,
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

/** Sends a refusal; the default status is a conflict. */
export function sendRefusal(reply: FastifyReply, { code = 'server.fault', message, at, rule }: Problem): FastifyReply {
  return reply.code(STATUS[code] ?? 409).send({
    code,
    message,
    ...(at === undefined ? {} : { at }),
    ...(rule === undefined ? {} : { rule }),
  });
}
