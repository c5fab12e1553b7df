import { closeSync, existsSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { systemCode } from '../../ops/file-problem.ts';
import { type Found, number, type Row } from '../driver.ts';
import { StoreProblem } from '../problem.ts';
import { COLUMNS_OF, columnsIn, STEPS_OF } from '../schema.ts';

/** Marks the header of every store (SQLite's `application_id`): `MrLd`. */
export const STORE_MARK = 0x4d724c64;

/** Bytes of the header of a SQLite file, its beginning, and the offsets of its fields. */
const HEADER = 100;
const MAGIC = 'SQLite format 3\0';
const JOURNAL_AT = 18;
const MARK_AT = 68;
/** In the header of a file with a write-ahead log. */
const WAL = 2;

const NOTHING: Found = { columns: new Map(), steps: [], isSharedWithOthers: false };

/**
 * Inspects the file of a store without changing it.
 * @throws StoreProblem if it is no file, no SQLite file, or another program's
 */
export function lookAtFile(path: string): Found {
  if (path === ':memory:') return NOTHING;
  const status = statusOf(path);
  if (status === null) return NOTHING;
  if (status.isDirectory()) throw new StoreProblem(`${path} is a folder: name a file for the store.`);
  if (!status.isFile()) throw new StoreProblem(`${path} is not a file that can hold a store.`);
  if (status.size === 0) return NOTHING;
  const header = headerOf(path);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new StoreProblem(`${path} is not a Marchlands store: it is not an SQLite file. Nothing in it is changed.`);
  const mark = header.readUInt32BE(MARK_AT);
  if (mark !== STORE_MARK && mark !== 0)
    throw new StoreProblem(`${path} is not a Marchlands store: another program has marked it as its own.`);
  return tablesOf(path, header[JOURNAL_AT] === WAL && !existsSync(`${path}-wal`));
}

function statusOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function headerOf(path: string): Buffer {
  const header = Buffer.alloc(HEADER);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, HEADER, 0);
  } finally {
    closeSync(file);
  }
  return header;
}

/** @param isAtRest true if nobody has the file open: a reader would otherwise leave files beside it */
function tablesOf(path: string, isAtRest: boolean): Found {
  const url = pathToFileURL(path);
  if (isAtRest) url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true, timeout: 5000 });
  try {
    return foundIn(database);
  } finally {
    database.close();
  }
}

/** The content of an open database. */
export function foundIn(database: DatabaseSync): Found {
  // The columns of both queries hold what their names say.
  const rows = (sql: string) => database.prepare(sql).all() as readonly Row[];
  // One transaction, so that both answers are of one moment.
  database.exec('BEGIN');
  try {
    const columns = columnsIn(rows(COLUMNS_OF.sqlite));
    const hasSteps = columns.get('schema_steps')?.includes('step') === true;
    const steps = hasSteps ? rows(STEPS_OF).map((row) => number(row, 'step')) : [];
    return { columns, steps, isSharedWithOthers: false };
  } finally {
    database.exec('ROLLBACK');
  }
}
