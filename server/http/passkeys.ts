import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ok, type Result } from '@marchlands/core/result.ts';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { refuse } from '../table/refusal.ts';
import { ALGORITHMS, Ceremonies } from './ceremonies.ts';
import { type Context, dearOf } from './context.ts';
import { guestOf } from './guest.ts';
import { passkeySite } from './passkey-site.ts';
import { ANSWERS, HELD_SEATS, NEW_PASSKEY, PASSKEY_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';
import { hasSigned, signIn } from './signed.ts';

/** Most passkeys of one guest. */
const MOST_PASSKEYS = 8;
type Held = Static<typeof HELD_SEATS>['seats'];

/** Routes for adding and removing a guest's passkeys. */
export function passkeyRoutes(app: FastifyInstance, { store, keeper, time, config }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const { passkeys } = store;
  const ceremonies = new Ceremonies(passkeys, time, app.log);
  const dear = dearOf(config);
  const response = ANSWERS;

  /** Whether a guest's passkeys may be changed: only after signing in, or if there are none. */
  async function mayChange(request: FastifyRequest, guest: string): Promise<Result<void>> {
    const isFirst = (await passkeys.of(guest)).length === 0;
    return isFirst || (await hasSigned(request, passkeys, guest)) ? ok(undefined) : refuse('passkey.missing');
  }

  /**
   * Whether a browser proves to be a guest's by more than its cookie: it has signed in, or holds a key of one of its
   * seats, or the guest has no tables.
   */
  async function isTheirs(request: FastifyRequest, guest: string, seats: Held): Promise<boolean> {
    if ((await hasSigned(request, passkeys, guest)) || (await store.lists.of(guest, 1)).length === 0) return true;
    for (const { table, seat, key } of seats) if ((await keeper.mayAct(table, seat, key, guest)).ok) return true;
    return false;
  }

  typed.post(
    '/api/passkeys/challenge',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'A challenge for a new passkey of the guest. The first one requires the key of a seat.',
        body: HELD_SEATS,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const may = await mayChange(request, guest.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      if (!(await isTheirs(request, guest.id, request.body.seats)))
        return sendRefusal(reply, refuse('passkey.seat').problem);
      const known = await passkeys.of(guest.id);
      if (known.length >= MOST_PASSKEYS) return sendRefusal(reply, refuse('passkey.most').problem);
      const options = await generateRegistrationOptions({
        rpName: 'Marchlands',
        rpID: site.host,
        userName: guest.name,
        userDisplayName: guest.name,
        userID: new TextEncoder().encode(guest.id),
        excludeCredentials: known.filter(({ host }) => host === site.host).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      await ceremonies.keepChallenge(options.challenge, 'register', guest.id);
      return reply.send(options);
    },
  );

  typed.post(
    '/api/passkeys',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'Add a passkey to the guest. This browser is then signed in with it.',
        body: NEW_PASSKEY,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const may = await mayChange(request, guest.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      const made = await ceremonies.registered(request.body, guest.id, site);
      if (!made.ok) return sendRefusal(reply, made.problem);
      if ((await passkeys.of(guest.id)).length >= MOST_PASSKEYS)
        return sendRefusal(reply, refuse('passkey.most').problem);
      // A known id already belongs to somebody and cannot be taken over.
      if (!(await passkeys.add(made.value))) return sendRefusal(reply, refuse('passkey.refused').problem);
      signIn(request, reply, guest.id, made.value.id);
      return reply.code(201).send({ id: made.value.id });
    },
  );

  typed.get(
    '/api/passkeys',
    {
      schema: {
        tags: ['guest'],
        summary: 'The guest\u2019s passkeys, and whether this browser has signed in.',
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const known = await passkeys.of(guest.id);
      return reply.send({
        isSigned: await hasSigned(request, passkeys, guest.id),
        passkeys: known.map(({ id, host, created, used }) => ({ id, host, created, used })),
      });
    },
  );

  typed.delete(
    '/api/passkeys/:passkey',
    {
      schema: {
        tags: ['guest'],
        summary: 'Remove a passkey; browsers signed in with it are signed out.',
        params: PASSKEY_ID,
        response,
      },
    },
    async (request, reply) => {
      const guest = guestOf(request);
      const may = await mayChange(request, guest.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      const isRemoved = await passkeys.remove(guest.id, request.params.passkey);
      return isRemoved ? reply.send({}) : sendRefusal(reply, refuse('passkey.unknown').problem);
    },
  );
}
