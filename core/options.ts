import { read } from './read.ts';
import { fail, isRecord, ok, quoted, type Result } from './result.ts';
import type { Rng } from './rng.ts';

/** Fields of every option. */
interface Spec<V> {
  /** One line on its effect. */
  readonly description: string;
  /** Rule ids that it changes. */
  readonly rules: readonly string[];
  /** Heading on the set-up page; options without one appear under "more". */
  readonly group?: string;
  /** The default value; may depend on the number of seats. */
  readonly byDefault: (seats: number) => V;
  /** Checks a value from outside; missing fields of a table keep their default. */
  read(value: unknown, at: string, seats: number): Result<V>;
  /** A random value in range, for conformance and sweeps. */
  random(rng: Rng, seats: number): V;
}

export interface FlagOption extends Spec<boolean> {
  readonly kind: 'flag';
}
export interface WholeOption<V extends number | null = number> extends Spec<V> {
  readonly kind: 'whole';
  readonly low: number;
  readonly high: number;
  /**
   * The meaning of the value null: no limit, or as the rules say for this map, form or number of seats. Null if null is
   * no value.
   */
  readonly none: 'noLimit' | 'byRules' | null;
  /** True where 0 is a value too, apart from the range: off. */
  readonly hasZero: boolean;
}
export interface ChoiceOption<T extends string = string> extends Spec<T> {
  readonly kind: 'choice';
  readonly choices: readonly T[];
  /** One line per choice whose name is not self-explanatory. */
  readonly descriptions: { readonly [choice: string]: string | undefined };
}
/** Any subset of named items, in their order. */
export interface ListOption<T extends string = string> extends Spec<readonly T[]> {
  readonly kind: 'list';
  readonly items: readonly T[];
}
/** Named whole numbers: counts, prices. */
export interface TableOption<K extends string = string> extends Spec<{ readonly [key in K]: number }> {
  readonly kind: 'table';
  readonly keys: readonly K[];
  readonly low: number;
  readonly high: number;
}
/** Anything with a validator of its own: a map, a deck, a table of mixed columns. */
export interface DataOption<V = unknown> extends Spec<V> {
  readonly kind: 'data';
}

export type Option =
  | FlagOption
  | WholeOption<number>
  | WholeOption<number | null>
  | ChoiceOption
  | ListOption
  | TableOption
  | DataOption;

export interface OptionSchema {
  readonly [name: string]: Option;
}

/** The texts of options in another language. */
export type OptionWords<S extends OptionSchema> = {
  readonly [N in keyof S]: {
    readonly description: string;
    readonly group?: string;
    readonly descriptions?: { readonly [choice: string]: string };
  };
};

/** An option's words in another language: its description if its choices have no words. */
type OptionText = string | Omit<OptionWords<OptionSchema>[string], 'group'>;

/** The options' words in a language. @param headings of their groups, by the English ones */
export function optionWordsIn<S extends OptionSchema>(
  schema: S,
  headings: { readonly [group: string]: string | undefined },
  texts: { readonly [N in keyof S]: OptionText },
): OptionWords<S> {
  const words = Object.entries<OptionText>(texts).map(([name, text]) => {
    const group = headings[schema[name].group ?? ''];
    const said = typeof text === 'string' ? { description: text } : text;
    return [name, group === undefined ? said : { ...said, group }];
  });
  // Each option has its text.
  return Object.fromEntries(words) as OptionWords<S>;
}

export type OptionsOf<S extends OptionSchema> = {
  readonly [N in keyof S]: S[N] extends { byDefault: (seats: number) => infer V } ? V : never;
};

interface About {
  readonly description: string;
  readonly rules: readonly string[];
  readonly group?: string;
}

/** Options under one heading of the set-up page. */
export function grouped<const S extends OptionSchema>(group: string, options: S): S {
  const under = Object.entries(options).map(([name, option]) => [name, { ...option, group }]);
  // The same options by the same names.
  return Object.fromEntries(under) as S;
}

export function flag(byDefault: boolean, about: About): FlagOption {
  return {
    kind: 'flag',
    ...about,
    byDefault: () => byDefault,
    read: (value, at) => read((r) => r.flag(value, at)),
    random: (rng) => rng.below(2) === 1,
  };
}

/** @param about with `hasZero`, 0 is a value too, apart from the range */
export function wholeOption(
  range: readonly [low: number, high: number],
  byDefault: number | ((seats: number) => number),
  { hasZero = false, ...about }: About & { readonly hasZero?: boolean },
): WholeOption<number> {
  const [low, high] = range;
  return {
    kind: 'whole',
    ...about,
    low,
    high,
    none: null,
    hasZero,
    byDefault: typeof byDefault === 'number' ? () => byDefault : byDefault,
    read: (value, at) => read((r) => (hasZero ? r.wholeOrZero(value, at, low, high) : r.whole(value, at, low, high))),
    random: (rng) => (hasZero && rng.below(2) === 0 ? 0 : low + rng.below(high - low + 1)),
  };
}

