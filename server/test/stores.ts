import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

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

/** Runs the same tests on an open store of each kind; one for all of them, so each brings tables of its own. */
export function onEveryOpenStore(name: string, tests: (opened: () => Promise<Store>) => void): void {
  onEveryStore((place) => {
    let opening: Promise<Store>;
    beforeAll(async () => {
      opening = openStore(await place.address(name), null);
      await opening;
    });
    afterAll(async () => (await opening).close());
    tests(() => opening);
  });
}
