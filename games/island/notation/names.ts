/** Cards, places and seats as written in lines (Notation). */
import { wholeIn } from '@marchlands/core/params.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import { ALL_KINDS, KINDS, type Kind } from '../data/kinds.ts';
import type { Setup } from '../setup.ts';

/** Letters of the kinds of card, in kind order; of the kinds of land. */
export const LETTERS = 'BLWGOPCK';
export const TERRAIN_LETTERS = 'BLWGOD';

/** Counts by kind, as letters in kind order. */
export function lettersOfRow(counts: Uint8Array, row: number): string {
  return KINDS.map((_, kind) => LETTERS[kind].repeat(counts[row * ALL_KINDS + kind])).join('');
}

export function letterOf(kind: Kind): string {
  return LETTERS[KINDS.indexOf(kind)];
}

/** `BOB` -> kinds in order, whatever their order in the text; null if a letter is unknown. */
export function cardsIn(letters: string): number[] | null {
  const kinds = [...letters.toUpperCase()].map((letter) => LETTERS.indexOf(letter)).sort((a, b) => a - b);
  return kinds.includes(-1) ? null : kinds;
}

export function seatText(seat: Seat): string {
  return `P${seat + 1}`;
}

/** `P2` -> 1; -1 if it is not a seat. */
export function seatIn(text: string): Seat {
  return /^p[1-6]$/i.test(text) ? Number(text.slice(1)) - 1 : -1;
}

/** `22-28` -> the edge; -1 if there is none. */
export function edgeIn({ board }: Setup, text: string): number {
  const ends = pathIn(text);
  if (ends === null) return -1;
  const [a, b] = ends;
  const edge = a < board.vertices && b < board.vertices ? edgeBetween(board, a, b) : NONE;
  return edge === NONE ? -1 : edge;
}

/** `31-39` -> both vertices; null if it is not such a pair. */
export function pathIn(text: string): readonly [from: number, to: number] | null {
  const [from = -1, to = -1, ...more] = text.split('-').map(wholeIn);
  return from < 0 || to < 0 || more.length > 0 ? null : [from, to];
}

/** `h5`, `b5`, `@30`, `31` -> the number after the sign; -1 if it has another form. */
export function numberIn(text: string, sign: '' | 'h' | 'b' | '@'): number {
  return text.toLowerCase().startsWith(sign) ? wholeIn(text.slice(sign.length)) : -1;
}
