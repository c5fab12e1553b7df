import type { Row, Statement } from '../driver.ts';

/** To the thread that holds the file. */
export type Call = { readonly id: number } & (
  | { readonly ask: 'run'; readonly statements: readonly Statement[] }
  | { readonly ask: 'backup'; readonly path: string }
  | { readonly ask: 'close' }
);

/** The rows of each statement, or why the call failed. */
export type Answer = { readonly id: number } & (
  | { readonly rows: readonly (readonly Row[])[] }
  | { readonly problem: string }
);
