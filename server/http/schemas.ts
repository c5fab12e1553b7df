import { MOST_DEAL } from '@marchlands/core/match/dice-numbered.ts';
import Type from 'typebox';
import { MOST_ROUNDS } from '../events/event.ts';
import { CHANNEL } from '../wire/client.ts';

const strict = { additionalProperties: false } as const;

/** Input schemas of the routes, checked before anything else. */
export const NAME = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 200, description: 'The name shown to others.' }) },
  strict,
);

export const TABLE_ID = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }, strict);
export const OTHER_GUEST = Type.Object({ guest: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }, strict);

const seat = Type.Integer({ minimum: 0, maximum: 31 });
const seconds = (most: number) => Type.Integer({ minimum: 1, maximum: most });
const level = Type.String({ minLength: 1, maxLength: 64 });
const options = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), {
  description: 'Options that differ from the standard rules, as the game describes them.',
});

const moveClock = Type.Object({ kind: Type.Literal('move'), seconds: seconds(60 * 86_400) }, strict);
const matchClock = Type.Object(
  {
    kind: Type.Literal('match'),
    seconds: seconds(60 * 86_400),
    increment: Type.Integer({ minimum: 0, maximum: 86_400 }),
  },
  strict,
);
const clock = Type.Union([Type.Null(), moveClock, matchClock], {
  description:
    'None; a number of seconds for each decision (86,400 per day); or for the whole match, with an increment.',
});

/** A table's plan. */
export const PLAN = Type.Object(
  {
    game: Type.String({ maxLength: 64 }),
    seats: Type.Integer({ minimum: 1, maximum: 32 }),
    options: Type.Optional(options),
    clock: Type.Optional(clock),
    standIn: Type.Optional(level),
    spectators: Type.Optional(
      Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 86_400 })], {
        description: 'Spectators\u2019 delay in seconds; null for no spectators.',
      }),
    ),
    isRated: Type.Optional(Type.Boolean({ description: 'Whether its result counts for the ladder.' })),
    isPublic: Type.Optional(Type.Boolean()),
    password: Type.Optional(Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })])),
    deal: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: MOST_DEAL })])),
    fill: Type.Optional(
      Type.Union([Type.Null(), Type.Object({ after: Type.Integer({ minimum: 0, maximum: 86_400 }), level }, strict)]),
    ),
  },
  strict,
);

/** An event's plan. */
export const EVENT = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    form: Type.Union([Type.Literal('swiss'), Type.Literal('roundRobin'), Type.Literal('arena')]),
    minutes: Type.Optional(
      Type.Integer({ minimum: 5, maximum: 720, description: 'How long an arena keeps pairing, in minutes.' }),
    ),
    rounds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_ROUNDS,
        description: 'Of a Swiss event; the other forms determine their own number.',
      }),
    ),
    game: Type.String({ maxLength: 64 }),
    seats: Type.Integer({ minimum: 2, maximum: 32 }),
    options: Type.Optional(options),
    clock: Type.Union([moveClock, matchClock]),
    standIn: Type.Optional(level),
    isWatched: Type.Optional(Type.Boolean({ description: 'Whether tables may be watched; default: true.' })),
    isRated: Type.Optional(Type.Boolean()),
    isPublic: Type.Optional(Type.Boolean()),
    arrive: Type.Integer({
      minimum: 10,
      maximum: 14 * 86_400,
      description: 'Seconds for arriving at a table before a bot plays.',
    }),
    startAt: Type.Optional(
      Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })], {
        description: 'When it begins by itself, milliseconds since 1970; null if its owner begins it.',
      }),
    ),
  },
  strict,
);
/** The guest to remove from an event; default: oneself. */
export const LEAVE = Type.Object({ guest: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })) }, strict);
/** The version of an event that the client has. */
export const HAVE = Type.Object({ have: Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })) }, strict);

export const SIT = Type.Object(
  { seat: Type.Optional(seat), password: Type.Optional(Type.String({ maxLength: 100 })) },
  strict,
);
export const SEAT = Type.Object({ seat }, strict);
export const SEAT_BOT = Type.Object({ seat, level: Type.Union([Type.Null(), level]) }, strict);
export const SEAT_KEY = Type.Object({ seat, key: Type.String({ maxLength: 64 }) }, strict);
export const CODE = Type.Object({ code: Type.String({ minLength: 1, maxLength: 32 }) }, strict);
export const RECORD = Type.Object(
  {
    seat: Type.Optional(seat),
    key: Type.Optional(Type.String({ maxLength: 64 })),
    password: Type.Optional(Type.String({ maxLength: 100 })),
  },
  strict,
);
export const QUICK = Type.Object(
  {
    game: Type.String({ maxLength: 64 }),
    seats: Type.Integer({ minimum: 1, maximum: 32 }),
    options: Type.Optional(options),
    fill: Type.Optional(
      Type.Union([Type.Null(), Type.Object({ after: Type.Integer({ minimum: 0, maximum: 3600 }), level }, strict)]),
    ),
  },
  strict,
);
export const REPORT = Type.Object(
  {
    channel: CHANNEL,
    seq: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    why: Type.String({ minLength: 1, maxLength: 500 }),
  },
  strict,
);

const base64url = (most: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: most });
/** Extra fields of a browser's credential, which are not used. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')])),
};
/** A new passkey, as returned by `PublicKeyCredential.toJSON()` (WebAuthn Level 3, RegistrationResponseJSON). */
export const NEW_PASSKEY = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        clientDataJSON: base64url(8000),
        attestationObject: base64url(32_000),
        authenticatorData: Type.Optional(base64url(16_000)),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 16 })),
        publicKeyAlgorithm: Type.Optional(Type.Integer()),
        publicKey: Type.Optional(base64url(16_000)),
      },
      strict,
    ),
  },
  strict,
);
/** A signature by a passkey (WebAuthn Level 3, AuthenticationResponseJSON). */
export const SIGNED = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        clientDataJSON: base64url(8000),
        authenticatorData: base64url(16_000),
        signature: base64url(2000),
        userHandle: Type.Optional(base64url(128)),
      },
      strict,
    ),
  },
  strict,
);
/** Seat keys of a browser: adding the first passkey requires one. */
export const HELD_SEATS = Type.Object(
  {
    seats: Type.Array(
      Type.Object(
        { table: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), seat, key: Type.String({ maxLength: 64 }) },
        strict,
      ),
      { maxItems: 8 },
    ),
  },
  strict,
);
export const PASSKEY_ID = Type.Object({ passkey: base64url(1400) }, strict);

const endpoint = Type.String({ pattern: '^https://', maxLength: 2000 });
/** A browser's push subscription, as returned by `PushSubscription.toJSON()`. */
export const SUBSCRIPTION = Type.Object(
  {
    endpoint,
    expirationTime: Type.Optional(Type.Union([Type.Null(), Type.Number()])),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
      },
      strict,
    ),
  },
  strict,
);
export const ENDPOINT = Type.Object({ endpoint }, strict);

/** The body of a refusal. */
const REFUSED = Type.Object({
  code: Type.String(),
  message: Type.String(),
  at: Type.Optional(Type.String()),
  rule: Type.Optional(Type.String()),
});

/** Responses: as the route's summary says, or a refusal. */
export const ANSWERS = { '2xx': Type.Unknown(), '4xx': REFUSED, '5xx': REFUSED };
