/**
 * Positions in the text form of the rules (Notation, Positions as text): a line for the game, one for each player. An
 * item is another way to write a member of the exchange form, which is read and checked there.
 */
import { type Raw, Reading } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import { KINDS, TERRAINS, TRACKS } from '../data/kinds.ts';
import { LETTERS, TERRAIN_LETTERS } from '../notation/names.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { readExchange } from './exchange.ts';

// A text of another form than these expect stays as it is, and is refused as such.
const number = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);
const seat = (text: string): number | string => (/^p[1-6]$/i.test(text) ? Number(text.slice(1)) : text);
const hex = (text: string): number | string => number(text.replace(/^h/, ''));
const flag = (text: string): boolean | string => text === '1' || (text === '0' ? false : text);
const lettered = (names: readonly string[], letters: string, text: string): string =>
  text.length === 1 ? (names[letters.indexOf(text.toUpperCase())] ?? text) : text;
const kind = (text: string): string => lettered(KINDS, LETTERS, text);
const kinds = (letters: string): readonly string[] => [...letters].map(kind);
const names = (text: string): readonly string[] => text.toLowerCase().split(',');
const same = (text: string): string => text;

/** How often each of some things is listed. */
function countsOf(things: readonly unknown[]): Raw {
  return Object.fromEntries(things.map((thing) => [thing, things.filter((other) => other === thing).length]));
}

type Json = { [member: string]: unknown };

/** The line that is read, and its problems. */
class Line {
  readonly #r: Reading;
  readonly #name: string;
  /** The current item, named in problems. */
  item = '';

  constructor(r: Reading, name: string) {
    this.#r = r;
    this.#name = name;
  }

  fail(message: string, rule?: string): void {
    this.#r.fail(`position ${this.#name}${this.item}`, message, rule);
  }

  /** The parts of an item, limited in number. */
  parts(text: string, sign: string, most: number): readonly string[] {
    const parts = text.split(sign);
    if (parts.length > most) this.fail(`has ${quoted(text)}, of which ${quoted(parts[most])} is left over.`);
    return parts;
  }

  /** Sets a member that may be given only once. */
  put(json: Json, member: string, value: unknown, name = member): void {
    if (Object.hasOwn(json, member)) this.fail(`has ${name} twice.`);
    json[member] = value;
  }

  /** An object from the parts of an item, `name:value`. */
  object(texts: readonly string[], part: (text: string) => readonly [name: string, value: unknown]): Json {
    const made: Json = {};
    for (const text of texts) this.put(made, ...part(text));
    return made;
  }
}

/** By name: the member that an item gives, and its value. */
interface Items {
  readonly [name: string]: readonly [member: string, read: (text: string, line: Line) => unknown];
}

const BOARD: Items = {
  board: [
    'hexes',
    (text) =>
      text.split(',').map((one) => ({
        terrain: lettered(TERRAINS, TERRAIN_LETTERS, one.charAt(0)),
        token: one.length > 1 ? number(one.slice(1)) : null,
      })),
  ],
  harbours: [
    'harbours',
    (text, line) =>
      text.split(',').flatMap((one) => {
        const [ends = '', of = ''] = line.parts(one, ':', 2);
        const edge = ends.split('-').map(number);
        return one === '' ? [] : [{ edge, kind: of.length === 1 ? kind(of) : of.toLowerCase() }];
      }),
  ],
  shipbay: ['shipBay', number],
};

const GAME: Items = {
  robber: ['robber', (text) => ({ hex: hex(text) })],
  ship: ['ship', number],
  invasion: ['invasion', number],
  bars: [
    'barbarians',
    (text, line) =>
      text.split(',').map((one) => {
        const [, name = '', level, at, from = ''] = /^b(\d{1,2}):([123])@(\d{1,2})(?:<(\d{1,2}))?$/i.exec(one) ?? [];
        if (name === '') line.fail(`must have barbarians such as b5:1@22<16, not ${quoted(one)}.`, 'IK-263');
        const came = from === '' ? null : Number(from);
        return { name: Number(name), level: Number(level), at: Number(at), from: came };
      }),
  ],
  merchant: [
    'merchant',
    (text, line) => {
      const [on = '', of = ''] = line.parts(text, ':', 2);
      return { hex: hex(on), seat: seat(of) };
    },
  ],
  lr: ['longestRoad', seat],
  la: ['largestArmy', seat],
  bank: ['bank', (text, line) => line.object(text.split(','), (one) => [kind(one.charAt(0)), number(one.slice(1))])],
  under: [
    'decks',
    (text, line) =>
      line.object(text.split(';'), (one) => {
        const [deck = '', cards = ''] = line.parts(one, ':', 2);
        return [deck.toLowerCase(), { under: names(cards) }];
      }),
  ],
  turn: ['turn', number],
  dice: [
    'dice',
    (text, line) => {
      const [red = '', yellow = '', event = ''] = line.parts(text, ',', 3);
      return { red: number(red), yellow: number(yellow), event: event === '' ? null : event.toLowerCase() };
    },
  ],
  devplayed: ['devPlayed', flag],
  after: ['after', seat],
  opt: [
    'options',
    (text, line) =>
      line.object(text.split(','), (one) => {
        const [name = '', value = ''] = line.parts(one, ':', 2);
        return [name, value];
      }),
  ],
  step: ['step', same],
  left: ['left', same],
};

