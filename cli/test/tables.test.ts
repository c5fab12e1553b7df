import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commitmentOf } from '@marchlands/core/match/dice.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { openStore } from '@marchlands/server/store/open.ts';
import type { Change } from '@marchlands/server/table/change.ts';
import { sittersOf } from '@marchlands/server/table/data.ts';
import { Table } from '@marchlands/server/table/table.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { onFullDisk } from './full-disk.ts';
import { child, expectNoTrace, inside } from './program.ts';

const folder = freshFolder();
const path = join(folder, 'tables.sqlite');

/** A store with one table at which Ann sits with a bot, and a match has begun; `spoil` changes the hash that is stored. */
async function fill(file: string, spoil = false): Promise<void> {
  const [{ id }] = games;
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const secret = Buffer.alloc(32, 7);
  const dice = { secret: secret.toString('hex'), commitment: commitmentOf(secret) };
  const plan = {
    game: id,
    seats: 2,
    options: {},
    clock: null,
    standIn: 'random',
    spectators: 0,
    isRated: false,
    isPublic: false,
    password: null,
    deal: null,
    fill: null,
  };
  const by = { guest: 'ann', name: 'Ann' };
  const past: { change: Change; at: number }[] = [{ change: { kind: 'opened', by, plan, dice, kept: [] }, at: 1 }];
  const table = Table.load(game.value, 'a', past);
  const store = await openStore(file, null);
  const keep = async (change: Change): Promise<void> => {
    const { data } = table;
    const seq = data.seq - 1;
    const stored =
      spoil && change.kind === 'begun' ? { ...change, hash: change.hash.slice(0, -16) + '0'.repeat(16) } : change;
    const turns = table.waiting().map((seat) => data.seats[seat].person?.guest ?? '');
    await store.tables.append({
      table: 'a',
      seq,
      at: seq + 1,
      data: JSON.stringify(stored),
      row: {
        game: id,
        status: data.status,
        isPublic: false,
        listedUntil: null,
        due: null,
        awaitsBot: false,
        turns,
        card: '{}',
      },
      ...sittersOf(data),
      named: [],
      isSecret: false,
      results: null,
    });
  };
  await keep(past[0].change);
  const time = { now: 2, elapsed: () => 0 };
  for (const command of [
    { kind: 'sit', seat: 0, person: by, key: 'k' },
    { kind: 'seatBot', guest: 'ann', seat: 1, level: 'random' },
    { kind: 'begin', guest: 'ann' },
  ] as const) {
    const attempted = table.attempt(command, time);
    if (!attempted.ok || attempted.value === null) throw new Error('refused');
    attempted.value.commit();
    await keep(attempted.value.change);
  }
  await store.close();
}

afterEach(() => vi.unstubAllEnvs());

beforeAll(() => fill(path));

describe('the tables of a server', () => {
  test('are backed up, restored where they are gone, and replayed', async () => {
    const named = await openStore(path, null);
    await named.secrets.get('logs', () => 'old');
    await named.close();
    const copy = join(folder, 'copy.sqlite');
    const backedUp = await inside('backup', copy, '--store', path);
    expect(backedUp).toMatchObject({ code: 0, err: '' });
    expect(backedUp.out).toContain('1 table with 4 changes, as written');
    expect((await inside('backup', copy, '--store', path)).code).toBe(2);
    expect((await inside('restore', copy, '--store', path)).err).toContain('already exists');
    const written = readFileSync(copy);
    const fresh = join(folder, 'fresh.sqlite');
    expect(await inside('restore', copy, '--store', fresh)).toMatchObject({ code: 0, err: '' });
    // The backup itself stays as it was, and may be restored again.
    expect(readFileSync(copy).equals(written)).toBe(true);
    const [was, is] = await Promise.all(
      [path, fresh].map(async (address) => {
        const store = await openStore(address, null);
        const name = await store.secrets.get('logs', () => 'new');
        await store.close();
        return name;
      }),
    );
    // Devices that had more than the copy has go on from nothing that they have.
    expect([was, is]).toEqual(['old', 'new']);
    const replayed = await inside('replay', '--store', fresh);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toContain('1 table with 4 changes; 1 match leads to its stored state');
    expect(readdirSync(folder).filter((name) => /part|-wal|-shm/.test(name))).toEqual([]);
  });

  test('are found where the server would look, and a name that is empty names nothing', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('MARCHLANDS_STORE', path);
    expect(await inside('replay')).toMatchObject({ code: 0, err: '' });
  });

  test('a match that does not lead to what was stored is named, and not restored', async () => {
    const spoilt = join(folder, 'spoilt.sqlite');
    await fill(spoilt, true);
    const replayed = await inside('replay', '--store', spoilt);
    expect(replayed.code).toBe(1);
    expect(replayed.out).toContain('a: the table a is not as it was stored');
    const target = join(folder, 'target.sqlite');
    expect((await inside('restore', spoilt, '--store', target)).code).toBe(1);
    expect(existsSync(target)).toBe(false);
  });

  test('a store that is not there is told so, and not made', async () => {
    const nowhere = join(folder, 'nowhere.sqlite');
    for (const words of [['replay'], ['backup', join(folder, 'x.sqlite')]]) {
      const run = await inside(...words, '--store', nowhere);
      expect(run.code).toBe(2);
      expect(run.err).toContain('there is no store');
    }
    expect(existsSync(nowhere)).toBe(false);
  });
});

