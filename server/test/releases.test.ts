// Stores as released versions wrote them, opened by this one: `releases/VERSION.sqlite.gz`, each with a table of every game
// under way, one that is over, and a line of chat.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../store/migrations.ts';
import { backUp, checkedBackup, openAudit, openStore } from '../store/open.ts';
import { replayStore } from '../store/replay.ts';
import type { Change } from '../table/change.ts';
import { awaited, choose, codeOf, keep, must, rngOf, TestTime } from './tables.ts';
import { loadGame } from './toy-games.ts';

const FOLDER = join(import.meta.dirname, 'releases');
const versions = globSync('*.sqlite.gz', { cwd: FOLDER }).map((file) => basename(file, '.sqlite.gz'));
const folder = freshFolder();

/** A copy of the store of a version. */
function storeOf(version: string, name: string): string {
  const path = join(folder, `${version}-${name}.sqlite`);
  writeFileSync(path, gunzipSync(readFileSync(join(FOLDER, `${version}.sqlite.gz`))));
  return path;
}

interface Listed {
  readonly id: string;
  readonly game: string;
  readonly status: string;
}

/** A store's content, read without any code of ours. */
function read<R>(path: string, sql: string): readonly R[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database.prepare(sql).all() as unknown as readonly R[];
  } finally {
    database.close();
  }
}

/** The version of the rules by which a table's match began. */
function rulesOf(rows: readonly { readonly data: string }[]): number {
  // Only changes are stored.
  const begun = rows.map(({ data }) => JSON.parse(data) as Change).find(({ kind }) => kind === 'begun');
  if (begun?.kind !== 'begun') throw new Error('no match has begun');
  return begun.header.rulesVersion;
}

it('there is a store of the release before', () => {
  expect(versions).toContain('0.1.0');
});

describe.each(versions)('a store that %s wrote', (version) => {
  it('lacks steps of the schema, or it would show nothing', () => {
    const [{ steps }] = read<{ readonly steps: number }>(
      storeOf(version, 'steps'),
      'SELECT COUNT(*) AS steps FROM schema_steps',
    );
    expect(steps).toBeLessThan(MIGRATIONS.length);
  });

  it('is opened, and its tables are played on', async () => {
    const path = storeOf(version, 'played');
    const tables = read<Listed>(path, 'SELECT id, game, status FROM tables');
    const kept = new Set(tables.map(({ game }) => game));
    expect([...kept].filter((id) => !games.some((game) => game.id === id))).toEqual([]);
    // The first release had five games.
    expect(kept.size).toBeGreaterThanOrEqual(5);
    const store = await openStore(path, null);
    const time = new TestTime();
    time.at = Date.UTC(2100, 0);
    const { keeper } = await keep(store, time);
    const under = tables.filter(({ status }) => status === 'playing');
    expect(under.length).toBeGreaterThanOrEqual(kept.size - 1);
    const earlier: string[] = [];
    for (const { id, game } of under) {
      const rows = await store.tables.changes(id);
      if (rulesOf(rows) !== must(await loadGame(game)).rulesVersion) {
        earlier.push(id);
        expect(codeOf(await keeper.perform(id, { kind: 'resign', seat: 0, id: 'x' }))).toBe('table.rules');
        continue;
      }
      const [seat] = await awaited(keeper, id);
      must(await choose(keeper, id, seat, rngOf(`${version} ${id}`)));
    }
    // Rules that have changed close a running match in words (`versions.test.ts`); the others go on.
    expect(earlier.length).toBeLessThan(under.length / 2);
    expect(read<{ readonly text: string }>(path, 'SELECT text FROM lines')).toEqual([{ text: 'Good luck, Ann!' }]);
    await store.close();
    const audit = await openAudit(path, null);
    const { matches, broken } = await replayStore(audit, loadGame);
    expect(matches).toBe(tables.length - earlier.length);
    expect(broken.map(({ table }) => table)).toEqual(earlier);
    await audit.close();
  });

  it('is backed up by this version once it was opened', async () => {
    const path = storeOf(version, 'kept');
    await (await openStore(path, null)).close();
    const copy = join(folder, `${version}.backup`);
    await backUp(path, copy, 'the backup');
    expect(checkedBackup(copy)).toMatchObject({ tables: read<Listed>(path, 'SELECT id FROM tables').length });
  });
});
