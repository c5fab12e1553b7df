/** Fields of one number of the state, or of a row of numbers. */
import type { Param } from '../params.ts';
import type { AnyState } from '../types.ts';
import type { Field } from './field.ts';
import type { NumOptions } from './settings.ts';
import { type ScalarKey, type StateClass, slotOf, type VectorKey, vectorOf } from './slot.ts';

/** The makers of such fields for one class of states. */
export function singleFields<S extends AnyState>(State: StateClass<S>) {
  /** One value. */
  function num<V>(
    key: ScalarKey<S> | VectorKey<S>,
    param: Param<V>,
    options: NumOptions<S, NoInfer<V>> = {},
  ): Field<S, V> {
    const slot = slotOf(State, key, options.at);
    return {
      isRequired: options.isRequired ?? (param.hasZero === false && options.else === undefined),
      get: (s, i) => param.value(slot.get(s, i)),
      put: (s, i, value) => slot.set(s, i, param.read(value)),
      take(r, value, at, s, i) {
        if (value === undefined) {
          if (options.else !== undefined) slot.set(s, i, param.read(options.else(s, i)));
          return;
        }
        const number = r.param(value, at, param, options.in?.(s, i));
        if (number >= 0) slot.set(s, i, number);
      },
    };
  }

  /**
   * A row of `width` values.
   * @param seen how many of them exist in this match; default: all
   */
  function nums<V>(
    key: VectorKey<S>,
    width: number,
    param: Param<V>,
    seen: (s: S) => number = () => width,
  ): Field<S, readonly V[]> {
    return {
      get(s, i) {
        const numbers = vectorOf(s, key);
        const values: V[] = [];
        for (let j = 0; j < seen(s); j += 1) values.push(param.value(numbers[i * width + j]));
        return values;
      },
      put(s, i, values) {
        const numbers = vectorOf(s, key);
        for (let j = 0; j < values.length; j += 1) numbers[i * width + j] = param.read(values[j]);
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        const numbers = r.list(value, at, (item, place) => r.param(item, place, param));
        if (numbers.length > seen(s)) r.fail(at, `has ${numbers.length} values; there are ${seen(s)}.`);
        for (const [j, number] of numbers.slice(0, seen(s)).entries()) {
          if (number >= 0) vectorOf(s, key)[i * width + j] = number;
        }
      },
    };
  }

  /**
   * A boolean.
   * @param mask its bit; other bits of the number are left alone
   */
  function flag(key: ScalarKey<S> | VectorKey<S>, mask = 1): Field<S, boolean> {
    const slot = slotOf(State, key);
    const put = (s: S, i: number, value: boolean): void => {
      if (value) slot.set(s, i, slot.get(s, i) | mask);
    };
    return {
      get: (s, i) => (slot.get(s, i) & mask) !== 0,
      put,
      take(r, value, at, s, i) {
        if (value !== undefined) put(s, i, r.flag(value, at));
      },
    };
  }

  return { num, nums, flag };
}
