import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { Round } from '../keeper/round.ts';
import type { Context } from './context.ts';
import { ANSWERS, TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** Routes on which everybody looks at a table. */
export function lookingRoutes(app: FastifyInstance, { keeper, time }: Context): void {
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
    async (request, reply) => {
      const address = `${request.protocol}://${request.host}/t/${request.params.id}`;
      return reply.type('image/svg+xml').send(await QRCode.toString(address, { type: 'svg', margin: 2 }));
    },
  );
}
