/** What the makers of fields may be told. */
import type { Param } from '../params.ts';
import type { AnyState } from '../types.ts';

/** Of one number. */
export interface NumOptions<S extends AnyState, V> {
  /** The value where it is left out; without it the zeros of a blank state stay. */
  readonly else?: (s: S, i: number) => V;
  /** What the value must be in this match, where that is less than all that `param` has. It never changes the coding. */
  readonly in?: (s: S, i: number) => Param<V>;
  /** A fixed place of a vector in place of row `i`, or the place that goes with row `i`. */
  readonly at?: number | ((i: number) => number);
  readonly isRequired?: boolean;
}

/** Of a list of rows. */
export interface RowsOptions<S extends AnyState> {
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

/** Of a record. */
export interface RecordOptions {
  /** What a value must be, for the sentence: `a unit such as "knights"`. */
  readonly form?: string;
  /** The object that a short form stands for; any other value is given back as it is. */
  long?(value: unknown): unknown;
}
