import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Command } from '../table/command.ts';
import { type Context, dearOf } from './context.ts';
import { mayEnter, payerOf } from './entering.ts';
import { guestOf } from './guest.ts';
import { planOf } from './plan.ts';
import { ANSWERS, PLAN, SEAT, SEAT_BOT, SIT, TABLE_ID } from './schemas.ts';
import { personOf, sit } from './seating.ts';
import { sendRefusal } from './send-refusal.ts';

/** Routes for guests at a table before its match. */
export function gatheringRoutes(app: FastifyInstance, context: Context): void {
  const { keeper, config } = context;
  const dear = dearOf(config);
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  /** Performs a command at a table for the guest of the request. */
  async function perform(reply: FastifyReply, id: string, command: Command): Promise<FastifyReply> {
    const done = await keeper.perform(id, command);
    return done.ok ? reply.send({}) : sendRefusal(reply, done.problem);
  }

  typed.post(
    '/api/tables/:id/sit',
    {
      config: dear,
      schema: {
        tags: ['table'],
        summary: 'Take a seat; the response has its key, which is sent only once.',
        params: TABLE_ID,
        body: SIT,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const { id } = request.params;
      const kept = await keeper.look(id, ({ data }) => data.plan.password);
      if (!kept.ok) return sendRefusal(reply, kept.problem);
      const passed = await mayEnter(context, request, {
        table: id,
        guest: guest.id,
        kept: kept.value,
        given: request.body.password,
      });
      if (!passed.ok) return sendRefusal(reply, passed.problem);
      const sat = await sit(keeper, id, personOf(guest), request.body.seat ?? null);
      return sat.ok ? reply.send(sat.value) : sendRefusal(reply, sat.problem);
    },
  );

  typed.post(
    '/api/tables/:id/stand',
    {
      schema: {
        tags: ['table'],
        summary: 'Leave a seat, or remove a player, before the start.',
        params: TABLE_ID,
        body: SEAT,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      return perform(reply, request.params.id, { kind: 'stand', guest: guest.id, seat: request.body.seat });
    },
  );

  typed.post(
    '/api/tables/:id/bot',
    {
      schema: {
        tags: ['table'],
        summary: 'Put a bot on a seat, or remove it.',
        params: TABLE_ID,
        body: SEAT_BOT,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const { seat, level } = request.body;
      return perform(reply, request.params.id, { kind: 'seatBot', guest: guest.id, seat, level });
    },
  );

  typed.put(
    '/api/tables/:id/plan',
    {
      schema: {
        tags: ['table'],
        summary: 'Change the plan of the table before the start.',
        params: TABLE_ID,
        body: PLAN,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const plan = await planOf(context, request.body, payerOf(request, request.params.id, guest.id));
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      return perform(reply, request.params.id, { kind: 'plan', guest: guest.id, plan: plan.value });
    },
  );

  typed.post(
    '/api/tables/:id/begin',
    { schema: { tags: ['table'], summary: 'Begin the match.', params: TABLE_ID, response } },
    async (request, reply) => {
      const guest = guestOf(request);
      return perform(reply, request.params.id, { kind: 'begin', guest: guest.id });
    },
  );
}
