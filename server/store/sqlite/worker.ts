// The thread that holds the SQLite file, so that a sync to the disk stops nobody else.

import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from '../driver.ts';
import type { Answer, Call, Coded } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('store/sqlite/worker.ts runs as a worker only');
// Started by `sqlite.ts`, which gives it the file's path.
const database = new DatabaseSync(workerData as string);
// First of all: another process may hold the file at this moment.
database.exec('PRAGMA busy_timeout = 5000');
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec('PRAGMA foreign_keys = ON');

/** By number of their texts. */
const texts: string[] = [];
const prepared: StatementSync[] = [];

function run(statements: readonly Coded[]): (readonly Row[])[] {
  database.exec('BEGIN IMMEDIATE');
  try {
    const rows = statements.map(([text, ...params]) => {
      // Prepared when it is due: it may be about a table that the statements before it make.
      prepared[text] ??= database.prepare(texts[text]);
      // The columns hold texts, whole numbers and nulls: the schema has no others.
      return prepared[text].all(...params) as unknown as readonly Row[];
    });
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
        texts.push(...call.texts);
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
