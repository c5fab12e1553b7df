/** Fields made of other fields: lists, objects, optional values. */

import type { Raw } from '../read.ts';
import type { AnyState } from '../types.ts';
import type { Field, RecordField, TableOf, ValueOf } from './field.ts';
import type { RecordOptions, RowsOptions } from './settings.ts';

/** The makers of such fields for one class of states. */
export function composedFields<S extends AnyState>() {
  /** A list of fixed length, each item a field of its own; a position may leave out the last ones. */
  function tuple<const F extends readonly Field<S, unknown>[]>(
    ...fields: F
  ): Field<S, { readonly [I in keyof F]: ValueOf<F[I]> }>;
  function tuple(...fields: readonly Field<S, unknown>[]): Field<S, readonly unknown[]> {
    return {
      get: (s, i) => fields.map((field) => field.get(s, i)),
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

  /** A list, each item read from a row of its own. */
  function rows<V>(row: Field<S, V>, of: RowsOptions<S>): Field<S, readonly V[]> {
    const rowOf = of.row ?? ((_i: number, j: number) => j);
    return {
      get(s, i) {
        const values: V[] = [];
        for (let j = 0; j < of.count(s, i); j += 1) values.push(row.get(s, rowOf(i, j)));
        return values;
      },
      put(s, i, values) {
        of.setCount?.(s, i, values.length);
        for (let j = 0; j < values.length; j += 1) row.put?.(s, rowOf(i, j), values[j]);
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
          row.take?.(r, given[place], `${at}[${place}]`, s, rowOf(i, j));
        }
      },
    };
  }

  /** A field that is null if `isThere` says no, and never otherwise; a position may leave out null values. */
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

  /**
   * A field that is null unless `isDue`, which may read the fields before it; if it is due, a position must have it.
   */
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

  return { tuple, record, rows, maybe, during };
}
