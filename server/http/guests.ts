import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { listedEvents } from '../events/told.ts';
import { belongingsOf } from '../store/belongings.ts';
import { refuse } from '../table/refusal.ts';
import { withCards } from './cards.ts';
import type { Context } from './context.ts';
import { GUEST_COOKIE, guestId, guestOf, keepCookie } from './guest.ts';
import { inOrder, ownListed } from './listed.ts';
import { readName } from './names.ts';
import { ANSWERS, NAME, OTHER_GUEST } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';
import { SIGNED_COOKIE } from './signed.ts';

/** Most guests one guest may mute. */
const MOST_MUTES = 300;

/** The route for becoming a guest, or changing one's name. */
export function nameRoute(app: FastifyInstance, { store, time }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.post(
    '/api/guest',
    {
      schema: {
        tags: ['guest'],
        summary: 'Become a guest, or change the name. Sets the cookie.',
        body: NAME,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const name = readName(request.body.name);
      if (!name.ok) return sendRefusal(reply, name.problem);
      const now = time.now();
      // A cookie may outlive its guest: a forgotten guest gets a new identity.
      const known = guestId(request);
      const isKnown = known !== null && (await store.guests.rename(known, name.value, now));
      const id = isKnown ? known : randomBytes(12).toString('base64url');
      if (!isKnown) await store.guests.add({ id, name: name.value, created: now, seen: now });
      keepCookie(request, reply, GUEST_COOKIE, id);
      return reply.send({ guest: id, name: name.value });
    },
  );
}

/** Routes for a guest's own tables and stored data, and for being forgotten. */
export function guestRoutes(app: FastifyInstance, { store, keeper, events, time }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  typed.get(
    '/api/guest',
    { schema: { tags: ['guest'], summary: 'The requesting guest.', response } },
    async (request, reply) => {
      const guest = guestOf(request);
      return reply.send({ guest: guest.id, name: guest.name, mutes: await store.moderation.mutes(guest.id) });
    },
  );

  typed.get(
    '/api/guest/tables',
    { schema: { tags: ['guest'], summary: 'The guest\u2019s tables, and whether it is their turn there.', response } },
    async (request, reply) => {
      const guest = guestOf(request);
      const tables = withCards(await store.lists.of(guest.id, 200), store.damages);
      return reply.send({ tables: inOrder(tables.map((table) => ownListed(table, time.now()))) });
    },
  );

  typed.get(
    '/api/guest/export',
    { schema: { tags: ['guest'], summary: 'All stored data of the guest.', response } },
    async (request, reply) => {
      const guest = guestOf(request);
      const { tables, events: played, ...kept } = await belongingsOf(store, guest.id);
      const own = inOrder(withCards(tables, store.damages).map((table) => ownListed(table, time.now())));
      return reply
        .header('content-disposition', 'attachment; filename="marchlands.json"')
        .send({ ...kept, tables: own, events: listedEvents(played, store.damages, guest.id) });
    },
  );

  typed.delete(
    '/api/guest',
    {
      schema: {
        tags: ['guest'],
        summary: 'Delete the guest: name, seats, passkeys, chat lines, mutes and reports.',
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const left = await events.forget(guest.id);
      if (!left.ok) return sendRefusal(reply, left.problem);
      const done = await keeper.forget(guest.id);
      if (!done.ok) return sendRefusal(reply, done.problem);
      return reply.clearCookie(GUEST_COOKIE, { path: '/' }).clearCookie(SIGNED_COOKIE, { path: '/' }).send({});
    },
  );

  for (const [method, isMuted] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    typed.route({
      method,
      url: '/api/guest/mutes/:guest',
      schema: {
        tags: ['guest'],
        summary: isMuted ? 'Mute somebody.' : 'Unmute somebody.',
        params: OTHER_GUEST,
        response,
      },
      handler: async (request, reply) => {
        const { id } = guestOf(request);
        if (isMuted && (await store.moderation.mutes(id)).length >= MOST_MUTES)
          return sendRefusal(reply, refuse('mute.most').problem);
        const done = await keeper.mute(id, request.params.guest, isMuted);
        return done.ok ? reply.send({}) : sendRefusal(reply, done.problem);
      },
    });
  }
}
