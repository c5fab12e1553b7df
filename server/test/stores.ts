import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { describe } from 'vitest';

/** A place to keep a store while tests run, each asked for with a name of its own. */
export interface Place {
  /** The argument of `openStore`. */
  address(name: string): Promise<string>;
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEveryStore(tests: (place: Place) => void): void {
  describe('on SQLite', () => {
    const folder = freshFolder();
    tests({ address: async (name) => join(folder, `${name}.sqlite`) });
  });
  describe('on PostgreSQL', () => {
    tests(testPostgres());
  });
}
