/**
 * One declaration of what lies on the table. A field says how a member of the view is read from the state and put back,
 * and how the same member is read from outside (a position). A record of fields then gives the view, its type, the way
 * back from a view to a state, and the reader of positions: what is not declared is neither shown nor read.
 *
 *   const f = fieldsOf(State);
 *   const townFields = {
 *     // Castle walls standing.
 *     walls: f.num('walls', whole(0, 10)),
 *     units: f.rows(unit, { ... }),
 *   };
 *   export interface TownView extends TableOf<typeof townFields> {}
 *   const town: RecordField<State, TownView> = f.record(townFields);
 *
 * The interface keeps names readable in errors and editors. A `Param` is all the coding there is: the state holds the
 * number of a value. Members are shown, put back and read in the order of their declaration, so that a default may
 * look at what was read above it.
 */

import { bitSets } from './bits.ts';
import type { Param } from './params.ts';
import type { Raw, Reading } from './read.ts';
import { type AnyState, UNKNOWN } from './types.ts';

/**
 * One member of the table. Vectors of the state are read at row `i`: the number of the record in a list of records (of
 * a town, of a unit), 0 outside of lists.
 */
export interface Field<S extends AnyState, V> {
  get(s: S, i: number): V;
  /** Puts a value of a view back into a blank state: it is trusted. Absent where the value follows from others. */
  put?(s: S, i: number, value: V): void;
  /**
   * Reads a value from outside into a blank state; undefined stands for one that is left out. Absent where `put` is
   * absent: whatever is given is passed over.
   */
  take?(r: Reading, value: unknown, at: string, s: S, i: number): void;
  /** True where a position may not leave it out. */
  readonly isRequired?: boolean;
}

/** Several fields as one object. */
export interface RecordField<S extends AnyState, T> extends Field<S, T> {
  /** Names of the members, in order. */
  readonly names: readonly string[];
  put(s: S, i: number, value: T): void;
  take(r: Reading, value: unknown, at: string, s: S, i: number): void;
}

type ValueOf<F> = F extends { get(s: never, i: number): infer V } ? V : never;

/** What a record of fields shows. */
export type TableOf<F> = { readonly [M in keyof F]: ValueOf<F[M]> };

type Numbers = Uint8Array | Uint16Array | Int16Array | Uint32Array | Int32Array;
/** Names of a state's numbers, and of its vectors. */
type ScalarKey<S> = { [K in keyof S]: S[K] extends number ? K : never }[keyof S] & string;
type VectorKey<S> = { [K in keyof S]: S[K] extends Numbers ? K : never }[keyof S] & string;
/** Names of its vectors of 32 bits. */
type WordsKey<S> = { [K in keyof S]: S[K] extends Uint32Array ? K : never }[keyof S] & string;

interface NumOptions<S extends AnyState, V> {
  /** The value where it is left out; without it the zeros of a blank state stay. */
  readonly else?: (s: S, i: number) => V;
  /** What the value must be in this match, where that is less than all that `param` has. It never changes the coding. */
  readonly in?: (s: S, i: number) => Param<V>;
  /** A fixed place of a vector in place of row `i`, or the place that goes with row `i`. */
  readonly at?: number | ((i: number) => number);
  readonly isRequired?: boolean;
}

interface RowsOptions<S extends AnyState> {
  /** How many rows there are. */
  count(s: S, i: number): number;
  /** Keeps how many there are; absent where the number is fixed: rows that a position leaves out have their defaults. */
  setCount?(s: S, i: number, count: number): void;
  /** Most rows that the state has room for; needed with `setCount`. */
  readonly most?: number;
  /** The row of the state that holds row `j` of record `i`. */
  row(i: number, j: number): number;
  /** The order in which given rows are taken: their places in the list. */
  arrange?(s: S, given: readonly unknown[]): readonly number[];
  /** The rows where the list is left out. */
  else?(s: S, i: number): readonly unknown[];
}

interface RecordOptions {
  /** What a value must be, for the sentence: `a unit such as "knights"`. */
  readonly form?: string;
  /** The object that a short form stands for; any other value is given back as it is. */
  long?(value: unknown): unknown;
}

