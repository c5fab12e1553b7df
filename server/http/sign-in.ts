import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { hashSecret, newSecret } from '../keeper/secrets.ts';
import { refuse } from '../table/refusal.ts';
import { Ceremonies } from './ceremonies.ts';
import { type Context, dearOf } from './context.ts';
import { guestOf } from './guest.ts';
import { passkeySite } from './passkey-site.ts';
import { ANSWERS, SIGNED, TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';
import { hasSigned, signIn } from './signed.ts';

/** Routes for signing in with a passkey, which makes the browser the same guest. */
export function signInRoutes(app: FastifyInstance, { store, time, config }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const ceremonies = new Ceremonies(store.passkeys, time, app.log);
  const dear = dearOf(config);
  const response = ANSWERS;

  typed.post(
    '/api/sign-in/challenge',
    { config: dear, schema: { tags: ['guest'], summary: 'A challenge for signing in with a passkey.', response } },
    async (request, reply) => {
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
      await ceremonies.keepChallenge(options.challenge, 'sign-in', '');
      return reply.send(options);
    },
  );

  typed.post(
    '/api/sign-in',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'Sign in with a passkey, which makes this browser the same guest. Sets the cookies.',
        body: SIGNED,
        response,
      },
    },
    async (request, reply) => {
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const signed = await ceremonies.signedBy(request.body, site);
      if (!signed.ok) return sendRefusal(reply, signed.problem);
      const { id, guest } = signed.value;
      const found = await store.guests.find(guest);
      if (found === null) return sendRefusal(reply, refuse('passkey.unknown').problem);
      signIn(request, reply, guest, id);
      return reply.send({ guest, name: found.name });
    },
  );
}

/**
 * The route on which a signed-in guest gets a key of its own seat. A guest cookie alone opens no seat, nor does one
 * whose passkey was removed.
 */
export function ownKeyRoute(app: FastifyInstance, { store, keeper }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.post(
    '/api/tables/:id/key',
    {
      schema: {
        tags: ['table'],
        summary: 'A key of the guest\u2019s own seat for this signed-in browser.',
        params: TABLE_ID,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      if (!(await hasSigned(request, store.passkeys, guest.id)))
        return sendRefusal(reply, refuse('passkey.missing').problem);
      const { id } = request.params;
      const key = newSecret();
      const given = { hash: hashSecret(key), guest: guest.id };
      const done = await keeper.perform(id, { kind: 'ownKey', key: given });
      if (!done.ok) return sendRefusal(reply, done.problem);
      const seat = await keeper.look(id, ({ data }) =>
        data.seats.findIndex(({ keys }) => keys.some(({ hash }) => hash === given.hash)),
      );
      return seat.ok ? reply.send({ seat: seat.value, key }) : sendRefusal(reply, seat.problem);
    },
  );
}
