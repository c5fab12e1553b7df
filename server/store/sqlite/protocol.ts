import type { Found, Row, Value } from '../driver.ts';

/** Data for starting the thread. */
export interface Opening {
  readonly path: string;
  /** True if the file is only read and must not change. */
  readonly isReading: boolean;
}

/**
 * A statement for the thread that holds the file: the number of its text, then its parameters. Each text is sent only
 * once, with the first call that uses it.
 */
export type Coded = readonly [text: number, ...params: Value[]];

/** To the thread that holds the file. */
export type Call = { readonly id: number } & (
  | { readonly ask: 'look' }
  | {
      readonly ask: 'run';
      /** New texts; their numbers continue those before. */
      readonly texts: readonly string[];
      readonly statements: readonly Coded[];
    }
  | { readonly ask: 'backup'; readonly path: string }
  | { readonly ask: 'close' }
);

/** The result of a call. */
export type Given = { readonly rows: readonly (readonly Row[])[] } | { readonly found: Found };

/** The result of a call, or why it failed: in our words, or with the message of SQLite or the system. */
export type Answer = { readonly id: number } & (
  | Given
  | { readonly problem: string; readonly isInWords: boolean; readonly errcode?: number; readonly code?: string }
);
