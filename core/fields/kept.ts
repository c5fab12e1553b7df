/** Fields that keep what they have shown, so that it is read once. */
import type { AnyState } from '../types.ts';
import type { Field } from './field.ts';
import type { Numbers, ScalarKey, VectorKey } from './slot.ts';

/** The makers of such fields for one class of states. */
export function keptFields<S extends AnyState>() {
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
    type Members = { readonly [key: string]: number | Numbers };
    // A server reads many matches in turn, each with a setup of its own.
    const kepts = new WeakMap<object, { readonly seen: (number | Numbers)[]; value: V }>();
    return {
      ...field,
      get(s, i) {
        const now = s as unknown as Members;
        const last = kepts.get(s.setup);
        if (last !== undefined) {
          let j = 0;
          while (j < members.length && isSame(last.seen[j], now[members[j]])) j += 1;
          if (j === members.length) return last.value;
        }
        const value = field.get(s, i);
        if (last === undefined) {
          const seen = members.map((name) => (typeof now[name] === 'number' ? now[name] : now[name].slice()));
          kepts.set(s.setup, { seen, value });
          return value;
        }
        for (let j = 0; j < members.length; j += 1) {
          const then = last.seen[j];
          const member = now[members[j]];
          if (typeof then === 'object' && typeof member === 'object') then.set(member);
          else last.seen[j] = member;
        }
        last.value = value;
        return value;
      },
    };
  }

  return { shared, kept };
}

function isSame(one: number | Numbers, other: number | Numbers): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  for (let i = 0; i < other.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
}