/** The store, changed by a statement behind the back of the program. */
function altered(name: string, sql: string): string {
  const file = join(folder, `${name}.sqlite`);
  copyFileSync(path, file);
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  return file;
}

describe('what does not agree with the log of a table is noticed', () => {
  test.each([
    ['a last change that is gone', 'DELETE FROM entries WHERE seq = 3', 'the last change is gone: 3 changes'],
    ['a change that is gone', 'DELETE FROM entries WHERE seq = 1', 'a change is gone'],
    ['a count', 'UPDATE tables SET seq = 3', 'the count of its changes is wrong'],
    ['a row', 'DELETE FROM tables', '4 changes are stored, but the row of the table is gone'],
    ['all changes', 'DELETE FROM entries', 'the last change is gone: 0 changes'],
    ['a status', "UPDATE tables SET status = 'over'", 'its status is stored differently'],
    ['seats', "UPDATE sitters SET guest = 'bob'", 'who sits there is stored differently'],
    ['a seat that was left', 'DELETE FROM sitters', 'who sits there is stored differently'],
    ['a turn', "UPDATE tables SET turns = 'bob'", 'whose turn it is is stored differently'],
    [
      'a secret',
      `UPDATE entries SET data = replace(data, '${'07'.repeat(32)}', '${'08'.repeat(32)}') WHERE seq = 0`,
      'the secret of its dice is not the one that was committed to',
    ],
    [
      'the secret of the match',
      `UPDATE entries SET data = replace(data, '${'07'.repeat(32)}', '${'08'.repeat(32)}') WHERE seq = 3`,
      'the table a is not as it was stored: header, dice.secret: is not the one that was committed to',
    ],
  ])('%s', async (name, sql, sentence) => {
    const file = altered(name.replaceAll(' ', '-'), sql);
    const replayed = await inside('replay', '--store', file);
    expect(replayed).toMatchObject({ code: 1, err: '' });
    expect(replayed.out).toContain(`a: ${sentence}`);
    const target = join(folder, 'not-restored.sqlite');
    expect((await inside('restore', file, '--store', target)).code).toBe(1);
    expect(existsSync(target)).toBe(false);
  });

  test('in a backup any row', async () => {
    const file = join(folder, 'marked.sqlite');
    await inside('backup', file, '--store', path);
    const database = new DatabaseSync(file);
    database.exec("UPDATE meta SET value = 'other' WHERE name = 'logs'");
    database.close();
    const run = await inside('restore', file, '--store', join(folder, 'not-restored.sqlite'));
    expect(run.err).toContain('is not as it was written: a row of it was changed since');
    expect(run.code).toBe(1);
  });

  test('in a backup a table that is gone with all its changes', async () => {
    const file = join(folder, 'fewer.sqlite');
    await inside('backup', file, '--store', path);
    const database = new DatabaseSync(file);
    database.exec('DELETE FROM entries; DELETE FROM tables; DELETE FROM sitters');
    database.close();
    const run = await inside('restore', file, '--store', join(folder, 'not-restored.sqlite'));
    expect(run.err).toContain('it has 0 tables with 0 changes, and was written with 1 and 4');
  });
});

