/** The contract of a table field. */
import type { Reading } from '../read.ts';
import type { AnyState } from '../types.ts';

/**
 * One member of the table. Vectors of the state are read at row `i`: the number of the record in a list of records (of
 * a town, of a unit), 0 outside of lists.
 */
export interface Field<S extends AnyState, V> {
  get(s: S, i: number): V;
  /** Puts a trusted value of a view back into a blank state. Absent if the value follows from others. */
  put?(s: S, i: number, value: V): void;
  /**
   * Reads a value from outside into a blank state; undefined if it was left out. Absent together with `put`: the input
   * is then ignored.
   */
  take?(r: Reading, value: unknown, at: string, s: S, i: number): void;
  /** True if positions must include it. */
  readonly isRequired?: boolean;
}

/** Several fields as one object. */
export interface RecordField<S extends AnyState, T> extends Field<S, T> {
  /** Names of the members, in order. */
  readonly names: readonly string[];
  put(s: S, i: number, value: T): void;
  take(r: Reading, value: unknown, at: string, s: S, i: number): void;
}

/** The value type of a field. */
export type ValueOf<F> = F extends { get(s: never, i: number): infer V } ? V : never;

/** The value type of a record of fields. */
export type TableOf<F> = { readonly [M in keyof F]: ValueOf<F[M]> };