/** One number of a state, whether it is a scalar or in a vector. */
interface Slot<S> {
  get(s: S, i: number): number;
  set(s: S, i: number, number: number): void;
}

/** The makers of fields for one class of states. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its makers share what it was called with
export function fieldsOf<S extends AnyState>(State: { readonly prototype: S }) {
  // TypeScript cannot read a member of a type parameter by a name that is only known to be one of its vectors or scalars;
  // the types of the makers let no other name in, so that the casts below hold.
  /** A vector by its name. */
  type Vectors = { readonly [key: string]: { [place: number]: number } };
  const vector = (s: S, key: string): { [place: number]: number } => (s as unknown as Vectors)[key];

  function slotOf(key: string, at?: number | ((i: number) => number)): Slot<S> {
    // Scalars are accessors of the prototype, vectors are fields of each state.
    if (key in State.prototype) {
      type Scalars = { [key: string]: number };
      return {
        get: (s) => (s as unknown as Scalars)[key],
        set: (s, _i, number) => {
          (s as unknown as Scalars)[key] = number;
        },
      };
    }
    const placeOf = typeof at === 'number' ? () => at : at;
    return {
      get: placeOf === undefined ? (s, i) => vector(s, key)[i] : (s, i) => vector(s, key)[placeOf(i)],
      set: (s, i, number) => {
        vector(s, key)[placeOf === undefined ? i : placeOf(i)] = number;
      },
    };
  }

  /** One value. */
  function num<V>(
    key: ScalarKey<S> | VectorKey<S>,
    param: Param<V>,
    options: NumOptions<S, NoInfer<V>> = {},
  ): Field<S, V> {
    const slot = slotOf(key, options.at);
    return {
      isRequired: options.isRequired === true,
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
   * @param seen how many of them there are in this match; all where left out
   */
  function nums<V>(
    key: VectorKey<S>,
    width: number,
    param: Param<V>,
    seen: (s: S) => number = () => width,
  ): Field<S, readonly V[]> {
    return {
      get(s, i) {
        const numbers = vector(s, key);
        const values: V[] = [];
        for (let j = 0; j < seen(s); j += 1) values.push(param.value(numbers[i * width + j]));
        return values;
      },
      put(s, i, values) {
        const numbers = vector(s, key);
        for (let j = 0; j < values.length; j += 1) numbers[i * width + j] = param.read(values[j]);
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        const numbers = r.list(value, at, (item, place) => r.param(item, place, param));
        if (numbers.length > seen(s)) r.fail(at, `has ${numbers.length} values; there are ${seen(s)}.`);
        for (const [j, number] of numbers.slice(0, seen(s)).entries()) {
          if (number >= 0) vector(s, key)[i * width + j] = number;
        }
      },
    };
  }

  /**
   * True or false.
   * @param mask the bit that it is; other bits of the number are left alone
   */
  function flag(key: ScalarKey<S> | VectorKey<S>, mask = 1): Field<S, boolean> {
    const slot = slotOf(key);
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

  /**
   * A list of values out of a vector that counts each: one for every copy, in the order of their numbers.
   * @param narrow which values there are in this match
   */
  function copies<V>(key: VectorKey<S>, param: Param<V>, narrow?: (s: S) => Param<NoInfer<V>>): Field<S, readonly V[]> {
    /** False where the vector cannot count one more. */
    const add = (s: S, i: number, number: number): boolean => {
      const counts = vector(s, key);
      const place = i * param.size + number;
      const count = counts[place];
      counts[place] = count + 1;
      return counts[place] > count;
    };
    return {
      get(s, i) {
        const counts = vector(s, key);
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
   * Copies that a viewer may see in part: those that it sees, then UNKNOWN for each of the rest.
   * @param size the vector with how many there are, whether they are seen or not: one number for each row
   */
  function cards<V>(key: VectorKey<S>, param: Param<V>, size: VectorKey<S>): Field<S, readonly (V | typeof UNKNOWN)[]> {
    const seen = copies(key, param);
    return {
      get(s, i) {
        const values: (V | typeof UNKNOWN)[] = [...seen.get(s, i)];
        while (values.length < vector(s, size)[i]) values.push(UNKNOWN);
        return values;
      },
      put(s, i, values) {
        vector(s, size)[i] = values.length;
        seen.put?.(
          s,
          i,
          values.flatMap((value) => (value === UNKNOWN ? [] : [value])),
        );
      },
      take(r, value, at, s, i) {
        if (value === undefined) return;
        const given = r.list(value, at, (item) => item);
        vector(s, size)[i] = given.length;
        if (vector(s, size)[i] !== given.length) r.fail(at, `has ${given.length} entries, which are too many.`);
        const known = given.filter((item) => item !== UNKNOWN);
        seen.take?.(r, known, at, s, i);
      },
    };
  }

  /**
   * The values of a set of bits (`core/bits.ts`), in the order of their numbers; a position may name each once.
   * @param narrow which values there are in this match
   */
  function bits<V>(key: WordsKey<S>, param: Param<V>, narrow?: (s: S) => Param<NoInfer<V>>): Field<S, readonly V[]> {
    const sets = bitSets(param.size);
    // The type of the key lets no other vectors in.
    const wordsOf = (s: S): Uint32Array => vector(s, key) as Uint32Array;
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

  /**
   * Values by name; what has the number 0 is left out.
   * @param of the names in the order of their places, and where in the vector they begin for record `i`
   * @param narrow what a value must be in this match
   */
  function sparse<V>(
    key: VectorKey<S>,
    of: { names(s: S): readonly string[]; from?(i: number): number },
    param: Param<V>,
    narrow?: (s: S) => Param<NoInfer<V>>,
  ): Field<S, { readonly [name: string]: V }> {
    const put = (s: S, i: number, name: string, number: number): void => {
      vector(s, key)[(of.from?.(i) ?? 0) + of.names(s).indexOf(name)] = number;
    };
    return {
      get(s, i) {
        const from = of.from?.(i) ?? 0;
        const found: { [name: string]: V } = {};
        for (const [place, name] of of.names(s).entries()) {
          const number = vector(s, key)[from + place];
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

  /** A list of fixed length, each item a field of its own; a position may leave out the last ones. */
  function tuple<const F extends readonly Field<S, unknown>[]>(
    ...fields: F
  ): Field<S, { readonly [I in keyof F]: ValueOf<F[I]> }> {
    type Values = { readonly [I in keyof F]: ValueOf<F[I]> };
    return {
      // One value a field, in order, which is what the type is computed from.
      get: (s, i) => fields.map((field) => field.get(s, i)) as unknown as Values,
      put(s, i, values) {
        for (let j = 0; j < fields.length; j += 1) fields[j].put?.(s, i, values[j]);
      },
      take(r, value, at, s, i) {
        const given = value === undefined ? [] : r.list(value, at, (item) => item);
        if (given.length > fields.length) r.fail(at, `has ${given.length} values; there are ${fields.length}.`);
        for (const [j, field] of fields.entries()) field.take?.(r, given[j], `${at}[${j}]`, s, i);
      },
    };
  }

  /** What follows from other fields: shown, never put back; whatever a position says of it is passed over. */
  function derived<V>(get: (s: S, i: number) => V): Field<S, V> {
    return { get };
  }

  /**
   * A value that no other maker codes, put back and read from outside as a whole.
   * @param field `read` reads it from outside; where it is left out the blank state stays as it is
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

  /** An object with a member for each field. */
  function record<const F extends { readonly [member: string]: Field<S, unknown> }>(
    fields: F,
    options: RecordOptions = {},
  ): RecordField<S, TableOf<F>> {
    const names = Object.keys(fields);
    const all = Object.values<Field<S, unknown>>(fields);
    // Filled name by name, an object of many members becomes a slow dictionary; a copy of one from JSON stays fast.
    const blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, 0])))) as Raw;
    return {
      names,
      get(s, i) {
        const made: { [member: string]: unknown } = { ...blank };
        for (let j = 0; j < all.length; j += 1) made[names[j]] = all[j].get(s, i);
        // One member for each field, which is what the type is computed from.
        return made as TableOf<F>;
      },
      put(s, i, value) {
        const values: Raw = value;
        for (let j = 0; j < all.length; j += 1) all[j].put?.(s, i, values[names[j]]);
      },
      take(r, value, at, s, i) {
        const raw = value === undefined ? {} : r.record(options.long?.(value) ?? value, at, options.form);
        r.only(raw, at, names);
        for (const [j, field] of all.entries()) {
          const name = names[j];
          const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
          if (given === undefined && field.isRequired === true) r.fail(at, `leaves out ${name}, which it must have.`);
          field.take?.(r, given, `${at}.${name}`, s, i);
        }
      },
    };
  }

  /**
   * The record of the whole table. Several viewers, and several events in a row, see the same state: it is read once, and
   * equal states in a row have the same object.
   */
  function table<const F extends { readonly [member: string]: Field<S, unknown> }>(
    fields: F,
  ): RecordField<S, TableOf<F>> {
    const made = record(fields);
    let state: S | null = null;
    let seen: TableOf<F> | null = null;
    return {
      ...made,
      get(s, i) {
        if (seen !== null && state?.setup === s.setup && state.equals(s)) return seen;
        seen = made.get(s, i);
        if (state === null) state = s.clone();
        else state.copyFrom(s);
        return seen;
      },
    };
  }

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

  /** A field that is null while `isThere` says no; a position may leave out what is null. */
  function maybe<V>(isThere: (s: S, i: number) => boolean, field: Field<S, V>): Field<S, V | null> {
    return {
      get: (s, i) => (isThere(s, i) ? field.get(s, i) : null),
      put(s, i, value) {
        if (value !== null) field.put?.(s, i, value);
      },
      take(r, value, at, s, i) {
        if (value !== undefined && value !== null) field.take?.(r, value, at, s, i);
      },
    };
  }

  /** A field that is null unless `isDue`, which may ask the fields before it; where it is due a position must give it. */
  function during<V>(isDue: (s: S, i: number) => boolean, field: Field<S, V>): Field<S, V | null> {
    return {
      ...maybe(isDue, field),
      take(r, value, at, s, i) {
        const isGiven = value !== undefined && value !== null;
        if (isGiven && isDue(s, i)) field.take?.(r, value, at, s, i);
        else if (isGiven !== isDue(s, i)) r.fail(at, `must be ${isGiven ? 'left out or null' : 'given'} at this step.`);
      },
    };
  }

  /** A list, each item read from a row of its own. */
  function rows<V>(row: Field<S, V>, of: RowsOptions<S>): Field<S, readonly V[]> {
    return {
      get(s, i) {
        const values: V[] = [];
        for (let j = 0; j < of.count(s, i); j += 1) values.push(row.get(s, of.row(i, j)));
        return values;
      },
      put(s, i, values) {
        of.setCount?.(s, i, values.length);
        for (let j = 0; j < values.length; j += 1) row.put?.(s, of.row(i, j), values[j]);
      },
      take(r, value, at, s, i) {
        const given = value === undefined ? (of.else?.(s, i) ?? []) : r.list(value, at, (item) => item);
        const most = of.most ?? of.count(s, i);
        if (given.length > most) r.fail(at, `has ${given.length} entries; there is room for ${most}.`);
        const count = of.setCount === undefined ? most : Math.min(most, given.length);
        of.setCount?.(s, i, count);
        const order = of.arrange?.(s, given) ?? given.map((_, j) => j);
        for (let j = 0; j < count; j += 1) {
          const place = order[j] ?? j;
          row.take?.(r, given[place], `${at}[${place}]`, s, of.row(i, j));
        }
      },
    };
  }

  return {
    ...{ num, nums, flag, copies, cards, bits, sparse, tuple, derived, value, custom },
    ...{ record, table, shared, kept, maybe, during, rows },
  };
}

function isSame(one: number | Numbers, other: number | Numbers): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  for (let i = 0; i < other.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
}
