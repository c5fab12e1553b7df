import { fail, isWhole, ok, quoted, type Result } from './result.ts';
import type { Field } from './sight.ts';

/** One field of a move: a finite set of values numbered 0 .. size - 1, each with a typed form and a text form. */
export interface Param<V> extends Field<V> {
  /** How many values there are, over all boards of the game. */
  readonly size: number;
  /** The typed value of a number 0 .. size - 1. */
  value(index: number): V;
  /** The number of a value from outside, or -1 if it is invalid. */
  read(value: unknown): number;
  /** Without spaces; `parse(format(i))` is i. */
  format(index: number): string;
  /** The number of a text, or -1 if it is invalid; ignores case. */
  parse(text: string): number;
  /** Describes valid values, to follow "must be": `a square from A1 to H8`. */
  readonly expected: string;
  /** False if no value has the number 0, which a state without a value holds. */
  readonly hasZero?: boolean;
}

/** Parses a whole number in canonical form, without sign or leading zeros; -1 for anything else. */
export function wholeIn(text: string): number {
  return /^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : -1;
}

/** Whole numbers `low` .. `high`. */
export function whole(low: number, high: number): Param<number> {
  const size = high - low + 1;
  return {
    size,
    value: (index) => index + low,
    read: (value) => (isWhole(value, low, high) ? value - low : -1),
    format: (index) => String(index + low),
    parse(text) {
      const isNegative = /^-[1-9]/.test(text);
      const size = wholeIn(isNegative ? text.slice(1) : text);
      if (size < 0) return -1;
      const value = isNegative ? -size : size;
      return value >= low && value <= high ? value - low : -1;
    },
    expected: `a whole number from ${low} to ${high}`,
  };
}

/** One of a fixed list of names; the number of a name is its index. */
export function oneOf<const T extends readonly string[]>(...names: T): Param<T[number]> {
  const exact = new Map<unknown, number>(names.map((name, index) => [name, index]));
  const lower = new Map(names.map((name, index) => [name.toLowerCase(), index]));
  return {
    size: names.length,
    value: (index) => names[index],
    read: (value) => exact.get(value) ?? -1,
    format: (index) => names[index],
    parse: (text) => lower.get(text.toLowerCase()) ?? -1,
    expected: `one of ${names.join(', ')}`,
  };
}

/**
 * Numbered places that have names: the typed value is the number, the text is the name.
 * @param names one name per number, without spaces, unique regardless of case
 * @param says describes valid values, such as `a square from A1 to H8`
 */
export function places(names: readonly string[], expected: string): Param<number> {
  const numbers = new Map(names.map((name, index) => [name.toLowerCase(), index]));
  return {
    size: names.length,
    value: (index) => index,
    read: (value) => (isWhole(value, 0, names.length - 1) ? value : -1),
    format: (index) => names[index],
    parse: (text) => numbers.get(text.toLowerCase()) ?? -1,
    expected,
  };
}

/** The values of `param` and null. Null has the number `none`; other numbers shift by `shift`. */
function withNull<V>(param: Param<V>, none: number, shift: number): Param<V | null> {
  const up = (index: number): number => (index < 0 ? -1 : index + shift);
  return {
    size: Math.max(param.size + shift, none + 1),
    value: (index) => (index === none ? null : param.value(index - shift)),
    read: (value) => (value === null ? none : up(param.read(value))),
    format: (index) => (index === none ? '-' : param.format(index - shift)),
    parse: (text) => (text === '-' ? none : up(param.parse(text))),
    expected: `null or ${param.expected}`,
  };
}

/** Null or a value: null is 0, and each value's number rises by one. */
export function orNull<V>(param: Param<V>): Param<V | null> {
  return withNull(param, 0, 1);
}

/** Null or a value, each with its own number; null has a number that no value has. */
export function nullAt<V>(none: number, param: Param<V>): Param<V | null> {
  return withNull(param, none, 0);
}

/** The same values numbered from 1; 0 is not a value. */
export function from1<V>(param: Param<V>): Param<V> {
  const up = (index: number): number => index + 1;
  return {
    ...param,
    hasZero: false,
    size: param.size + 1,
    value: (index) => param.value(index - 1),
    read: (value) => up(param.read(value)) || -1,
    format: (index) => param.format(index - 1),
    parse: (text) => up(param.parse(text)) || -1,
  };
}

/** Reads one field from outside; a problem describes valid values. */
export function readParam(param: Param<unknown>, name: string, value: unknown): Result<number> {
  const index = param.read(value);
  return index >= 0 ? ok(index) : fail(`${name} must be ${param.expected}, not ${quoted(value)}.`, name);
}
