import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isRecord, isWhole } from '@marchlands/core/result.ts';
import { StoreProblem } from '../problem.ts';

/** The row of `meta` that marks a copy as a backup. */
const NAME = 'backup';

/** A backup's mark, by which a truncated or changed backup is recognized. */
export interface BackupMark {
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly tables: number;
  /** Changes of all tables together. */
  readonly changes: number;
  /** SHA-256 over all rows except the mark itself, hex digits. */
  readonly sha256: string;
}

/** Marks a copy of a store as a backup, and syncs it. */
export function markBackup(path: string): void {
  const database = new DatabaseSync(path);
  try {
    const mark: BackupMark = { made: Date.now(), ...contentOf(database) };
    database
      .prepare('INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(NAME, JSON.stringify(mark));
  } finally {
    database.close();
  }
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Checks a backup against its mark, without changing it.
 * @returns the mark; null if the file is a store but was not written by `backup`
 * @throws StoreProblem if its rows differ from those written
 */
export function readBackup(path: string): BackupMark | null {
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    const row = database.prepare('SELECT value FROM meta WHERE name = ?').get(NAME);
    if (row === undefined) return null;
    const said: unknown = JSON.parse(String(row.value));
    if (!isMark(said)) throw new StoreProblem(`${path} is damaged: the mark of the backup cannot be read.`);
    const { tables, changes, sha256 } = contentOf(database);
    if (tables !== said.tables || changes !== said.changes)
      throw new StoreProblem(
        `${path} is not as it was written: it has ${tables} tables with ${changes} changes, and was written with ${said.tables} and ${said.changes}.`,
      );
    if (sha256 !== said.sha256)
      throw new StoreProblem(`${path} is not as it was written: a row of it was changed since.`);
    return said;
  } finally {
    database.close();
  }
}

/** The statement that turns a backup into a store again. */
export const UNMARK = `DELETE FROM meta WHERE name = '${NAME}'`;

function isMark(value: unknown): value is BackupMark {
  if (!isRecord(value) || typeof value.sha256 !== 'string') return false;
  return [value.made, value.tables, value.changes].every((one) => isWhole(one, 0, Number.MAX_SAFE_INTEGER));
}

function contentOf(database: DatabaseSync): Omit<BackupMark, 'made'> {
  const hash = createHash('sha256');
  const names = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    )
    .all()
    .map(({ name }) => String(name));
  for (const name of names) {
    hash.update(`${name}\n`);
    const others = name === 'meta' ? `WHERE name <> '${NAME}'` : '';
    // The name comes from this database itself.
    for (const row of database
      .prepare(`SELECT * FROM "${name.replaceAll('"', '""')}" ${others} ORDER BY rowid`)
      .iterate())
      hash.update(`${JSON.stringify(Object.values(row))}\n`);
  }
  const count = (table: string): number => Number(database.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.n);
  return { tables: count('tables'), changes: count('entries'), sha256: hash.digest('hex') };
}
