/** Options of the makers of fields. */
import type { Param } from '../params.ts';
import type { AnyState } from '../types.ts';

/** For one number. */
export interface NumOptions<S extends AnyState, V> {
  /** The default value; without it the zeros of a blank state stay. */
  readonly else?: (s: S, i: number) => V;
  /** The values allowed in this match, if fewer than those of `param`. It never changes the coding. */
  readonly in?: (s: S, i: number) => Param<V>;
  /** A fixed place of a vector instead of row `i`, or the place for row `i`. */
  readonly at?: number | ((i: number) => number);
  /** Default: only if the zero of a blank state is no value, and there is no `else`. */
  readonly isRequired?: boolean;
}

/** For one seat. */
export interface SeatOptions<S extends AnyState, V> extends Omit<NumOptions<S, V>, 'in'> {
  /** Mask of the seats allowed here: those in play, all but the one in turn. It may read the fields before this one. */
  readonly among?: (s: S, i: number) => number;
}

/** For a list of rows. */
export interface RowsOptions<S extends AnyState> {
  /** The number of rows. */
  count(s: S, i: number): number;
  /** Stores the number of rows; absent if it is fixed: rows missing in a position then have their defaults. */
  setCount?(s: S, i: number, count: number): void;
  /** Most rows that the state can hold; required with `setCount`. */
  readonly most?: number;
  /** The row of the state that holds row `j` of record `i`; default: `j`. */
  row?(i: number, j: number): number;
  /** The order in which to read given rows, as indices of the list. */
  arrange?(s: S, given: readonly unknown[]): readonly number[];
  /** The default rows. */
  else?(s: S, i: number): readonly unknown[];
}

/** For a record. */
export interface RecordOptions {
  /** A valid value, for the message: `a unit such as "knights"`. */
  readonly form?: string;
  /** Expands a short form into its object; returns any other value unchanged. */
  long?(value: unknown): unknown;
}
