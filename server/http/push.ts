import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { type Context, dearOf, guestOf, sendRefusal } from './context.ts';
import { ANSWERS, ENDPOINT, SUBSCRIPTION } from './schemas.ts';

/** Routes for being told of one's turn while no page is open. Nobody is unless a browser was subscribed. */
export function pushRoutes(app: FastifyInstance, { store, pusher, time, config }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const dear = dearOf(config);
  const response = ANSWERS;

  typed.get(
    '/api/push',
    { schema: { tags: ['guest'], summary: 'The key with which a browser subscribes.', response } },
    async (_, reply) => reply.send({ key: pusher.publicKey }),
  );

  typed.post(
    '/api/push',
    {
      config: dear,
      schema: { tags: ['guest'], summary: 'Have this browser told of one\u2019s turns.', body: SUBSCRIPTION, response },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const { endpoint, keys } = request.body;
      const done = await pusher.subscribe(guest.value.id, { endpoint, keys }, time.now());
      return done.ok ? reply.code(201).send({}) : sendRefusal(reply, done.problem);
    },
  );

  typed.delete(
    '/api/push',
    {
      schema: { tags: ['guest'], summary: 'Have this browser told of nothing any more.', body: ENDPOINT, response },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      await store.pushes.remove(request.body.endpoint);
      return reply.send({});
    },
  );
}
