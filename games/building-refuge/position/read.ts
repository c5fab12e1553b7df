/** Small readers of a position's fields: JSON values or their text form, with a sentence for each error. */
import type { Reading } from '@marchlands/core/read.ts';
import { fail, isRecord, isWhole, ok, quoted, type Result } from '@marchlands/core/result.ts';
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
  'faceDown', // face-down squares in the order placed with their faces: A1=D, or A1=? if the viewer may not know
  'bag', // letters and counts, D28G20...; if the viewer may not know, the number of tiles
  'pool', // tiles in the bag or face down: letters and counts
  'phase', // act, or an unfinished action or attack
  'start', // square where the attack started
  'shown', // tiles that activations have shown and put back
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

/** An object with only known fields, from JSON or from the text form. */
export function readFields(json: unknown): Result<Given> {
  if (typeof json === 'string') return readText(json);
  if (!isRecord(json)) return fail(`A position is an object with ${FIELDS.join(', ')}, or text, not ${quoted(json)}.`);
  const unknown = Object.keys(json).find((name) => !FIELDS.some((field) => field === name));
  if (unknown !== undefined) return fail(`A position has no field ${quoted(unknown)}; it has ${FIELDS.join(', ')}.`);
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
        return fail(`A position has no field ${quoted(name)}; it has ${FIELDS.join(', ')}.`, name);
      }
      if (Object.hasOwn(given, name)) return fail(`The field ${name} appears twice.`, name);
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
export function readNumber(r: Reading, value: unknown, at: string, [low, high]: readonly [number, number]): number {
  const digits = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return r.whole(isWhole(digits, low, high) ? digits : value, at, low, high);
}

/** A number for each player: a list, or text with commas. */
export function readByPlayer(
  r: Reading,
  value: unknown,
  at: string,
  range: readonly [number, number],
  seats: number,
): number[] {
  const items: unknown = typeof value === 'string' ? value.split(',') : value;
  if (Array.isArray(items) && items.length === seats) return items.map((item) => readNumber(r, item, at, range));
  r.fail(at, `must give a number for each of the ${seats} players, not ${quoted(value)}.`);
  return [];
}

/** A square of this board; its first corner if the value is invalid. */
export function readSquare(r: Reading, s: State, value: unknown, at: string): number {
  const cell = typeof value === 'string' ? SQUARES.indexOf(value.toUpperCase()) : -1;
  if (cell >= 0 && isOnBoard(s, cell)) return cell;
  const { corners } = s.setup.board;
  r.fail(at, `must be a square from A1 to ${SQUARES[corners[2]]}, not ${quoted(value)}.`);
  return corners[0];
}

/** Counts by kind: letters with counts (`D28G20`, `DDT`), an object by name, or `-` for none. */
export function readCounts(r: Reading, value: unknown, at: string): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  if (isRecord(value)) {
    for (const [name, given] of Object.entries(value)) {
      const kind = TILES.findIndex((tile) => tile === name);
      if (kind >= 0) counts[kind] = readNumber(r, given, `${at}.${name}`, [0, MOST_TILES]);
      else r.fail(at, `has an unknown kind ${quoted(name)}; known are ${TILES.join(', ')}.`);
    }
    return counts;
  }
  const text = typeof value === 'string' && value !== '-' ? value : '';
  const isCounts = typeof value === 'string' && /^([A-Z]\d{0,3})*$/i.test(text);
  if (!isCounts) r.fail(at, `must be letters with counts, such as D28G20T8, not ${quoted(value)}.`);
  for (const [, letter, digits] of isCounts ? text.matchAll(/([A-Z])(\d*)/gi) : []) {
    const kind = kindOfLetter(letter);
    if (kind < 0) r.fail(at, `has the letter ${letter}, which is none of ${[...LETTERS].join(' ')}.`);
    else counts[kind] += digits === '' ? 1 : Number(digits);
    if (counts[kind] > MOST_TILES) r.fail(at, `has more than ${MOST_TILES} tiles of ${TILES[kind]}.`);
  }
  return counts;
}

/** Rows of cells, as texts or lists. */
function readRows(r: Reading, value: unknown, size: number): string[][] {
  const rows: unknown = typeof value === 'string' ? value.split(/[\n/]/).filter((row) => row.trim() !== '') : value;
  if (!Array.isArray(rows) || rows.length !== size) {
    const many = Array.isArray(rows) ? `${rows.length} rows` : quoted(value);
    r.fail('board', `must be ${size} rows of ${size} cells, not ${many}.`, 'BR-01');
    return [];
  }
  const cells: string[][] = [];
  for (const [i, row] of rows.entries()) {
    const at = `board row ${i + 1}`;
    const items: unknown = typeof row === 'string' ? row.trim().split(/[\s,]+/) : row;
    if (!Array.isArray(items) || !items.every((item): item is string => typeof item === 'string')) {
      r.fail(at, `must be ${size} cells, not ${quoted(row)}.`);
      continue;
    }
    // A row may begin with its number, as in the diagrams.
    if (items.length === size + 1 && items[0] === String(i + 1)) items.shift();
    if (items.length !== size) r.fail(at, `must be ${size} cells, not ${items.length}: ${quoted(items.join(' '))}.`);
    cells.push(items.slice(0, size));
  }
  return cells;
}

/** Puts one cell of a diagram on its square; face-down squares are collected, since their faces are given elsewhere. */
function readCell(r: Reading, s: State, cell: number, text: string, faceDown: number[]): void {
  const at = `board ${SQUARES[cell]}`;
  if (text === '.') return;
  if (text === '##') {
    faceDown.push(cell);
    s.tile[cell] = DOWN;
    return;
  }
  const found = /^([a-z])(\d)(\+?)(\*?)$/i.exec(text);
  if (found === null) {
    r.fail(
      at,
      `must be ".", "##", or a letter and a player with + for a road and * for a linked city, not ${quoted(text)}.`,
    );
    return;
  }
  const kind = kindOfLetter(found[1]);
  if (kind < 0 || kind >= LANDS) {
    r.fail(at, `has the letter ${found[1]}; on the board lie o, c, m, g, d and x.`, 'BR-05');
  }
  const owner = Number(found[2]) - 1;
  if (owner < 0 || owner >= s.setup.seats) {
    r.fail(at, `belongs to player ${found[2]}; there are players 1 to ${s.setup.seats}.`, 'BR-06');
  }
  if (found[3] === '+' && kind !== DESERT && kind !== GRASS) {
    r.fail(at, `has a road on a ${TILES[kind]}; only desert and grass take one.`, 'BR-55');
  }
  if (found[4] === '*' && kind !== CITY) r.fail(at, `is marked as linked (*), which only a city can be.`, 'BR-62');
  s.tile[cell] = UP + kind;
  s.owner[cell] = owner;
  s.mark[cell] = (found[3] === '+' ? ROAD : 0) | (found[4] === '*' ? LINKED : 0);
}

/** Fills the board; returns the face-down squares in ascending order. */
export function readBoard(r: Reading, s: State, value: unknown): number[] {
  const { size } = s.setup.board;
  const rows = readRows(r, value, size);
  const faceDown: number[] = [];
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) readCell(r, s, row * 8 + column, text, faceDown);
  }
  return faceDown;
}
