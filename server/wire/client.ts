import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { REFUSALS, refuse } from '../table/refusal.ts';

/** Chosen by the client, another one for each message that is to change something: the same id is never done twice. */
const id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const seat = Type.Integer({ minimum: 0, maximum: 31 });
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const strict = { additionalProperties: false } as const;

/** Who is to hear a line of chat. */
export const CHANNEL = Type.Union([Type.Literal('players'), Type.Literal('spectators')]);

/** A move as the game's codec names it; the codec checks its fields. */
const move = Type.Object({ kind: Type.String({ maxLength: 64 }) });

/** Every message that a device may send over a socket; `docs/protocol.md` says what each does. */
const SCHEMAS = {
  hello: Type.Object(
    {
      kind: Type.Literal('hello'),
      protocol: Type.Integer(),
      /** The seat that the key opens; absent for a spectator. */
      seat: Type.Optional(seat),
      key: Type.Optional(Type.String({ maxLength: 64 })),
      password: Type.Optional(Type.String({ maxLength: 100 })),
      /** The version that the device has from an earlier connection of the same viewer. */
      have: Type.Optional(version),
      /** What the logs were named when the device had them. */
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

/** Reads a message from a device, or says what is wrong with it. */
export function readMessage(text: string): Result<ClientMessage> {
  const json = parseJson(text);
  if (!json.ok) return refuse('message.form', `${REFUSALS['message.form']} (${json.problem.message})`);
  const kind = isRecord(json.value) ? json.value.kind : undefined;
  const validator = typeof kind === 'string' ? validators.get(kind) : undefined;
  if (validator === undefined) {
    return refuse('message.form', `A message is an object whose kind is one of ${[...validators.keys()].join(', ')}.`);
  }
  if (validator.Check(json.value)) {
    // The validator of a kind is made of its schema, which the type is made of as well.
    return ok(json.value as ClientMessage);
  }
  const error = validator.Errors(json.value).at(0);
  const at = error === undefined ? '' : error.instancePath.slice(1).replaceAll('/', '.');
  return fail(
    `A message of the kind ${String(kind)} ${error?.message ?? 'looks otherwise'}.`,
    at === '' ? undefined : at,
    undefined,
    'message.form',
  );
}
