/** The results of one sample, by the variant's own names: `{ decisions: 2.1e6 }`. */
export interface Reading {
  readonly [name: string]: number;
}

/** Measures for about this many seconds. */
export type Sample = (seconds: number) => Reading | Promise<Reading>;

/** Prepares a variant in its own process. */
export type Prepare = (args: readonly string[]) => Sample | Promise<Sample>;