/** Files that are no store, with the message for each. */
const NO_STORES: readonly (readonly [name: string, make: (file: string) => void, sentence: RegExp])[] = [
  ['an empty file', (file) => writeFileSync(file, ''), /is not a Marchlands store: it is empty/],
  ['a folder', (file) => mkdirSync(file), /is a folder/],
  ['a text', (file) => writeFileSync(file, 'tables, but no database\n'.repeat(99)), /it is not an SQLite file/],
  ["another program's tables", (file) => foreign(file, 'CREATE TABLE notes (text)'), /holds other data/],
  ["another program's mark", (file) => foreign(file, 'PRAGMA application_id = 7'), /another program has marked it/],
  [
    "another program's tables, with a log",
    (file) => foreign(file, 'PRAGMA journal_mode = WAL; CREATE TABLE notes (text)'),
    /holds other data/,
  ],
  [
    'steps of a schema without rows',
    (file) => foreign(file, 'CREATE TABLE schema_steps (step INTEGER PRIMARY KEY); CREATE TABLE meta (x)'),
    /holds other data/,
  ],
  [
    'a schema of a later version',
    (file) =>
      foreign(
        file,
        `CREATE TABLE schema_steps (step INTEGER PRIMARY KEY); CREATE TABLE t (x);
      INSERT INTO schema_steps VALUES ${Array.from({ length: 99 }, (_, step) => `(${step})`).join()}`,
      ),
    /written by a later version/,
  ],
  [
    'a part of a schema',
    (file) =>
      foreign(
        file,
        `CREATE TABLE schema_steps (step INTEGER PRIMARY KEY); CREATE TABLE meta (x);
      INSERT INTO schema_steps VALUES (0)`,
      ),
    /is not a complete Marchlands store/,
  ],
];

function foreign(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  // A mark alone makes no page.
  database.exec('PRAGMA user_version = 1');
  database.close();
}

describe('what is no store is told so in words, ends at once, and stays as it is', () => {
  test.each(NO_STORES)('%s', async (name, make, sentence) => {
    const home = freshFolder();
    const file = join(home, 'given.sqlite');
    make(file);
    const bytes = name === 'a folder' ? null : readFileSync(file);
    for (const words of [
      ['replay', '--store', file],
      ['backup', join(home, 'copy.sqlite'), '--store', file],
      ['restore', file, '--store', join(home, 'target.sqlite')],
    ]) {
      const run = await inside(...words);
      expect(run.code).toBe(1);
      expect(run.err).toMatch(sentence);
      expectNoTrace(run);
    }
    expect(readdirSync(home)).toEqual(['given.sqlite']);
    if (bytes !== null) expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('a store that is cut off', async () => {
    const file = join(folder, 'cut.sqlite');
    copyFileSync(path, file);
    truncateSync(file, 6000);
    const run = await inside('restore', file, '--store', join(folder, 'not-restored.sqlite'));
    expect(run.code).toBe(1);
    expect(run.err).toMatch(/cut\.sqlite: it is damaged/);
  });

  test('a key that is too short ends the program', async () => {
    for (const words of [['replay'], ['restore', path]]) {
      const target = words[0] === 'restore' ? join(folder, 'not-restored.sqlite') : path;
      const run = await child([...words, '--store', target], '', { MARCHLANDS_KEY: 'short' });
      expect(run.code).toBe(1);
      expect(run.err).toContain('MARCHLANDS_KEY has at least 16 characters');
      expectNoTrace(run);
    }
  });

  test('nothing is restored beside the log of a store that is gone', async () => {
    const copy = join(folder, 'whole.sqlite');
    await inside('backup', copy, '--store', path);
    const target = join(folder, 'gone.sqlite');
    writeFileSync(`${target}-wal`, 'what was written last');
    const run = await inside('restore', copy, '--store', target);
    expect(run.code).toBe(2);
    expect(run.err).toContain('gone.sqlite-wal already exists');
  });
});

describe('a full disk', () => {
  test('gets no backup, nor a part of one', async () => {
    const run = await onFullDisk((disk) => ['backup', join(disk, 'copy.sqlite'), '--store', path]);
    expect(run.err).toMatch(/copy\.sqlite: .*room left/);
    expect(run.code).toBe(1);
    expectNoTrace(run);
    expect([...run.files]).toEqual([]);
  });

  test('gets no restored store, nor a part of one', async () => {
    const copy = join(folder, 'for-a-full-disk.sqlite');
    await inside('backup', copy, '--store', path);
    const run = await onFullDisk((disk) => ['restore', copy, '--store', join(disk, 'new.sqlite')]);
    expect(run.err).toMatch(/new\.sqlite: .*room left/);
    expect(run.code).toBe(1);
    expectNoTrace(run);
    expect([...run.files]).toEqual([]);
  });
});
