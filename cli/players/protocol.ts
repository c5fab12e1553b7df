// What the program and a player from outside say to each other: JSON, one message a line. docs/players.md tells it to those
// who write players.

import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, isWhole, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** Rises where a message changes its meaning. */
export const PROTOCOL = 1;
/** Most characters of a line from a player. */
export const LONGEST_LINE = 1_000_000;

/** The first message: what is played. Answered by the player's own `hello`. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** With defaults filled in. */
  readonly options: object;
  /** What a player may take for an answer, in milliseconds. */
  readonly deadline: number;
}

/** A match begins. Not answered. */
export interface MatchBegins {
  readonly type: 'match';
  /** A player that draws all its chance from this plays the same match again. */
  readonly seed: string;
}

/** A decision. Answered by a `choice` with the same id. */
export interface Choose {
  readonly type: 'choose';
  readonly id: number;
  readonly seat: Seat;
  readonly view: AnyView;
  /** What this choice has so far, where it takes several moves; empty at first. */
  readonly chosen: readonly string[];
  /** The moves of which one comes next, as the record writes them. */
  readonly legal: readonly string[];
}

/** What a player is told. */
export type Told = Hello | MatchBegins | Choose;

/** A player's answer to `hello`. */
export interface PlayerHello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly name: string;
}

/** A player's choice: moves of which the first is one of `legal`, or a line of notation. */
export type Choice = { readonly type: 'choice'; readonly id: number } & (
  | { readonly moves: readonly string[] }
  | { readonly line: string }
);

/** What a player says. */
export type Said = PlayerHello | Choice;

const isMoves = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((move) => typeof move === 'string');

/** Reads a line of a player; fails with what would be right. */
export function readSaid(line: string): Result<Said> {
  const json = parseJson(line);
  if (!json.ok) return fail(`said ${quoted(line)}, which is no JSON: ${problemText(json.problem)}`);
  const value = json.value;
  if (!isRecord(value)) return fail(`said ${quoted(line)}; a message is an object.`);
  const { type, protocol, name, id, moves, line: notation } = value;
  if (type === 'hello') {
    if (protocol !== PROTOCOL) return fail(`speaks protocol ${quoted(protocol)}; this is protocol ${PROTOCOL}.`);
    return typeof name === 'string' ? ok({ type, protocol, name }) : fail('said hello without a name.');
  }
  if (type !== 'choice') return fail(`said a message of the type ${quoted(type)}; there are hello and choice.`);
  if (!isWhole(id, 0, Number.MAX_SAFE_INTEGER)) return fail('sent a choice without the id of what it answers.');
  if (isMoves(moves)) return ok({ type, id, moves });
  return typeof notation === 'string'
    ? ok({ type, id, line: notation })
    : fail('sent a choice without moves (a list of texts) and without a line.');
}
