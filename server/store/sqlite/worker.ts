// The thread that holds the SQLite file, so that a sync to the disk stops nobody else.

import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from '../driver.ts';
import type { Answer, Call } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('store/sqlite/worker.ts runs as a worker only');
// Started by `sqlite.ts`, which gives it the file's path.
const database = new DatabaseSync(workerData as string);
// First of all: another process may hold the file at this moment.
database.exec('PRAGMA busy_timeout = 5000');
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec('PRAGMA foreign_keys = ON');

const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const made = database.prepare(sql);
  prepared.set(sql, made);
  return made;
}

function run(statements: readonly Statement[]): (readonly Row[])[] {
  database.exec('BEGIN IMMEDIATE');
  try {
    // The columns hold texts, whole numbers and nulls: the schema has no others.
    const rows = statements.map(({ sql, params }) => prepare(sql).all(...params) as unknown as readonly Row[]);
    database.exec('COMMIT');
    return rows;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Writes what is stored now to a new file, whoever writes meanwhile, and syncs it, which SQLite leaves to others here. */
function copyTo(path: string): void {
  database.prepare('VACUUM INTO ?').run(path);
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function answer(call: Call): Answer {
  try {
    switch (call.ask) {
      case 'run':
        return { id: call.id, rows: run(call.statements) };
      case 'backup':
        copyTo(call.path);
        return { id: call.id, rows: [] };
      case 'close':
        database.close();
        return { id: call.id, rows: [] };
      default:
        return call satisfies never;
    }
  } catch (error) {
    return { id: call.id, problem: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (call: Call) => {
  port.postMessage(answer(call));
});
