import type { Found, Row, Value } from '../driver.ts';

/** What the thread is started with. */
export interface Opening {
  readonly path: string;
  /** Whether nothing is to be written: the file stays as it is. */
  readonly isReading: boolean;
}

/**
 * A statement on its way to the thread that holds the file: the number of its text, then its parameters. Texts come again
 * and again; each is sent once, with the first call that uses it.
 */
export type Coded = readonly [text: number, ...params: Value[]];

/** To the thread that holds the file. */
export type Call = { readonly id: number } & (
  | { readonly ask: 'look' }
  | {
      readonly ask: 'run';
      /** Texts that the thread does not know yet; their numbers go on from those before. */
      readonly texts: readonly string[];
      readonly statements: readonly Coded[];
    }
  | { readonly ask: 'backup'; readonly path: string }
  | { readonly ask: 'close' }
);

/** What a call gives. */
export type Given = { readonly rows: readonly (readonly Row[])[] } | { readonly found: Found };

/** What a call gave, or why it failed: in words of ours, or as SQLite or the system says it. */
export type Answer = { readonly id: number } & (
  | Given
  | { readonly problem: string; readonly isInWords: boolean; readonly errcode?: number; readonly code?: string }
);
