import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { REFUSALS, refuse } from '../table/refusal.ts';

/** Chosen by the client, unique for each message that changes something: an id is never executed twice. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const id = Type.String({ pattern: ID.source });
const seat = Type.Integer({ minimum: 0, maximum: 31 });
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const strict = { additionalProperties: false } as const;

/** Who receives a chat line. */
export const CHANNEL = Type.Union([Type.Literal('players'), Type.Literal('spectators')]);

/** A move in the form of the game's codec, which checks its fields. */
const move = Type.Object({ kind: Type.String({ maxLength: 64 }) });

/** Every message that a device may send over a socket; `docs/protocol.md` describes each. */
const SCHEMAS = {
  hello: Type.Object(
    {
      kind: Type.Literal('hello'),
      protocol: Type.Integer(),
      /** The seat that the key opens; absent for a spectator. */
      seat: Type.Optional(seat),
      key: Type.Optional(Type.String({ maxLength: 64 })),
      password: Type.Optional(Type.String({ maxLength: 100 })),
      /** The version that the device has from an earlier connection as the same viewer. */
      have: Type.Optional(version),
      /** The name of the logs when the device got them. */
      logs: Type.Optional(Type.String({ maxLength: 64 })),
    },
    strict,
  ),
  act: Type.Object(
    { kind: Type.Literal('act'), id, version, moves: Type.Array(move, { minItems: 1, maxItems: 1024 }) },
    strict,
  ),
  undo: Type.Object({ kind: Type.Literal('undo'), id, version, to: Type.Optional(version) }, strict),
  end: Type.Object({ kind: Type.Literal('end'), id }, strict),
  answer: Type.Object(
    { kind: Type.Literal('answer'), id, ask: Type.String({ maxLength: 80 }), agree: Type.Boolean() },
    strict,
  ),
  resign: Type.Object({ kind: Type.Literal('resign'), id }, strict),
  away: Type.Object({ kind: Type.Literal('away'), id }, strict),
  back: Type.Object({ kind: Type.Literal('back'), id }, strict),
  entropy: Type.Object(
    { kind: Type.Literal('entropy'), id, entropy: Type.String({ pattern: '^([0-9a-f]{2}){1,64}$' }) },
    strict,
  ),
  chat: Type.Object(
    {
      kind: Type.Literal('chat'),
      id,
      channel: CHANNEL,
      text: Type.String({ minLength: 1, maxLength: 500 }),
    },
    strict,
  ),
  history: Type.Object(
    { kind: Type.Literal('history'), id, from: version, count: Type.Integer({ minimum: 1, maximum: 100 }) },
    strict,
  ),
  ping: Type.Object({ kind: Type.Literal('ping') }, strict),
} as const;

type Schemas = typeof SCHEMAS;

/** From a device to the server. */
export type ClientMessage = { [K in keyof Schemas]: Static<Schemas[K]> }[keyof Schemas];

const validators: ReadonlyMap<string, Validator> = new Map(
  Object.entries(SCHEMAS).map(([kind, schema]: [string, TSchema]) => [kind, Compile(schema)]),
);

/** A message from a socket, or what is wrong with it; `id` even if only that is readable. */
export type ReadMessage = Result<ClientMessage> & { readonly id: string | undefined };

/** Reads a message from a device. */
export function readMessage(text: string): ReadMessage {
  const json = parseJson(text);
  if (!json.ok)
    return { ...refuse('message.form', `${REFUSALS['message.form']} (${json.problem.message})`), id: undefined };
  const given = isRecord(json.value) ? json.value.id : undefined;
  return { ...readValue(json.value), id: typeof given === 'string' && ID.test(given) ? given : undefined };
}

function readValue(value: unknown): Result<ClientMessage> {
  const kind = isRecord(value) ? value.kind : undefined;
  const validator = typeof kind === 'string' ? validators.get(kind) : undefined;
  if (validator === undefined) {
    return refuse('message.form', `A message is an object whose kind is one of ${[...validators.keys()].join(', ')}.`);
  }
  if (validator.Check(value)) {
    // The validator of a kind is made from its schema, and so is the type.
    return ok(value as ClientMessage);
  }
  const error = validator.Errors(value).at(0);
  const at = error === undefined ? '' : error.instancePath.slice(1).replaceAll('/', '.');
  return fail(
    `A message of the kind ${String(kind)} ${error?.message ?? 'has another form'}.`,
    at === '' ? undefined : at,
    undefined,
    'message.form',
  );
}
