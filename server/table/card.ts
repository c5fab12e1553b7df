import { parseJson } from '@marchlands/core/json.ts';
import type { Static } from 'typebox';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

const name = Type.Union([Type.Null(), Type.String()]);

/** A table's entry in lists. */
const CARD = Type.Object({
  options: Type.Record(Type.String(), Type.Unknown()),
  clock: Type.Unknown(),
  /** Spectators' delay in seconds; null without spectators. */
  spectators: Type.Union([Type.Null(), Type.Number()]),
  hasPassword: Type.Boolean(),
  isRated: Type.Optional(Type.Boolean()),
  owner: Type.String(),
  seats: Type.Array(Type.Object({ name, level: name, isFree: Type.Boolean() })),
});

export type Card = Static<typeof CARD>;

const validator = Compile(CARD);

/** Reads a stored card. @throws if it is invalid */
export function readCard(text: string): Card {
  const json = parseJson(text);
  if (!json.ok) throw new Error(`The card of a table is not JSON: ${json.problem.message}`);
  if (validator.Check(json.value)) return json.value;
  const error = validator.Errors(json.value).at(0);
  throw new Error(`The card of a table looks otherwise: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`);
}
