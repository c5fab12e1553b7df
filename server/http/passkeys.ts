import { createHash } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ok, type Result } from '@marchlands/core/result.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { hashSecret, newSecret } from '../keeper/secrets.ts';
import { said } from '../said.ts';
import type { Passkey, Purpose } from '../store/passkeys.ts';
import { StoreError } from '../store/store-error.ts';
import { refuse } from '../table/refusal.ts';
import { type Context, dearOf, GUEST_COOKIE, guestOf, keepCookie, sendRefusal } from './context.ts';
import { type PasskeySite, passkeySite } from './passkey-site.ts';
import { ANSWERS, HELD_SEATS, NEW_PASSKEY, PASSKEY_ID, SIGNED, TABLE_ID } from './schemas.ts';

/**
 * The cookie of a browser that has signed in: its guest, a dot, and the passkey. It is good for as long as the passkey is.
 * A browser makes up the id of its passkey, which might be somebody's guest: with the dot it is no guest's cookie.
 */
export const SIGNED_COOKIE = 'marchlands_signed';

/** Milliseconds in which a challenge must be signed. */
const CHALLENGE_TIME = 5 * 60_000;
/** Most passkeys of one guest. */
const MOST_PASSKEYS = 8;
type Held = Static<typeof HELD_SEATS>['seats'];

/** Signature algorithms, by their COSE numbers: Ed25519, P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Routes for signing in: a guest adds a passkey to itself, and a browser that signs in by it is the same guest and may ask
 * for keys of its seats. The cookie of a guest alone opens no seat, and neither does one whose passkey was removed.
 */
