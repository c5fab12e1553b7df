/** Sets of small numbers, one bit each: in one 32-bit word, or in the rows of a Uint32Array held by a state. */

/** How many bits of a word are set (Warren, Hacker's Delight, 5-1). */
export function countBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest number in a word, 0 .. 31; -1 if the word is 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The number of the bit with `rank` set bits below it; -1 if the word has no more than `rank`. */
export function nthBit(word: number, rank: number): number {
  let rest = word;
  for (let skip = rank; skip > 0; skip -= 1) rest &= rest - 1;
  return lowestBit(rest);
}

/** Whether a word holds more than one number. */
export function hasSeveral(word: number): boolean {
  return (word & (word - 1)) !== 0;
}

/** Sets of numbers below one size. `row` says which of the sets in `words` is meant; each takes `width` words. */
export interface BitSets {
  readonly width: number;
  has(words: Uint32Array, row: number, value: number): boolean;
  add(words: Uint32Array, row: number, value: number): void;
  remove(words: Uint32Array, row: number, value: number): void;
  sizeOf(words: Uint32Array, row: number): number;
  /** The first number of a set after `value` (-1 for the very first), or -1. */
  next(words: Uint32Array, row: number, value: number): number;
  /** The member with `rank` smaller members. Throws a RangeError if the set has no more than `rank`. */
  nth(words: Uint32Array, row: number, rank: number): number;
}

/** Sets of the numbers 0 .. size - 1. Arguments must be in that range. */
export function bitSets(size: number): BitSets {
  const width = (size + 31) >> 5;
  return {
    width,
    has: (words, row, value) => ((words[row * width + (value >> 5)] >>> (value & 31)) & 1) === 1,
    add(words, row, value) {
      words[row * width + (value >> 5)] |= 1 << (value & 31);
    },
    remove(words, row, value) {
      words[row * width + (value >> 5)] &= ~(1 << (value & 31));
    },
    sizeOf(words, row) {
      let count = 0;
      for (let at = row * width; at < (row + 1) * width; at += 1) count += countBits(words[at]);
      return count;
    },
    next(words, row, value) {
      let k = value + 1;
      while (k < size) {
        const rest = words[row * width + (k >> 5)] >>> (k & 31);
        if (rest !== 0) return k + lowestBit(rest);
        k = (k | 31) + 1;
      }
      return -1;
    },
    nth(words, row, rank) {
      let rest = rank;
      for (let w = 0; w < width; w += 1) {
        const word = words[row * width + w];
        const count = countBits(word);
        if (rest < count) return w * 32 + nthBit(word, rest);
        rest -= count;
      }
      throw new RangeError(`a set has no number with ${rank} lower ones`);
    },
  };
}
