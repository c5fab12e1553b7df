import { parseJson } from '@marchlands/core/json.ts';
import type { Static } from 'typebox';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

const name = Type.Union([Type.Null(), Type.String()]);

/** What lists show of a table. */
const CARD = Type.Object({
  options: Type.Record(Type.String(), Type.Unknown()),
  clock: Type.Unknown(),
  /** Seconds that spectators are behind; null where there are none. */
  spectators: Type.Union([Type.Null(), Type.Number()]),
  hasPassword: Type.Boolean(),
  isRated: Type.Optional(Type.Boolean()),
  owner: Type.String(),
  seats: Type.Array(Type.Object({ name, level: name, isFree: Type.Boolean() })),
});

export type Card = Static<typeof CARD>;

const validator = Compile(CARD);

/** Reads what was stored as a card. @throws where it is none */
export function readCard(text: string): Card {
  const json = parseJson(text);
  if (!json.ok) throw new Error(`The card of a table is no JSON: ${json.problem.message}`);
  if (validator.Check(json.value)) return json.value;
  const error = validator.Errors(json.value).at(0);
  throw new Error(`The card of a table looks otherwise: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`);
}
