import { statSync } from 'node:fs';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, it } from 'vitest';
import { statement } from '../store/driver.ts';
import { openStore } from '../store/open.ts';
import { SqlStore } from '../store/sql/sql-store.ts';
import { SqliteDriver } from '../store/sqlite/sqlite.ts';
import { StoreError } from '../store/store-error.ts';
import { Vault } from '../store/vault.ts';
import { change } from './store-changes.ts';

describe('the SQLite store', () => {
  const folder = freshFolder();

  it('is copied while it is in use, and the copy is a store', async () => {
    const store = await openStore(`${folder}/used.sqlite`, null);
    for (let seq = 0; seq < 50; seq += 1) await store.tables.append(change('a', seq));
    const writing = Promise.all(Array.from({ length: 20 }, (_, i) => store.tables.append(change(`b${i}`, 0))));
    await store.backup(`${folder}/copy.sqlite`);
    await writing;
    await store.close();
    const copy = await openStore(`${folder}/copy.sqlite`, null);
    expect(await copy.tables.changes('a')).toHaveLength(50);
    await copy.close();
  });

  it('bug: everybody on the machine could read the secrets of a new store, its log and its backups', async () => {
    const store = await openStore(`${folder}/new.sqlite`, null);
    await store.tables.append(change('a', 0));
    await store.backup(`${folder}/kept.sqlite`);
    const others = ['new.sqlite', 'new.sqlite-wal', 'kept.sqlite'].map(
      (name) => statSync(`${folder}/${name}`).mode & 0o077,
    );
    expect(others).toEqual([0, 0, 0]);
    await store.close();
  });
});

describe('a disk that is full', () => {
  const folder = freshFolder();

  it('refuses what is new, keeps what was written, and goes on when there is room', async () => {
    const driver = new SqliteDriver(`${folder}/full.sqlite`);
    const store = await SqlStore.open(driver, new Vault(null));
    // SQLite reports a file that may not grow like a full disk.
    const [[{ page_count: pages }]] = await driver.run([statement('PRAGMA page_count')]);
    await driver.run([statement(`PRAGMA max_page_count = ${Number(pages) + 8}`)]);
    const data = 'x'.repeat(2000);
    let written = 0;
    let refused: unknown = null;
    while (refused === null && written < 1000) {
      try {
        expect(await store.tables.append(change('a', written, { data }))).toBe(true);
        written += 1;
      } catch (error) {
        refused = error;
      }
    }
    expect(String(refused)).toContain('full');
    expect(written).toBeGreaterThan(0);
    expect(await store.tables.changes('a')).toHaveLength(written);
    await expect(store.tables.append(change('a', written, { data }))).rejects.toThrow('full');
    // A health check notices: it writes as much as a choice.
    await expect(store.check()).rejects.toThrow(StoreError);
    await expect(store.check()).rejects.toThrow('full');
    await driver.run([statement('PRAGMA max_page_count = 1000000')]);
    await store.check();
    expect(await store.tables.append(change('a', written, { data }))).toBe(true);
    await store.close();
    const again = await openStore(`${folder}/full.sqlite`, null);
    expect(await again.tables.changes('a')).toHaveLength(written + 1);
    await again.close();
  });
});
