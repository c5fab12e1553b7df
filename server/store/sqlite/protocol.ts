import type { Row, Value } from '../driver.ts';

/**
 * A statement on its way to the thread that holds the file: the number of its text, then its parameters. Texts come again
 * and again; each is sent once, with the first call that uses it.
 */
export type Coded = readonly [text: number, ...params: Value[]];

/** To the thread that holds the file. */
export type Call = { readonly id: number } & (
  | {
      readonly ask: 'run';
      /** Texts that the thread does not know yet; their numbers go on from those before. */
      readonly texts: readonly string[];
      readonly statements: readonly Coded[];
    }
  | { readonly ask: 'backup'; readonly path: string }
  | { readonly ask: 'close' }
);

/** The rows of each statement, or why the call failed. */
export type Answer = { readonly id: number } & (
  | { readonly rows: readonly (readonly Row[])[] }
  | { readonly problem: string }
);
