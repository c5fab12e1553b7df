/** Fields that are written by hand. */
import type { Reading } from '../read.ts';
import type { AnyState } from '../types.ts';
import type { Field } from './field.ts';

/** The makers of such fields for one class of states. */
export function wholeFields<S extends AnyState>() {
  /** A derived value: shown but never restored; ignored in positions. */
  function derived<V>(get: (s: S, i: number) => V): Field<S, V> {
    return { get };
  }

  /**
   * A value that no other maker covers, restored and read from outside as a whole.
   * @param field `read` reads it from outside; without it the blank state is left unchanged
   */
  function value<V>(field: {
    get(s: S, i: number): V;
    put(s: S, i: number, value: V): void;
    read(r: Reading, value: unknown, at: string, s: S): V;
  }): Field<S, V> {
    return {
      get: (s, i) => field.get(s, i),
      put: (s, i, seen) => field.put(s, i, seen),
      take(r, given, at, s, i) {
        if (given !== undefined) field.put(s, i, field.read(r, given, at, s));
      },
    };
  }

  /** A field written by hand. */
  function custom<V>(field: Field<S, V>): Field<S, V> {
    return field;
  }

  return { derived, value, custom };
}
