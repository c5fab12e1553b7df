/** Small readers of a position's fields: JSON values or their text form, with a sentence for what is wrong. */
import { fail, isRecord, ok, type Result, shown } from '@marchlands/core/result.ts';
import { SQUARES } from '../data/geometry.ts';
import { CITY, DESERT, GRASS, KINDS, kindOfLetter, LANDS, LETTERS, TILES } from '../data/tiles.ts';
import { isOnBoard } from '../rules/legality.ts';
import { DOWN, LINKED, ROAD, type State, UP } from '../state.ts';

/** The fields of a position, in the order in which they are written. */
export const FIELDS = [
  'board', // rows of cells: `.`, `##`, or letter, owner, `+` road, `*` linked city
  'turn', // player in turn, from 1
  'number', // number of the turn, from 1
  'score', // by player
  'hand', // city tiles in hand, by player
  'treasure', // by player
  'barbarian', // by player
  'entry', // entry square
  'last', // last face-down square, or -
  'faceDown', // face-down squares in the order placed with their faces: A1=D, or A1=? for who may not know
  'bag', // letters and counts, D28G20...; for who may not know, the number of tiles
  'pool', // what is in the bag or face down: letters and counts
  'phase', // act, or an action or attack that is not finished
  'start', // square where the attack started
  'shown', // what activations have shown and put back
] as const;

/** Most tiles of one kind that a position may hold, and the ranges of its numbers. */
const MOST_TILES = 99;
const MOST_HELD = 200;
const MOST_POINTS = 1_000_000;
const MOST_TURNS = 60_000;

/** Ranges of the fields that hold a number for each player. */
export const BY_PLAYER = {
  score: [0, MOST_POINTS],
  hand: [0, 1],
  treasure: [0, MOST_HELD],
  barbarian: [0, MOST_HELD],
} as const;
export const TURN_RANGE = [1, MOST_TURNS] as const;

/** Fields by name. */
export interface Given {
  readonly [field: string]: unknown;
}

/** An object with known fields only, out of JSON or out of the text form. */
export function readFields(json: unknown): Result<Given> {
  if (typeof json === 'string') return readText(json);
  if (!isRecord(json)) return fail(`A position is an object with ${FIELDS.join(', ')}, or text, not ${shown(json)}.`);
  const unknown = Object.keys(json).find((name) => !FIELDS.some((field) => field === name));
  if (unknown !== undefined) return fail(`A position has no field ${shown(unknown)}; it has ${FIELDS.join(', ')}.`);
  return ok(json);
}

/** Rows of cells (with or without labels) or one line of them, then `name=value` in any order. */
function readText(text: string): Result<Given> {
  const given: { [field: string]: unknown } = {};
  const rows: string[] = [];
  for (const line of text.split('\n')) {
    const cells: string[] = [];
    for (const token of line.trim().split(/\s+/)) {
      const equals = token.indexOf('=');
      if (equals <= 0) {
        if (token !== '') cells.push(token);
        continue;
      }
      const name = token.slice(0, equals);
      if (!FIELDS.some((field) => field === name)) {
        return fail(`A position has no field ${shown(name)}; it has ${FIELDS.join(', ')}.`, name);
      }
      if (Object.hasOwn(given, name)) return fail(`The field ${name} stands there twice.`, name);
      given[name] = token.slice(equals + 1);
    }
    const isLabels = cells.length > 0 && cells.every((cell, i) => cell === 'ABCDEFGH'.charAt(i));
    if (cells.length > 0 && !isLabels) rows.push(cells.join(' '));
  }
  if (rows.length > 0) {
    if (given.board !== undefined) return fail('The board is given twice.', 'board');
    given.board = rows.length === 1 ? rows[0].split('/') : rows;
  }
  return ok(given);
}

/** A whole number in a range, as a number or as digits. */
export function readNumber(value: unknown, [low, high]: readonly [number, number], at: string): Result<number> {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= low && number <= high
    ? ok(number)
    : fail(`must be a whole number from ${low} to ${high}, not ${shown(value)}.`, at);
}

/** A number for each player: a list, or text with commas. */
export function readByPlayer(
  value: unknown,
  range: readonly [number, number],
  seats: number,
  at: string,
): Result<number[]> {
  const items: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(items) || items.length !== seats) {
    return fail(`must give a number for each of the ${seats} players, not ${shown(value)}.`, at);
  }
  const numbers: number[] = [];
  for (const item of items) {
    const number = readNumber(item, range, at);
    if (!number.ok) return number;
    numbers.push(number.value);
  }
  return ok(numbers);
}

/** A square of this board. */
export function readSquare(s: State, value: unknown, at: string): Result<number> {
  const cell = typeof value === 'string' ? SQUARES.indexOf(value.toUpperCase()) : -1;
  const far = SQUARES[s.setup.board.corners[2]];
  return cell >= 0 && isOnBoard(s, cell)
    ? ok(cell)
    : fail(`must be a square from A1 to ${far}, not ${shown(value)}.`, at);
}

