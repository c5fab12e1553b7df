/** Fields that cache their values. */
import type { AnyState } from '../types.ts';
import type { Field } from './field.ts';
import type { ScalarKey, StateClass, VectorKey } from './slot.ts';

/** The makers of such fields for one class of states. */
export function keptFields<S extends AnyState>(State: StateClass<S>) {
  /**
   * A field of few values that come again and again, such as the squares of a board: equal keys have the same object, so
   * that it is read once, and what has not changed is seen at a glance.
   * @param key a number that tells each value from all others; there may be a few thousand of them
   */
  function shared<V>(field: Field<S, V>, key: (s: S, i: number) => number): Field<S, V> {
    const known = new Map<number, V>();
    return {
      ...field,
      get(s, i) {
        const name = key(s, i);
        const seen = known.get(name);
        if (seen !== undefined) return seen;
        const made = field.get(s, i);
        known.set(name, made);
        return made;
      },
    };
  }

  /**
   * A field that costs much to read and seldom changes: while those members of the state are as they were, and the match
   * is one of the same setup, it has the same object.
   * @param members all of the state that the field looks at
   */
  function kept<V>(field: Field<S, V>, ...members: readonly (ScalarKey<S> | VectorKey<S>)[]): Field<S, V> {
    type Kept = { readonly copy: Int32Array; value: V };
    const part = State.prototype.partOf(members);
    // A server reads many matches in turn, each with a setup of its own, and each several times.
    const kepts = new WeakMap<object, Kept>();
    let setup: object | null = null;
    let last: Kept | undefined;
    return {
      ...field,
      get(s, i) {
        if (s.setup !== setup) {
          setup = s.setup;
          last = kepts.get(setup);
        }
        if (last === undefined) {
          last = { copy: s.copyPart(part), value: field.get(s, i) };
          kepts.set(s.setup, last);
        } else if (!s.hasPart(part, last.copy)) {
          s.copyPart(part, last.copy);
          last.value = field.get(s, i);
        }
        return last.value;
      },
    };
  }

  return { shared, kept };
}
