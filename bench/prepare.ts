/** What one sample measured, by the variant's own names: `{ decisions: 2.1e6 }`. */
export interface Reading {
  readonly [name: string]: number;
}

/** Measures for about so many seconds. */
export type Sample = (seconds: number) => Reading | Promise<Reading>;

/** Makes a variant ready, in a process of its own. */
export type Prepare = (args: readonly string[]) => Sample | Promise<Sample>;
