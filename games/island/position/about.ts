/** The numbers that a decision is about: their ranges, and how `open=` of the text form reads and writes them. */
import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { PLAYED } from '../moves.ts';
import { letterOf } from '../notation/names.ts';
import { knightByte, levelOf } from '../rules/pieces.ts';
import { ownerOf } from '../rules/sites.ts';
import { ACTIVE, type NumberName, type State } from '../state.ts';
import type { TextReader } from './text-reader.ts';

interface Numbers {
  /** Their count, from `low` on. */
  readonly low?: number;
  count(s: State): number;
  /** Whether a number in range is invalid after all. */
  readonly isWrong?: (s: State, number: number) => boolean;
  /** Absent if the text form never contains such a number. @param seat the deciding seat */
  readonly read?: (r: TextReader, text: string, seat: Seat) => number;
  readonly write?: (number: number) => string;
}

/** A knight that has left the board, as its byte: `2+`, `2-`. */
const knight: Numbers = {
  low: 1,
  count: () => 255,
  isWrong: (s, byte) => ownerOf(byte) < 0 || ownerOf(byte) >= s.setup.seats || levelOf(byte) === 0,
  read(r, text, seat) {
    const [, level = '', state = ''] = /^([123])([+~-])$/.exec(text) ?? [];
    if (level === '') r.fail(`must have a knight such as 2+, not ${JSON.stringify(text)}.`, 'IK-166');
    return knightByte(seat, Number(level || 1), state === '-' ? 0 : ACTIVE);
  },
  write: (byte) => `${levelOf(byte)}${(byte & ACTIVE) === 0 ? '-' : '+'}`,
};

const NUMBERS_OF: { readonly [name in NumberName]: Numbers } = {
  seat: { count: (s) => s.setup.seats },
  seats: { count: (s) => 1 << s.setup.seats },
  bays: {
    count: (s) => 1 << s.setup.board.bays.length,
    isWrong: (s, bays) => s.barbarianLevel.some((level, bay) => ((bays >> bay) & 1) === 1 && level === 0),
  },
  vertex: { count: (s) => s.setup.board.vertices, read: (r, text) => r.vertex(text), write: String },
  edge: { count: (s) => s.setup.board.edges },
  knight,
  track: { count: () => TRACKS.length, read: (r, text) => r.name(text, TRACKS), write: (track) => TRACKS[track] },
  resource: {
    count: () => RESOURCES,
    read: (r, text) => r.kinds(text)[0] ?? 0,
    write: (kind) => letterOf(KINDS[kind]),
  },
  played: { count: () => PLAYED.length },
  few: { low: 1, count: () => 2 },
  flag: { count: () => 2 },
  kindOrNone: { count: () => 1 + ALL_KINDS },
  hexOrNone: { count: (s) => 1 + s.setup.board.hexes.length },
};

/** Whether a number is valid for this name. */
export function isSoundNumber(s: State, name: NumberName, number: number): boolean {
  const { low = 0, count, isWrong } = NUMBERS_OF[name];
  return number >= low && number < low + count(s) && isWrong?.(s, number) !== true;
}

/** Reads a number from `open=`. @param seat the deciding seat */
export function readNumber(r: TextReader, name: NumberName, text: string, seat: Seat): number {
  return NUMBERS_OF[name].read?.(r, text, seat) ?? 0;
}

export function numberText(name: NumberName, number: number): string {
  return NUMBERS_OF[name].write?.(number) ?? '';
}
