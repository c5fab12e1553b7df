import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitSets, countBits, hasSeveral, lowestBit, nthBit } from '../bits.ts';

/** The numbers in a word, read off its binary digits. */
function valuesIn(word: number): number[] {
  const digits = (word >>> 0).toString(2).padStart(32, '0');
  return Array.from({ length: 32 }, (_, i) => i).filter((i) => digits[31 - i] === '1');
}

const word = fc.oneof(
  fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }),
  fc.constantFrom(0, 1, -1, 2 ** 31, 2 ** 32 - 1),
);

describe('one word, signed or not', () => {
  test('counts, lowest, nth, several', () => {
    fc.assert(
      fc.property(word, (bits) => {
        const values = valuesIn(bits);
        expect(countBits(bits)).toBe(values.length);
        expect(lowestBit(bits)).toBe(values[0] ?? -1);
        expect(hasSeveral(bits)).toBe(values.length > 1);
        expect(Array.from({ length: 33 }, (_, rank) => nthBit(bits, rank))).toEqual(
          Array.from({ length: 33 }, (_, rank) => values[rank] ?? -1),
        );
      }),
    );
  });
});

describe.each([1, 31, 32, 33, 64, 80, 96])('sets of the numbers below %d', (size) => {
  const sets = bitSets(size);
  const changes = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 2 }), fc.nat({ max: size - 1 })));

  test('hold what was added and not taken out, each row for itself', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const words = new Uint32Array(3 * sets.width);
        const plain = [new Set<number>(), new Set<number>(), new Set<number>()];
        for (const [isAdded, row, value] of list) {
          if (isAdded) sets.add(words, row, value);
          else sets.remove(words, row, value);
          if (isAdded) plain[row].add(value);
          else plain[row].delete(value);
        }
        plain.forEach((set, row) => {
          const values = [...set].sort((a, b) => a - b);
          const walked: number[] = [];
          for (let at = sets.next(words, row, -1); at >= 0; at = sets.next(words, row, at)) walked.push(at);
          expect(walked).toEqual(values);
          expect(sets.sizeOf(words, row)).toBe(values.length);
          expect(values.map((_, rank) => sets.nth(words, row, rank))).toEqual(values);
          expect(() => sets.nth(words, row, values.length)).toThrow(RangeError);
          for (let value = 0; value < size; value += 1) expect(sets.has(words, row, value)).toBe(set.has(value));
        });
      }),
      { numRuns: 30 },
    );
  });
});
