import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { type Server, startServer } from '../server.ts';
import { openStore } from '../store/open.ts';
import { testConfig } from './test-config.ts';

const folder = freshFolder();
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const start = (path: string): Promise<Server> => startServer(testConfig(path), pino({ level: 'silent' }), null);

test('a store in a file has one server at a time, and is backed up meanwhile', async () => {
  const path = join(folder, 'tables.sqlite');
  const first = await start(path);
  const second = start(path);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/^Another server has the store .*tables\.sqlite open\. Stop that one, or name/);
  const store = await openStore(path, null);
  await store.backup(join(folder, 'copy.sqlite'));
  await store.close();
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(true);
  await first.close();
  const third = await start(path);
  await third.close();
});

test('of two servers that start at once one has the store, and its lock is gone with it', async () => {
  const path = join(folder, 'race.sqlite');
  for (let round = 0; round < 3; round += 1) {
    const started = await Promise.allSettled([start(path), start(path)]);
    const won = started.filter((one) => one.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const { value } of won) await value.close();
    expect(existsSync(`${path}-lock`)).toBe(false);
  }
});

test('a lock that was left by a server that crashed keeps nobody away', async () => {
  const path = join(folder, 'crashed.sqlite');
  writeFileSync(`${path}-lock`, '');
  await (await start(path)).close();
});

/** Files that are no store, and the sentence that a server started on one says. */
const NO_STORES: readonly (readonly [name: string, make: (path: string) => void, sentence: RegExp])[] = [
  ['a folder', (path) => mkdirSync(path), /is a folder: name a file for the store\.$/],
  [
    'a text',
    (path) => writeFileSync(path, 'no database\n'.repeat(99)),
    /it is not an SQLite file\. Nothing in it is changed\.$/,
  ],
  ["another program's file", (path) => fill(path, 'CREATE TABLE notes (text)'), /but holds other data/],
  [
    'steps without rows',
    (path) => fill(path, 'CREATE TABLE schema_steps (step INTEGER); CREATE TABLE meta (x)'),
    /but holds other data/,
  ],
];

function fill(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

test.each(NO_STORES)(
  'a server on %s says so, leaves it as it is, and puts nothing beside it',
  async (_, make, sentence) => {
    const home = mkdtempSync(join(folder, 'given-'));
    const path = join(home, 'given');
    make(path);
    const bytes = statSync(path).isFile() ? readFileSync(path) : null;
    await expect(start(path)).rejects.toThrow(ConfigError);
    await expect(start(path)).rejects.toThrow(sentence);
    expect(readdirSync(home)).toEqual(['given']);
    if (bytes !== null) expect(readFileSync(path).equals(bytes)).toBe(true);
  },
);

test.each([
  ['a device', '/dev/full', 'is not a file that can hold a store'],
  ['a path through a file', join(folder, 'tables.sqlite', 'x.sqlite'), 'a part of its path is a file'],
  ['a folder that is not there', join(folder, 'nowhere', 'tables.sqlite'), 'there is no such folder to write into'],
  [
    'a database that is not there',
    'postgres://ann:secret@127.0.0.1:9/tables',
    'the database 127.0.0.1:9/tables: nothing listens',
  ],
])('%s is told in a sentence by the program, which ends with code 2', (_, store, sentence) => {
  const run = spawnSync(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', MARCHLANDS_STORE: store, MARCHLANDS_LOG: 'silent', PORT: '0' },
    encoding: 'utf8',
  });
  expect(run.stderr).toContain(sentence);
  expect(run.stderr).not.toMatch(/^\s+at |secret/m);
  expect(run.stderr.trim().split('\n')).toHaveLength(1);
  expect(run.status).toBe(2);
  expect(existsSync(`${store}-lock`)).toBe(false);
});

test('a store that was encrypted with another key is told so, and another server may have it', async () => {
  const path = join(folder, 'sealed.sqlite');
  const with16 = (key: string | null) => startServer({ ...testConfig(path), key }, pino({ level: 'silent' }), null);
  await (await with16('sixteen letters!')).close();
  await expect(with16(null)).rejects.toThrow(/MARCHLANDS_KEY is missing/);
  await expect(with16('other letters 16')).rejects.toThrow(ConfigError);
  await (await with16('sixteen letters!')).close();
});
