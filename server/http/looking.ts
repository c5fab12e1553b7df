import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { FastifyInstance } from 'fastify';
import { Round } from '../keeper/round.ts';
import type { Context } from './context.ts';
import { sendCode, sharedOrigin } from './invitation.ts';
import { ANSWERS, TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** Public routes for looking at a table. */
export function lookingRoutes(app: FastifyInstance, context: Context): void {
  const { keeper, time } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  typed.get(
    '/api/tables/:id',
    { schema: { tags: ['table'], summary: 'A table, without its match.', params: TABLE_ID, response } },
    async (request, reply) => {
      const found = await keeper.look(request.params.id, (table, presence) =>
        new Round(table, presence, time.time).info(SPECTATOR),
      );
      return found.ok ? reply.send(found.value) : sendRefusal(reply, found.problem);
    },
  );

  typed.get(
    '/api/tables/:id/qr.svg',
    { schema: { tags: ['table'], summary: 'The address of a table as a QR code.', params: TABLE_ID } },
    async (request, reply) => sendCode(reply, context, `/t/${request.params.id}`),
  );

  typed.get(
    '/api/origin',
    {
      schema: {
        tags: ['table'],
        summary: 'The origin for invitations: the address at which others reach this server.',
      },
    },
    async (request, reply) => reply.send({ origin: sharedOrigin(request, context) }),
  );
}