/** A whole number or null; the default is null unless another is named. */
export function wholeOrNull(
  range: readonly [low: number, high: number],
  {
    byDefault = null,
    none,
    ...about
  }: About & { readonly byDefault?: number | null; readonly none: 'noLimit' | 'byRules' },
): WholeOption<number | null> {
  const [low, high] = range;
  return {
    kind: 'whole',
    ...about,
    low,
    high,
    none,
    hasZero: false,
    byDefault: () => byDefault,
    read: (value, at) => read((r) => r.wholeOrNull(value, at, low, high)),
    random: (rng) => (rng.below(2) === 0 ? null : low + rng.below(high - low + 1)),
  };
}

/** The first choice is the default unless another is named. */
export function choice<const T extends readonly string[]>(
  choices: T,
  about: About & {
    readonly byDefault?: T[number];
    readonly descriptions?: { readonly [choice in T[number]]?: string };
  },
): ChoiceOption<T[number]> {
  const { byDefault, descriptions, ...rest } = about;
  const first = byDefault ?? choices[0];
  return {
    kind: 'choice',
    ...rest,
    choices,
    descriptions: descriptions ?? {},
    byDefault: () => first,
    read: (value, at) => read((r) => r.oneOf(value, at, choices)),
    random: (rng) => choices[rng.below(choices.length)],
  };
}

/** A subset of items; the default is none. */
export function list<const T extends readonly string[]>(items: T, about: About): ListOption<T[number]> {
  return {
    kind: 'list',
    ...about,
    items,
    byDefault: () => [],
    read: (value, at) => read((r) => r.subset(value, at, items)),
    random: (rng) => items.filter(() => rng.below(2) === 1),
  };
}

/** Named whole numbers; a value from outside may be partial, the rest keep their defaults. */
export function table<const K extends readonly string[]>(
  keys: K,
  range: readonly [low: number, high: number],
  byDefault: (seats: number) => { readonly [key in K[number]]: number },
  about: About,
): TableOption<K[number]> {
  const [low, high] = range;
  return {
    kind: 'table',
    ...about,
    keys,
    low,
    high,
    byDefault,
    read: (value, at, seats) =>
      read((r) => {
        const raw = r.record(value, at, `an object with numbers for ${keys.join(', ')}`);
        const filled: { [key: string]: number } = { ...byDefault(seats) };
        r.only(raw, at, keys);
        for (const [key, given] of Object.entries(raw)) filled[key] = r.whole(given, `${at}.${key}`, low, high);
        // Exactly the keys of the default are present.
        return filled as { readonly [key in K[number]]: number };
      }),
    random(rng, seats) {
      const filled: { [key: string]: number } = { ...byDefault(seats) };
      for (const key of keys) {
        if (rng.below(3) === 0) filled[key] = Math.min(high, Math.max(low, filled[key] + rng.below(9) - 4));
      }
      return filled as { readonly [key in K[number]]: number };
    },
  };
}

/**
 * Data with its own validator.
 * @param read checks a value from outside and describes any fault
 * @param random a random valid value; default: the option's default
 */
export function data<V>(
  byDefault: (seats: number) => V,
  read: (value: unknown, at: string, seats: number) => Result<V>,
  about: About,
  random?: (rng: Rng, seats: number) => V,
): DataOption<V> {
  return {
    kind: 'data',
    ...about,
    byDefault,
    read,
    random: random ?? ((_rng, seats) => byDefault(seats)),
  };
}

/**
 * Validates options from outside and fills in defaults, or returns the first problem, at `options.<name>`.
 * @param value an object with any of the schema's names; undefined means an empty one
 */
export function readOptions<S extends OptionSchema>(schema: S, seats: number, value: unknown): Result<OptionsOf<S>> {
  const given = value ?? {};
  if (!isRecord(given)) return fail(`Options must be an object, not ${quoted(value)}.`, 'options');
  const unknownName = Object.keys(given).find((name) => !Object.hasOwn(schema, name));
  if (unknownName !== undefined) {
    return fail(
      `There is no option of this name; known are ${Object.keys(schema).join(', ')}.`,
      `options.${unknownName}`,
    );
  }
  const filled: { [name: string]: unknown } = {};
  for (const [name, option] of Object.entries(schema)) {
    if (!Object.hasOwn(given, name)) {
      filled[name] = option.byDefault(seats);
      continue;
    }
    const found = option.read(given[name], `options.${name}`, seats);
    if (!found.ok) return found;
    // Data equal to the default becomes the default object, so that a built-in map or deck is recognized.
    const byDefault = option.kind === 'data' ? option.byDefault(seats) : undefined;
    filled[name] = JSON.stringify(byDefault) === JSON.stringify(found.value) ? byDefault : found.value;
  }
  // Every name of the schema got a value from its own reader or its default.
  return ok(filled as OptionsOf<S>);
}

/** Only options that differ from the defaults, for headers and links. */
export function changedOptions(
  schema: OptionSchema,
  seats: number,
  options: object,
): { readonly [name: string]: unknown } {
  const changed: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(options)) {
    const byDefault = schema[name]?.byDefault(seats);
    if (JSON.stringify(byDefault) !== JSON.stringify(value)) changed[name] = value;
  }
  return changed;
}

/** Random options for conformance runs: each keeps its default with probability 0.7. */
export function randomOptions(schema: OptionSchema, seats: number, rng: Rng): { readonly [name: string]: unknown } {
  const picked: { [name: string]: unknown } = {};
  for (const [name, option] of Object.entries(schema)) {
    if (rng.below(10) < 3) picked[name] = option.random(rng, seats);
  }
  return picked;
}