const PLAYER: Items = {
  hand: ['hand', (text) => countsOf(kinds(text))],
  prog: ['progress', names],
  dev: ['development', names],
  new: ['bought', names],
  offers: ['offers', number],
  fleet: ['fleet', kinds],
  swaps: ['swapRights', (text) => countsOf(text.split(',').map(seat))],
  house: ['house', (text) => text.split(',').map(seat)],
  housed: ['housed', flag],
  shown: ['shown', names],
  imp: [
    'levels',
    (text, line) => {
      const levels = line.parts(text, '/', TRACKS.length).map(number);
      return Object.fromEntries(TRACKS.slice(0, levels.length).map((track, i) => [track, levels[i]]));
    },
  ],
  def: ['defender', number],
  kills: ['kills', number],
  played: ['knightCards', number],
};

/** Reads an item. @returns false if there is none of this name */
function readItem(line: Line, items: Items, name: string, text: string, json: Json): boolean {
  if (!Object.hasOwn(items, name)) return false;
  const [member, read] = items[name];
  line.put(json, member, read(text, line), name);
  return true;
}

const LISTS: { readonly [letter: string]: string } = { s: 'settlements', c: 'cities', x: 'onSide', w: 'walls' };

/** Reads a piece, `s31`, `m22:trade`, `w31`, `r22-28-34`, `k31:2+`. @returns false if the item is not a piece */
function readPiece(line: Line, item: string, player: { readonly [member: string]: unknown[] }, cities: Json): boolean {
  const [, letter = '', place = '', rest = ''] = /^([scmxwkr])(\d{1,3})(\D.*)?$/i.exec(item) ?? [];
  const at = Number(place);
  switch (letter.toLowerCase()) {
    case '':
      return false;
    case 'r':
      player['roads'].push(item.slice(1).split('-').map(number));
      return true;
    case 'k': {
      const [, level = '', state, promoted] = /^:([123])([+~-])(!?)$/.exec(rest) ?? [];
      if (level === '') line.fail(`must have knights such as k31:2+, not ${quoted(rest)}.`, 'IK-166');
      const isReady = state !== '~';
      const knight = { at, level: Number(level), active: state !== '-', ready: isReady, promoted: promoted === '!' };
      player['knights'].push(knight);
      return true;
    }
    case 'm':
      line.put(cities, rest.slice(1).toLowerCase(), at);
      return true;
    default:
      if (rest !== '') line.fail(`has ${quoted(rest)} behind the vertex.`);
      player[LISTS[letter.toLowerCase()]].push(at);
      return true;
  }
}

/** `P1: s29 hand=BBL`. */
function playerOf(r: Reading, text: string): Raw {
  const [name = '', ...items] = text.split(/\s+/);
  const line = new Line(r, `${name} `);
  const pieces = { settlements: [], cities: [], onSide: [], walls: [], roads: [], knights: [] };
  const metropolises: Json = {};
  const player: Json = { seat: seat(name.replace(/:$/, '')) };
  for (const item of items) {
    line.item = item;
    const [key = '', value = ''] = item.split('=');
    if (!readPiece(line, item, pieces, metropolises) && !readItem(line, PLAYER, key, value, player))
      line.fail(`has an unknown item ${quoted(item)} of a player.`);
  }
  return { ...player, ...pieces, metropolises };
}

/** `roaming 3 P1 action` and its items. */
function gameOf(r: Reading, text: string): Raw {
  const [rules = '', seats = '', active = '', phase = '', ...items] = text.split(/\s+/);
  const line = new Line(r, '');
  const board: Json = {};
  const open: string[] = [];
  const game: Json = { rules, seats: number(seats), active: seat(active), phase, board, open };
  for (const item of items) {
    line.item = item;
    const name = item.slice(0, Math.max(0, item.indexOf('=')));
    const value = item.slice(name.length + 1);
    if (name === 'open') open.push(value);
    else if (!readItem(line, BOARD, name, value, board) && !readItem(line, GAME, name, value, game))
      line.fail(`has an unknown item ${quoted(item)} of the game.`);
  }
  return game;
}

/** Reads the text form of a position. On 30 hexes the board must be given. Fails with the problem and its rule. */
export function parseText(setup: Setup, text: string): Result<State> {
  const r = new Reading('IK-027');
  const [head = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const json = { ...gameOf(r, head), players: lines.map((line) => playerOf(r, line)) };
  const read = r.result(json);
  return read.ok ? readExchange(setup, read.value, true) : read;
}