export function passkeyRoutes(app: FastifyInstance, { store, keeper, time, config }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const { passkeys } = store;
  const dear = dearOf(config);
  const response = ANSWERS;

  async function keepChallenge(challenge: string, purpose: Purpose, guest: string): Promise<void> {
    const now = time.now();
    await passkeys.keepChallenge(hashOf(challenge), purpose, guest, now + CHALLENGE_TIME, now);
  }

  /** Makes a browser that of a guest who has signed in. */
  function signIn(request: FastifyRequest, reply: FastifyReply, guest: string, passkey: string): void {
    keepCookie(request, reply, GUEST_COOKIE, guest);
    keepCookie(request, reply, SIGNED_COOKIE, `${guest}.${passkey}`);
  }

  /** Whether the browser has signed in as this guest, by a passkey that is still there. */
  async function hasSigned(request: FastifyRequest, guest: string): Promise<boolean> {
    const given = request.cookies[SIGNED_COOKIE];
    const { valid, value } = given === undefined ? { valid: false, value: null } : request.unsignCookie(given);
    const passkey = valid ? (value ?? '').split('.').at(1) : undefined;
    if (passkey === undefined) return false;
    return (await passkeys.find(passkey))?.guest === guest;
  }

  /** Whether a guest's passkeys may be changed: by who has signed in, or where there are none. */
  async function mayChange(request: FastifyRequest, guest: string): Promise<Result<void>> {
    const isFirst = (await passkeys.of(guest)).length === 0;
    return isFirst || (await hasSigned(request, guest)) ? ok(undefined) : refuse('passkey.missing');
  }

  /** Whether a browser is that of a guest for more than its cookie: it has signed in, or opens one of its seats, or there are none. */
  async function isTheirs(request: FastifyRequest, guest: string, seats: Held): Promise<boolean> {
    if ((await hasSigned(request, guest)) || (await store.lists.of(guest, 1)).length === 0) return true;
    for (const { table, seat, key } of seats) if ((await keeper.mayAct(table, seat, key, guest)).ok) return true;
    return false;
  }

  typed.post(
    '/api/passkeys/challenge',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'What a new passkey of oneself is made from. For the first one a key of a seat is shown.',
        body: HELD_SEATS,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const may = await mayChange(request, guest.value.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      if (!(await isTheirs(request, guest.value.id, request.body.seats)))
        return sendRefusal(reply, refuse('passkey.seat').problem);
      const known = await passkeys.of(guest.value.id);
      if (known.length >= MOST_PASSKEYS) return sendRefusal(reply, refuse('passkey.most').problem);
      const options = await generateRegistrationOptions({
        rpName: 'Marchlands',
        rpID: site.host,
        userName: guest.value.name,
        userDisplayName: guest.value.name,
        userID: new TextEncoder().encode(guest.value.id),
        excludeCredentials: known.filter(({ host }) => host === site.host).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      await keepChallenge(options.challenge, 'register', guest.value.id);
      return reply.send(options);
    },
  );

  typed.post(
    '/api/passkeys',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'Add a passkey to oneself. This browser has signed in with it.',
        body: NEW_PASSKEY,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const may = await mayChange(request, guest.value.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      const made = await registered(request.body, guest.value.id, site);
      if (!made.ok) return sendRefusal(reply, made.problem);
      if ((await passkeys.of(guest.value.id)).length >= MOST_PASSKEYS)
        return sendRefusal(reply, refuse('passkey.most').problem);
      // An id that is known already is somebody's: nobody takes it over.
      if (!(await passkeys.add(made.value))) return sendRefusal(reply, refuse('passkey.refused').problem);
      signIn(request, reply, guest.value.id, made.value.id);
      return reply.code(201).send({ id: made.value.id });
    },
  );

  async function registered(
    given: Static<typeof NEW_PASSKEY>,
    guest: string,
    { origin, host }: PasskeySite,
  ): Promise<Result<Passkey>> {
    const now = time.now();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: given,
        expectedChallenge: (challenge) => passkeys.takeChallenge(hashOf(challenge), 'register', guest, now),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return refuse('passkey.refused');
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      return ok({ id, guest, host, publicKey: key, counter, created: now, used: now });
    } catch (error) {
      return notAccepted(error);
    }
  }

  typed.get(
    '/api/passkeys',
    { schema: { tags: ['guest'], summary: 'One\u2019s passkeys, and whether this browser has signed in.', response } },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const known = await passkeys.of(guest.value.id);
      return reply.send({
        isSigned: await hasSigned(request, guest.value.id),
        passkeys: known.map(({ id, host, created, used }) => ({ id, host, created, used })),
      });
    },
  );

  typed.delete(
    '/api/passkeys/:passkey',
    {
      schema: {
        tags: ['guest'],
        summary: 'Remove a passkey; who has signed in with it has not any more.',
        params: PASSKEY_ID,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const may = await mayChange(request, guest.value.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      const isRemoved = await passkeys.remove(guest.value.id, request.params.passkey);
      return isRemoved ? reply.send({}) : sendRefusal(reply, refuse('passkey.unknown').problem);
    },
  );

  typed.post(
    '/api/sign-in/challenge',
    { config: dear, schema: { tags: ['guest'], summary: 'What a passkey signs to sign in.', response } },
    async (request, reply) => {
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
      await keepChallenge(options.challenge, 'sign-in', '');
      return reply.send(options);
    },
  );

  typed.post(
    '/api/sign-in',
    {
      config: dear,
      schema: {
        tags: ['guest'],
        summary: 'Sign in by a passkey: this browser is the same guest. Sets the cookies.',
        body: SIGNED,
        response,
      },
    },
    async (request, reply) => {
      const site = passkeySite(request);
      if (site === null) return sendRefusal(reply, refuse('passkey.insecure').problem);
      const signed = await signedBy(request.body, site);
      if (!signed.ok) return sendRefusal(reply, signed.problem);
      const { id, guest } = signed.value;
      const found = await store.guests.find(guest);
      if (found === null) return sendRefusal(reply, refuse('passkey.unknown').problem);
      signIn(request, reply, guest, id);
      return reply.send({ guest, name: found.name });
    },
  );

  async function signedBy(given: Static<typeof SIGNED>, { origin, host }: PasskeySite): Promise<Result<Passkey>> {
    const now = time.now();
    const passkey = await passkeys.find(given.id);
    if (passkey === null) return refuse('passkey.unknown');
    const { userHandle } = given.response;
    const isTheirs = userHandle === undefined || userHandle === Buffer.from(passkey.guest).toString('base64url');
    if (!isTheirs) return refuse('passkey.refused');
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: given,
        expectedChallenge: (challenge) => passkeys.takeChallenge(hashOf(challenge), 'sign-in', '', now),
        expectedOrigin: origin,
        expectedRPID: host,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      });
      const isGood = verified && (await passkeys.use(passkey.id, authenticationInfo.newCounter, now));
      return isGood ? ok(passkey) : refuse('passkey.refused');
    } catch (error) {
      return notAccepted(error);
    }
  }

  /** The library throws what it does not accept. */
  function notAccepted(error: unknown): Result<never> {
    if (error instanceof StoreError) throw error;
    app.log.info({ error: said(error) }, 'A passkey was not accepted');
    return refuse('passkey.refused');
  }

  typed.post(
    '/api/tables/:id/key',
    {
      schema: {
        tags: ['table'],
        summary: 'A key of one\u2019s own seat for this browser, which has signed in.',
        params: TABLE_ID,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      if (!(await hasSigned(request, guest.value.id))) return sendRefusal(reply, refuse('passkey.missing').problem);
      const { id } = request.params;
      const key = newSecret();
      const given = { hash: hashSecret(key), guest: guest.value.id };
      const done = await keeper.perform(id, { kind: 'ownKey', key: given });
      if (!done.ok) return sendRefusal(reply, done.problem);
      const seat = await keeper.look(id, ({ data }) =>
        data.seats.findIndex(({ keys }) => keys.some(({ hash }) => hash === given.hash)),
      );
      return seat.ok ? reply.send({ seat: seat.value, key }) : sendRefusal(reply, seat.problem);
    },
  );
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
