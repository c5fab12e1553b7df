/** Fields of a whole vector that show its values by name. */
import type { Param } from '../params.ts';
import type { AnyState } from '../types.ts';
import type { Field } from './field.ts';
import { type VectorKey, vectorOf } from './slot.ts';

/** The maker of such fields for one class of states. */
export function namedFields<S extends AnyState>() {
  /**
   * Values by name; zeros are left out.
   * @param of the names in order of their places, and where in the vector they begin for record `i`
   * @param narrow the values allowed in this match
   */
  function sparse<V>(
    key: VectorKey<S>,
    of: { names(s: S): readonly string[]; from?(i: number): number },
    param: Param<V>,
    narrow?: (s: S) => Param<NoInfer<V>>,
  ): Field<S, { readonly [name: string]: V }> {
    const put = (s: S, i: number, name: string, number: number): void => {
      vectorOf(s, key)[(of.from?.(i) ?? 0) + of.names(s).indexOf(name)] = number;
    };
    return {
      get(s, i) {
        const from = of.from?.(i) ?? 0;
        const vector = vectorOf(s, key);
        const found: { [name: string]: V } = {};
        for (const [place, name] of of.names(s).entries()) {
          const number = vector[from + place];
          if (number > 0) found[name] = param.value(number);
        }
        return found;
      },
      put(s, i, values) {
        for (const [name, value] of Object.entries(values)) put(s, i, name, param.read(value));
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        const names = of.names(s);
        const raw = r.record(value, at);
        r.only(raw, at, names);
        for (const name of names) {
          if (!Object.hasOwn(raw, name)) continue;
          const number = r.param(raw[name], `${at}.${name}`, param, narrow?.(s));
          if (number >= 0) put(s, i, name, number);
        }
      },
    };
  }

  return { sparse };
}
