import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { type Context, dearOf } from './context.ts';
import { guestOf } from './guest.ts';
import { ANSWERS, ENDPOINT, SUBSCRIPTION } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** The public route for the push key. */
export function pushKeyRoute(app: FastifyInstance, { pusher }: Context): void {
  app.get(
    '/api/push',
    { schema: { tags: ['guest'], summary: 'The key with which a browser subscribes.', response: ANSWERS } },
    async (_, reply) => reply.send({ key: pusher.publicKey }),
  );
}

/** Push notifications for turns. Only subscribed browsers get any. */
export function pushRoutes(app: FastifyInstance, { store, pusher, time, config }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const dear = dearOf(config);
  const response = ANSWERS;

  typed.post(
    '/api/push',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'Subscribe this browser to turn notifications.',
        body: SUBSCRIPTION,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const { endpoint, keys } = request.body;
      const done = await pusher.subscribe(guest.id, { endpoint, keys }, time.now());
      return done.ok ? reply.code(201).send({}) : sendRefusal(reply, done.problem);
    },
  );

  typed.delete(
    '/api/push',
    {
      schema: { tags: ['guest'], summary: 'Unsubscribe this browser.', body: ENDPOINT, response },
    },
    async (request, reply) => {
      await store.pushes.remove(request.body.endpoint);
      return reply.send({});
    },
  );
}
