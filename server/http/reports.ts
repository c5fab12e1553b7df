import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../table/refusal.ts';
import { type Context, dearOf } from './context.ts';
import { guestOf } from './guest.ts';
import { ANSWERS, REPORT, TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** The route for reporting a line of chat. */
export function reportRoute(app: FastifyInstance, { store, keeper, time, config }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.post(
    '/api/tables/:id/reports',
    {
      config: dearOf(config),
      schema: {
        tags: ['table'],
        summary: 'Report a line of chat to the operator.',
        params: TABLE_ID,
        body: REPORT,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const { id } = request.params;
      const { channel, seq, why } = request.body;
      const by = guest.id;
      const heard = await keeper.look(id, ({ data }) =>
        data.seats.some(({ keys }) => keys.some((key) => key.guest === by)),
      );
      if (!heard.ok) return sendRefusal(reply, heard.problem);
      // A guest who cannot read the players' chat must not learn how much they write.
      if (channel === 'players' && !heard.value) return sendRefusal(reply, refuse('chat.channel').problem);
      if ((await store.chats.line(id, channel, seq)) === null)
        return sendRefusal(reply, refuse('table.unknown').problem);
      await store.moderation.report({ id: randomUUID(), table: id, channel, seq, by, why, at: time.now() });
      return reply.send({});
    },
  );
}
