import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, problemText, type Result } from '@marchlands/core/result.ts';
import type { SoloResult } from '../solo/result.ts';
import type { StoredMatch } from '../table/local/match-store.ts';
import { words } from '../words/words.ts';

/** All that this device keeps of a person. */
export interface Kept {
  readonly matches: readonly StoredMatch[];
  /** The history of matches that are over, whether they are still kept or not. */
  readonly results: readonly SoloResult[];
  /** Games whose lesson was played to its end. */
  readonly lessons: readonly string[];
  /** As the settings page keeps them. */
  readonly settings: unknown;
}

/** Names the form; another one is refused. */
const FORMAT = 'marchlands data 1';

/** All of it as one file. @param written such as 2026-11-23T10:00:00.000Z */
export function formatKept(kept: Kept, written: string): string {
  return `${JSON.stringify({ format: FORMAT, written, ...kept })}\n`;
}

/** Reads such a file; a problem says what is wrong in it, and where. */
export function readKept(text: string): Result<Kept> {
  const read = parseJson(text);
  if (!read.ok) return fail(words.data.noJson(problemText(read.problem)));
  const { value } = read;
  if (!isRecord(value) || typeof value['format'] !== 'string') return fail(words.data.noData);
  if (value['format'] !== FORMAT) return fail(words.data.otherFormat(value['format'], FORMAT), 'format');
  const { matches, results, lessons, settings } = value;
  for (const [name, list] of Object.entries({ matches, results, lessons })) {
    if (!Array.isArray(list)) return fail(words.data.noList, name);
  }
  const lists = { matches, results, lessons } as { readonly [name: string]: readonly unknown[] }; // looked at above
  for (const [name, is] of Object.entries(PARTS)) {
    const wrong = lists[name].findIndex((one) => !is(one));
    if (wrong >= 0) return fail(words.data.noPart, `${name}[${wrong}]`);
  }
  // Each part has the fields that the lists of the page show; a match is read by its game when it is opened.
  return ok({ ...lists, settings } as unknown as Kept);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

function isMatch(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['summary']) || !isRecord(value['match'])) return false;
  const { matchId, gameId, players, entries, begun, touched, ended } = value['summary'];
  return (
    isText(matchId) &&
    isText(gameId) &&
    [entries, begun, touched].every(isNumber) &&
    (ended === null || isText(ended)) &&
    Array.isArray(players) &&
    players.every((player: unknown) => isRecord(player) && isText(player['name']))
  );
}

function isResult(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { matchId, gameId, seats, options, levels, ended, daily, result, score, sentence, moves, undos } = value;
  return (
    [matchId, gameId, sentence].every(isText) &&
    [seats, ended, moves, undos].every(isNumber) &&
    isRecord(options) &&
    Array.isArray(levels) &&
    levels.every(isText) &&
    (daily === null || isText(daily)) &&
    (score === null || isNumber(score)) &&
    ['won', 'lost', 'left'].includes(String(result))
  );
}

const PARTS: { readonly [name: string]: (value: unknown) => boolean } = {
  matches: isMatch,
  results: isResult,
  lessons: isText,
};
