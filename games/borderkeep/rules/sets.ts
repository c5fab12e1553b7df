import { KINDS } from '../data/deck/deck.ts';
import { WORDS } from '../state.ts';

/** Sets of cards: WORDS words of bits; `row` is the number of the set in a vector of several. */

export function has(set: Uint32Array, row: number, card: number): boolean {
  return ((set[row * WORDS + (card >> 5)] >>> (card & 31)) & 1) === 1;
}

export function add(set: Uint32Array, row: number, card: number): void {
  const word = row * WORDS + (card >> 5);
  set[word] = set[word] | (1 << (card & 31));
}

export function remove(set: Uint32Array, row: number, card: number): void {
  const word = row * WORDS + (card >> 5);
  set[word] = set[word] & ~(1 << (card & 31));
}

function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function sizeOf(set: Uint32Array, row: number): number {
  const at = row * WORDS;
  return bits(set[at]) + bits(set[at + 1]) + bits(set[at + 2]);
}

/** The first card of a set after `card` (-1 for the very first), or -1. */
export function next(set: Uint32Array, row: number, card: number): number {
  let k = card + 1;
  while (k < KINDS) {
    const rest = set[row * WORDS + (k >> 5)] >>> (k & 31);
    if (rest !== 0) return k + 31 - Math.clz32(rest & -rest);
    k = (k | 31) + 1;
  }
  return -1;
}

/** The card of a set that has `rank` cards before it. */
export function nth(set: Uint32Array, row: number, rank: number): number {
  let rest = rank;
  for (let w = 0; w < WORDS; w += 1) {
    let word = set[row * WORDS + w];
    const size = bits(word);
    if (rest >= size) {
      rest -= size;
      continue;
    }
    while (rest > 0) {
      word &= word - 1;
      rest -= 1;
    }
    return w * 32 + 31 - Math.clz32(word & -word);
  }
  throw new Error(`a set has no card number ${rank}`);
}
