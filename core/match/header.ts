import { isName } from '../names.ts';
import { fail, isPlainText, isRecord, ok, quoted, type Result } from '../result.ts';
import { playerName } from '../words.ts';
import type { DiceHeader } from './dice.ts';
import type { Player } from './entry.ts';
import { strangeName } from './header-keys.ts';
import type { ShippedMarks } from './shipped.ts';

/** The data fixed before the first entry; with the entries it is the whole match. Plain JSON data. */
export interface Header {
  /** Id of the game. */
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Only what differs from the defaults; maps and decks given by a user in full. */
  readonly options: { readonly [name: string]: unknown };
  /** The game's built-in maps and decks in use; absent if it has none. */
  readonly shipped?: ShippedMarks;
  /** By seat, the original players; later take-overs are in the entries. */
  readonly players: readonly Player[];
  /** The published dice, with a fair secret once the match is over. */
  readonly dice: DiceHeader;
  /** The full starting position, if it is not the usual one. */
  readonly position?: unknown;
}

/** A header from outside, not yet checked. */
export type RawHeader = { readonly [field in keyof Header]?: unknown };

/** A player from outside: a name, or an object with a name and perhaps a bot's level. */
export function readPlayer(value: unknown, at: string): Result<Player> {
  const given = typeof value === 'string' ? { name: value } : value;
  if (!isRecord(given) || typeof given.name !== 'string') {
    return fail(`must be a name, or an object with a name and perhaps a level, not ${quoted(value)}.`, at);
  }
  const strange = strangeName(given, ['name', 'level']);
  if (strange !== null) return fail(`has a name and perhaps a level, but no ${quoted(strange)}.`, at);
  if (!isName(given.name)) return fail(`must be a visible name on one line, not ${quoted(given.name)}.`, at);
  if (given.level === undefined) return ok({ name: given.name });
  if (typeof given.level !== 'string' || !isPlainText(given.level)) {
    return fail(`must be the name of a level, not ${quoted(given.level)}.`, at);
  }
  return ok({ name: given.name, level: given.level });
}

/** The players from outside; missing ones get default names. */
export function readPlayers(value: unknown, seats: number): Result<readonly Player[]> {
  if (value === undefined) return ok(Array.from({ length: seats }, (_, seat) => ({ name: playerName(seat) })));
  if (!Array.isArray(value) || value.length !== seats) {
    return fail(`must name one player for each seat, ${seats} in all.`, 'players');
  }
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const player = readPlayer(value[seat], `players.${seat}`);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return ok(players);
}
