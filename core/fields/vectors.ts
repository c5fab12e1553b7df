/** Fields of a whole vector: counted cards, sets of bits. */
import { bitSets } from '../bits.ts';
import type { Param } from '../params.ts';
import { type AnyState, UNKNOWN } from '../types.ts';
import type { Field } from './field.ts';
import { type VectorKey, vectorOf, type WordsKey } from './slot.ts';

/** The makers of such fields for one class of states. */
export function vectorFields<S extends AnyState>() {
  /**
   * A list of values from a vector that counts each: one per copy, in the order of their numbers.
   * @param narrow the values that exist in this match
   */
  function copies<V>(key: VectorKey<S>, param: Param<V>, narrow?: (s: S) => Param<NoInfer<V>>): Field<S, readonly V[]> {
    /** False if the vector cannot count one more. */
    const add = (s: S, i: number, number: number): boolean => {
      const counts = vectorOf(s, key);
      const place = i * param.size + number;
      const count = counts[place];
      counts[place] = count + 1;
      return counts[place] > count;
    };
    return {
      get(s, i) {
        const counts = vectorOf(s, key);
        const values: V[] = [];
        for (let number = 0; number < param.size; number += 1) {
          for (let n = counts[i * param.size + number]; n > 0; n -= 1) values.push(param.value(number));
        }
        return values;
      },
      put(s, i, values) {
        for (const value of values) add(s, i, param.read(value));
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        r.list(value, at, (item, place) => {
          const number = r.param(item, place, param, narrow?.(s));
          if (number >= 0 && !add(s, i, number)) r.fail(at, `has too many of ${param.format(number)}.`);
        });
      },
    };
  }

  /**
   * Copies of which a viewer may see part: the visible ones, then one UNKNOWN for each hidden one.
   * @param size the vector with their total number: one number per row
   */
  function cards<V>(key: VectorKey<S>, param: Param<V>, size: VectorKey<S>): Field<S, readonly (V | typeof UNKNOWN)[]> {
    const seen = copies(key, param);
    return {
      get(s, i) {
        const values: (V | typeof UNKNOWN)[] = [...seen.get(s, i)];
        while (values.length < vectorOf(s, size)[i]) values.push(UNKNOWN);
        return values;
      },
      put(s, i, values) {
        vectorOf(s, size)[i] = values.length;
        seen.put?.(
          s,
          i,
          values.flatMap((value) => (value === UNKNOWN ? [] : [value])),
        );
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        const given = r.list(value, at, (item) => item);
        vectorOf(s, size)[i] = given.length;
        if (vectorOf(s, size)[i] !== given.length) r.fail(at, `has ${given.length} entries, which are too many.`);
        const known = given.filter((item) => item !== UNKNOWN);
        seen.take?.(r, known, at, s, i);
      },
    };
  }

  /**
   * The values of a set of bits (`core/bits.ts`), in the order of their numbers; a position may name each once.
   * @param narrow the values that exist in this match
   */
  function bits<V>(key: WordsKey<S>, param: Param<V>, narrow?: (s: S) => Param<NoInfer<V>>): Field<S, readonly V[]> {
    const sets = bitSets(param.size);
    // The type of the key admits only such vectors.
    const wordsOf = (s: S): Uint32Array => vectorOf(s, key) as Uint32Array;
    return {
      get(s, i) {
        const words = wordsOf(s);
        const values: V[] = [];
        for (let n = sets.next(words, i, -1); n >= 0; n = sets.next(words, i, n)) values.push(param.value(n));
        return values;
      },
      put(s, i, values) {
        for (const value of values) sets.add(wordsOf(s), i, param.read(value));
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        r.list(value, at, (item, place) => {
          const number = r.param(item, place, param, narrow?.(s));
          if (number < 0) return;
          if (sets.has(wordsOf(s), i, number)) r.fail(at, `has ${param.format(number)} more than once.`);
          sets.add(wordsOf(s), i, number);
        });
      },
    };
  }

  return { copies, cards, bits };
}
