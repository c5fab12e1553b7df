import { randomInt } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { MOST_DEAL } from '@marchlands/core/match/dice-numbered.ts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../table/refusal.ts';
import { withCards } from './cards.ts';
import { type Context, dearOf } from './context.ts';
import { payerOf } from './entering.ts';
import { guestOf } from './guest.ts';
import { MOST_LISTED } from './lobby.ts';
import { planOf } from './plan.ts';
import { ANSWERS, PLAN, QUICK, TABLE_ID } from './schemas.ts';
import { personOf, sit } from './seating.ts';
import { sendRefusal } from './send-refusal.ts';

/** Routes for guests who open tables. */
export function openingRoutes(app: FastifyInstance, context: Context): void {
  const { store, keeper, time, config } = context;
  const dear = dearOf(config);
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  typed.post(
    '/api/tables',
    { config: dear, schema: { tags: ['lobby'], summary: 'Open a table.', body: PLAN, response } },
    async (request, reply) => {
      const guest = guestOf(request);
      const plan = await planOf(context, request.body, payerOf(request, '', guest.id));
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      const opened = await keeper.open(plan.value, personOf(guest));
      return opened.ok ? reply.code(201).send({ id: opened.value }) : sendRefusal(reply, opened.problem);
    },
  );

  typed.post(
    '/api/quick',
    {
      config: dear,
      schema: {
        tags: ['lobby'],
        summary: 'Sit down at an open table for this game, or at a new one.',
        body: QUICK,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const person = personOf(guest);
      const { game, seats, options = {}, fill = null } = request.body;
      const wanted = JSON.stringify(options);
      for (const { card, ...table } of withCards(
        await store.lists.openTables(MOST_LISTED, time.now()),
        store.damages,
      )) {
        const fits = table.game === game && table.status === 'gathering' && card.seats.length === seats;
        const isOpen = !card.hasPassword && card.seats.some(({ isFree }) => isFree);
        if (!fits || !isOpen || JSON.stringify(card.options) !== wanted) continue;
        const sat = await sit(keeper, table.id, person, null);
        if (!sat.ok) continue;
        await beginFull(table.id);
        return reply.send({ id: table.id, ...sat.value });
      }
      const plan = await planOf(
        context,
        { game, seats, options, isPublic: true, fill },
        payerOf(request, '', guest.id),
      );
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      const opened = await keeper.open(plan.value, person);
      if (!opened.ok) return sendRefusal(reply, opened.problem);
      const sat = await sit(keeper, opened.value, person, null);
      if (!sat.ok) return sendRefusal(reply, sat.problem);
      await beginFull(opened.value);
      return reply.code(201).send({ id: opened.value, ...sat.value });
    },
  );

  /** A table of quick play begins when its last seat is taken. */
  async function beginFull(id: string): Promise<void> {
    const full = await keeper.look(id, ({ data }) =>
      data.seats.every(({ person, level }) => person !== null || level !== null) ? data.owner.guest : null,
    );
    if (full.ok && full.value !== null) await keeper.perform(id, { kind: 'begin', guest: full.value });
  }

  typed.post(
    '/api/tables/:id/again',
    {
      config: dear,
      schema: { tags: ['table'], summary: 'The same people at a new table; its id.', params: TABLE_ID, response },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const { id } = request.params;
      const found = await keeper.look(id, ({ data }) => data);
      if (!found.ok) return sendRefusal(reply, found.problem);
      const { again, plan, seats, status } = found.value;
      if (!seats.some(({ person }) => person?.guest === guest.id))
        return sendRefusal(reply, refuse('seat.spectator').problem);
      if (again !== null) return reply.send({ id: again });
      if (status !== 'over') return sendRefusal(reply, refuse('table.playing').problem);
      const kept = seats.map(({ person }) => (person === null || person.guest === '' ? null : person));
      const deal = plan.deal === null ? null : randomInt(1, MOST_DEAL + 1);
      // A rematch does not belong to the event.
      const { event: _, ...alike } = plan;
      const opened = await keeper.open({ ...alike, deal, fill: null }, personOf(guest), kept);
      if (!opened.ok) return sendRefusal(reply, opened.problem);
      for (const [seat, { person, level }] of seats.entries()) {
        if (person === null) await keeper.perform(opened.value, { kind: 'seatBot', guest: guest.id, seat, level });
      }
      const done = await keeper.perform(id, { kind: 'again', table: opened.value });
      if (!done.ok) return sendRefusal(reply, done.problem);
      // If two ask at once, both go to the table of the first.
      const meets = await keeper.look(id, ({ data }) => data.again);
      return meets.ok ? reply.send({ id: meets.value }) : sendRefusal(reply, meets.problem);
    },
  );
}
