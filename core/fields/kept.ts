/** Fields that cache their values. */
import type { AnyState } from '../types.ts';
import type { Field } from './field.ts';
import type { ScalarKey, StateClass, VectorKey } from './slot.ts';

/** The makers of such fields for one class of states. */
export function keptFields<S extends AnyState>(State: StateClass<S>) {
  /**
   * A field with few distinct values, such as the squares of a board. Equal keys give the same object, so each value is
   * read once, and comparing objects shows what has changed.
   * @param key a number that is different for each value; a few thousand at most
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
   * A field that is expensive to read and seldom changes. It gives the same object as long as these members of the state
   * are unchanged, under the same setup.
   * @param members all members of the state that the field reads
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
