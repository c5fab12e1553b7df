import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { type Outcomes, readOutcomes } from '../problems/solved.ts';
import type { SoloResult } from '../solo/result.ts';
import type { StoredMatch } from '../table/local/match-store.ts';
import { words } from '../words/words.ts';

/** All personal data stored on this device. */
export interface Kept {
  readonly matches: readonly StoredMatch[];
  /** All finished matches, whether still stored or not. */
  readonly results: readonly SoloResult[];
  /** Games whose lesson was completed. */
  readonly lessons: readonly string[];
  /** Outcomes of problems; absent in older files. */
  readonly problems?: Outcomes;
  /** In the form stored by the settings page. */
  readonly settings: unknown;
}

/** Names the format; other formats are refused. */
const FORMAT = 'marchlands data 1';

/** All of it as one file. @param written such as 2026-11-23T10:00:00.000Z */
export function formatKept(kept: Kept, written: string): string {
  return `${JSON.stringify({ format: FORMAT, written, ...kept })}\n`;
}

/** Reads such a file; a problem says what is wrong and where. */
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
  const lists = { matches, results, lessons } as { readonly [name: string]: readonly unknown[] }; // checked above
  for (const [name, wrongIn] of Object.entries(PARTS)) {
    for (const [i, one] of lists[name].entries()) {
      const wrong = wrongIn(one);
      if (wrong !== null) return fail(words.data.noPart(wrong.should), `${name}[${i}]${wrong.at}`);
    }
  }
  const kept = { ...lists, settings, problems: readOutcomes(value['problems']) };
  // Only the fields shown in lists are checked here; a match is read by its game when opened.
  return ok(kept as typeof kept & Kept);
}

/** An error: its place, and what would be right. */
interface Wrong {
  readonly at: string;
  readonly should: string;
}

type Check = readonly [should: string, is: (value: unknown) => boolean];

const isText = (value: unknown): boolean => typeof value === 'string';
const text: Check = ['text', isText];
const number: Check = ['a number', (value) => typeof value === 'number'];
const object: Check = ['an object', isRecord];
const textOrNull: Check = ['text or null', (value) => value === null || isText(value)];
const numberOrNull: Check = ['a number or null', (value) => value === null || typeof value === 'number'];
const texts: Check = ['a list of texts', (value) => Array.isArray(value) && value.every(isText)];
const players: Check = [
  'a list of players with names',
  (value) => Array.isArray(value) && value.every((one) => isRecord(one) && isText(one['name'])),
];
const outcome: Check = ['won, lost or left', (value) => ['won', 'lost', 'left'].includes(String(value))];

const numberOrNone: Check = ['a number or nothing', (value) => value === undefined || typeof value === 'number'];
const reviewedOrNone: Check = [
  'what a review said, with level, luck, lost and mattered, or nothing',
  (value) =>
    value === undefined ||
    (isRecord(value) &&
      isText(value['level']) &&
      ['luck', 'lost', 'mattered'].every((part) => typeof value[part] === 'number')),
];
const textsOrNone: Check = [
  'a list of texts or nothing',
  (value) => value === undefined || (Array.isArray(value) && value.every(isText)),
];
/** True if the value is a record with such values. */
const isAllOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(is);
const isCame = (value: unknown): boolean =>
  isRecord(value) && ['came', 'expected', 'variance'].every((part) => typeof value[part] === 'number');
const countedOrNone: Check = [
  'what was counted, with labels, and own and all with came, expected and variance, or nothing',
  (value) =>
    value === undefined ||
    (isRecord(value) &&
      isAllOf(value['labels'], isText) &&
      ['own', 'all'].every((part) => isAllOf(value[part], (of) => isAllOf(of, isCame)))),
];
const finalOrNone: Check = [
  'how it ended, with ranks, scores and winners, or nothing',
  (value) =>
    value === undefined ||
    (isRecord(value) && ['ranks', 'scores', 'winners'].every((part) => Array.isArray(value[part]))),
];

/** The fields of a match shown in the page's lists. */
const SUMMARY = {
  matchId: text,
  gameId: text,
  players,
  entries: number,
  begun: number,
  touched: number,
  ended: textOrNull,
  final: finalOrNone,
};
const RESULT = {
  ...{
    matchId: text,
    gameId: text,
    rulesVersion: number,
    seats: number,
    options: object,
    levels: texts,
    ended: number,
  },
  ...{ daily: textOrNull, result: outcome, score: numberOrNull, sentence: text, moves: number, undos: number },
  ...{ seat: numberOrNone, others: textsOrNone, reviewed: reviewedOrNone, counted: countedOrNone },
};

/** The first wrong field; null if all are right. */
function wrongField(value: unknown, fields: { readonly [name: string]: Check }, at = ''): Wrong | null {
  if (!isRecord(value)) return { at, should: 'an object' };
  for (const [name, [should, is]] of Object.entries(fields)) {
    if (!is(value[name])) return { at: `${at}.${name}`, should };
  }
  return null;
}

function wrongInMatch(value: unknown): Wrong | null {
  const wrong = wrongField(value, { summary: object, match: object });
  if (wrong !== null) return wrong;
  return isRecord(value) ? wrongField(value['summary'], SUMMARY, '.summary') : null;
}

const PARTS: { readonly [name: string]: (value: unknown) => Wrong | null } = {
  matches: wrongInMatch,
  results: (value) => wrongField(value, RESULT),
  lessons: (value) => (isText(value) ? null : { at: '', should: 'the name of a game' }),
};
