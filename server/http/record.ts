import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { FastifyInstance } from 'fastify';
import { shownEntries } from '../table/look.ts';
import { refuse } from '../table/refusal.ts';
import { type Context, dearOf } from './context.ts';
import { mayEnter } from './entering.ts';
import { guestOf } from './guest.ts';
import { ANSWERS, RECORD, TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** The route for records of matches. */
export function recordRoute(app: FastifyInstance, context: Context): void {
  const { keeper, time, config } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.post(
    '/api/tables/:id/record',
    {
      config: dearOf(config),
      schema: {
        tags: ['table'],
        summary: 'The record of the match, as the requesting viewer may see it.',
        params: TABLE_ID,
        body: RECORD,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { seat, key, password } = request.body;
      const guest = guestOf(request);
      if (seat !== undefined) {
        const may = await keeper.mayAct(id, seat, key ?? '', guest.id);
        if (!may.ok) return sendRefusal(reply, may.problem);
      }
      const found = await keeper.look(id, ({ data }) => data);
      if (!found.ok) return sendRefusal(reply, found.problem);
      const { plan, status } = found.value;
      if (seat === undefined) {
        const passed = await mayEnter(context, request, {
          table: id,
          guest: guest.id,
          kept: plan.password,
          given: password,
        });
        if (!passed.ok) return sendRefusal(reply, passed.problem);
        const isBehind = shownEntries(found.value, SPECTATOR, time.now()) < found.value.entries;
        const mayWatch = !isBehind && (plan.spectators === 0 || status === 'over');
        if (!mayWatch) return sendRefusal(reply, refuse('table.spectators').problem);
      }
      const text = await keeper.look(id, ({ match }) =>
        match === null ? null : formatRecord(match, seat ?? SPECTATOR),
      );
      if (!text.ok) return sendRefusal(reply, text.problem);
      if (text.value === null) return sendRefusal(reply, refuse('table.gathering').problem);
      return reply.type('text/plain; charset=utf-8').send(text.value);
    },
  );
}