/** Counts by kind: letters with counts (`D28G20`, `DDT`), an object by name, or `-` for none. */
export function readCounts(value: unknown, at: string): Result<number[]> {
  const counts = new Array<number>(KINDS).fill(0);
  if (isRecord(value)) {
    for (const [name, given] of Object.entries(value)) {
      const kind = TILES.findIndex((tile) => tile === name);
      if (kind < 0) return fail(`has an unknown kind ${shown(name)}; known are ${TILES.join(', ')}.`, at);
      const number = readNumber(given, [0, MOST_TILES], `${at}.${name}`);
      if (!number.ok) return number;
      counts[kind] = number.value;
    }
    return ok(counts);
  }
  const text = typeof value === 'string' && value !== '-' ? value : '';
  const isCounts = typeof value === 'string' && /^([A-Z]\d{0,3})*$/i.test(text);
  if (!isCounts) return fail(`must be letters with counts, such as D28G20T8, not ${shown(value)}.`, at);
  for (const [, letter, digits] of text.matchAll(/([A-Z])(\d*)/gi)) {
    const kind = kindOfLetter(letter ?? '');
    if (kind < 0) return fail(`has the letter ${letter}, which is none of ${[...LETTERS].join(' ')}.`, at);
    counts[kind] = counts[kind] + (digits === '' ? 1 : Number(digits));
    if (counts[kind] > MOST_TILES) return fail(`has more than ${MOST_TILES} tiles of ${TILES[kind]}.`, at);
  }
  return ok(counts);
}

/** Rows of cells, as texts or lists. */
function readRows(value: unknown, size: number): Result<string[][]> {
  const rows: unknown = typeof value === 'string' ? value.split(/[\n/]/).filter((row) => row.trim() !== '') : value;
  if (!Array.isArray(rows) || rows.length !== size) {
    const many = Array.isArray(rows) ? `${rows.length} rows` : shown(value);
    return fail(`must be ${size} rows of ${size} cells, not ${many}.`, 'board', 'BR-01');
  }
  const cells: string[][] = [];
  for (const [i, row] of rows.entries()) {
    const at = `board row ${i + 1}`;
    const items: unknown = typeof row === 'string' ? row.trim().split(/[\s,]+/) : row;
    if (!Array.isArray(items) || !items.every((item): item is string => typeof item === 'string')) {
      return fail(`must be ${size} cells, not ${shown(row)}.`, at);
    }
    // A row may begin with its number, as in the diagrams.
    if (items.length === size + 1 && items[0] === String(i + 1)) items.shift();
    if (items.length !== size)
      return fail(`must be ${size} cells, not ${items.length}: ${shown(items.join(' '))}.`, at);
    cells.push(items);
  }
  return ok(cells);
}

/** Puts one cell of a diagram on its square; face-down squares are collected, since their faces stand elsewhere. */
function readCell(s: State, cell: number, text: string, faceDown: number[]): Result<null> {
  const at = `board ${SQUARES[cell]}`;
  if (text === '.') return ok(null);
  if (text === '##') {
    faceDown.push(cell);
    s.tile[cell] = DOWN;
    return ok(null);
  }
  const found = /^([a-z])(\d)(\+?)(\*?)$/i.exec(text);
  if (found === null) {
    return fail(
      `must be ".", "##", or a letter and a player with + for a road and * for a linked city, not ${shown(text)}.`,
      at,
    );
  }
  const kind = kindOfLetter(found[1]);
  if (kind < 0 || kind >= LANDS) {
    return fail(`has the letter ${found[1]}; on the board lie o, c, m, g, d and x.`, at, 'BR-05');
  }
  const owner = Number(found[2]) - 1;
  if (owner < 0 || owner >= s.setup.seats) {
    return fail(`belongs to player ${found[2]}; there are players 1 to ${s.setup.seats}.`, at, 'BR-06');
  }
  if (found[3] === '+' && kind !== DESERT && kind !== GRASS) {
    return fail(`has a road on a ${TILES[kind]}; only desert and grass take one.`, at, 'BR-55');
  }
  if (found[4] === '*' && kind !== CITY) return fail(`is marked as linked (*), which only a city can be.`, at, 'BR-62');
  s.tile[cell] = UP + kind;
  s.owner[cell] = owner;
  s.mark[cell] = (found[3] === '+' ? ROAD : 0) | (found[4] === '*' ? LINKED : 0);
  return ok(null);
}

/** Fills the board; gives the face-down squares in ascending order. */
export function readBoard(s: State, value: unknown): Result<number[]> {
  const { size } = s.setup.board;
  const rows = readRows(value, size);
  if (!rows.ok) return rows;
  const faceDown: number[] = [];
  for (const [row, cells] of rows.value.entries()) {
    for (const [column, text] of cells.entries()) {
      const done = readCell(s, row * 8 + column, text, faceDown);
      if (!done.ok) return done;
    }
  }
  return ok(faceDown);
}
