// The messages between the program and an external player: JSON, one message per line. docs/players.md describes it for
// authors of players.

import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, isWhole, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** Rises when a message changes its meaning. */
export const PROTOCOL = 1;
/** Most characters of a player's line. */
export const LONGEST_LINE = 1_000_000;

/** The first message: the game. Answered by the player's own `hello`. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** With defaults filled in. */
  readonly options: object;
  /** A player's time for an answer, in milliseconds. */
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
  /** The moves so far of a choice that takes several; empty at first. */
  readonly chosen: readonly string[];
  /** The legal next moves, in record notation. */
  readonly legal: readonly string[];
}

/** Messages to a player. */
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

/** Messages from a player. */
export type Said = PlayerHello | Choice;

const isMoves = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((move) => typeof move === 'string');

/** Reads a player's line; fails with what would be right. */
export function readSaid(line: string): Result<Said> {
  const json = parseJson(line);
  if (!json.ok) return fail(`said ${quoted(line)}, which is not JSON: ${problemText(json.problem)}`);
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
