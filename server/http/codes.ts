import { randomInt } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ok } from '@marchlands/core/result.ts';
import type { FastifyInstance } from 'fastify';
import { hashSecret, newSecret } from '../keeper/secrets.ts';
import { refuse } from '../table/refusal.ts';
import { type Context, dearOf } from './context.ts';
import { guestOf } from './guest.ts';
import { ANSWERS, CODE, SEAT_KEY, TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** The alphabet of typed codes, without look-alikes. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Lifetime of a code in milliseconds. */
const CODE_TIME = 10 * 60_000;

function newCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Routes for moving a seat to another device. */
export function codeRoutes(app: FastifyInstance, { store, keeper, time, config, purses }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const dear = dearOf(config);
  const response = ANSWERS;

  typed.post(
    '/api/tables/:id/code',
    {
      config: dear,
      schema: {
        tags: ['table'],
        summary: 'A code that moves a seat to another device, valid for ten minutes.',
        params: TABLE_ID,
        body: SEAT_KEY,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const { seat, key } = request.body;
      const may = await keeper.mayAct(request.params.id, seat, key, guest.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      const code = newCode();
      const now = time.now();
      const expires = now + CODE_TIME;
      await store.codes.keep(hashSecret(code), request.params.id, seat, expires, now);
      return reply.send({ code, expires });
    },
  );

  typed.post(
    '/api/codes',
    {
      config: dear,
      schema: { tags: ['table'], summary: 'Move a seat to this device by its code.', body: CODE, response },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const code = request.body.code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
      const taken = await purses.guess('table', request.ip, async () => {
        const led = await store.codes.take(hashSecret(code), time.now());
        return led === null ? refuse('seat.code') : ok(led);
      });
      if (!taken.ok) return sendRefusal(reply, taken.problem);
      const found = taken.value;
      const key = newSecret();
      const given = { hash: hashSecret(key), guest: guest.id };
      const done = await keeper.perform(found.table, { kind: 'key', seat: found.seat, key: given });
      return done.ok ? reply.send({ id: found.table, seat: found.seat, key }) : sendRefusal(reply, done.problem);
    },
  );
}
