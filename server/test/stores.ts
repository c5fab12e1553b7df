import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { afterAll, describe } from 'vitest';

/** A place to keep a store while tests run, each asked for with a name of its own. */
export interface Place {
  /** What `openStore` is given. */
  address(name: string): Promise<string>;
}

/** A folder that is removed after the tests of the file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-server-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEveryStore(tests: (place: Place) => void): void {
  describe('on SQLite', () => {
    const folder = testFolder();
    tests({ address: async (name) => join(folder, `${name}.sqlite`) });
  });
  describe('on PostgreSQL', () => {
    tests(testPostgres());
  });
}
