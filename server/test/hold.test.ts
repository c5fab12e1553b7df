import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { type Server, startServer } from '../server.ts';
import { openStore } from '../store/open.ts';
import { testConfig } from './servers.ts';
import { testFolder } from './stores.ts';

const folder = testFolder();
const start = (path: string): Promise<Server> => startServer(testConfig(path), pino({ level: 'silent' }), null);

test('a store in a file has one server at a time, and is backed up meanwhile', async () => {
  const path = join(folder, 'tables.sqlite');
  const first = await start(path);
  const second = start(path);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/^Another server has the store .*tables\.sqlite open\. End that one, or name/);
  const store = await openStore(path, null);
  await store.backup(join(folder, 'copy.sqlite'));
  await store.close();
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(true);
  await first.close();
  const third = await start(path);
  await third.close();
});

test('a server that cannot read its store does not keep it from the next one', async () => {
  const path = join(folder, 'broken.sqlite');
  writeFileSync(path, 'this is no database, and long enough to be told from an empty one'.repeat(20));
  await expect(start(path)).rejects.toThrow(/not a database/);
  rmSync(path);
  const next = await start(path);
  await next.close();
});

test('a store where no file can be is told in words', async () => {
  await expect(start(join(folder, 'nowhere', 'tables.sqlite'))).rejects.toThrow(
    /^The store .*nowhere.tables\.sqlite cannot be opened: unable to open database file\.$/,
  );
});
