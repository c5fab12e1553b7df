// The thread that holds the SQLite file, so that syncing to disk blocks nobody else.

import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@marchlands/core/result.ts';
import { systemCode } from '../../ops/file-problem.ts';
import type { Row } from '../driver.ts';
import { StoreProblem } from '../problem.ts';
import { markBackup } from './backup-mark.ts';
import { foundIn, lookAtFile, STORE_MARK } from './look.ts';
import type { Answer, Call, Coded, Given, Opening } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('store/sqlite/worker.ts runs as a worker only');
// Started by `sqlite.ts` with this data.
const { path, isReading } = workerData as Opening;

let opened: DatabaseSync | null = null;
/** By number. */
const texts: string[] = [];
const prepared: StatementSync[] = [];

/**
 * Makes an empty file for SQLite, if there is none, that its owner alone may read: it will hold everybody's secrets. The
 * files beside it get the same permissions.
 */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** The database, opened on first use: an inspection does not need it. */
function database(): DatabaseSync {
  if (opened !== null) return opened;
  if (!isReading && path !== ':memory:') makePrivate(path);
  const made = new DatabaseSync(path);
  try {
    // First, since another process may hold the file right now.
    made.exec('PRAGMA busy_timeout = 5000');
    if (isReading) made.exec('PRAGMA query_only = ON');
    else {
      // Before a log exists beside the file, so that its header has the mark from the start.
      if (made.prepare('PRAGMA application_id').get()?.application_id === 0)
        made.exec(`PRAGMA application_id = ${STORE_MARK}`);
      made.exec('PRAGMA journal_mode = WAL');
      made.exec('PRAGMA synchronous = FULL');
      made.exec('PRAGMA foreign_keys = ON');
    }
  } catch (error) {
    made.close();
    throw error;
  }
  opened = made;
  return made;
}

function run(statements: readonly Coded[]): (readonly Row[])[] {
  const store = database();
  store.exec(isReading ? 'BEGIN' : 'BEGIN IMMEDIATE');
  try {
    const rows = statements.map(([text, ...params]) => {
      // Prepared only now: it may need a table that earlier statements create.
      prepared[text] ??= store.prepare(texts[text]);
      // The columns hold texts, integers and nulls: the schema has no others.
      return prepared[text].all(...params) as readonly Row[];
    });
    store.exec('COMMIT');
    return rows;
  } catch (error) {
    if (store.isTransaction) store.exec('ROLLBACK');
    throw error;
  }
}

/** Writes the current content to a new file, even while others write. */
function copyTo(target: string): void {
  const store = database();
  makePrivate(target);
  // Only the copy is written, which SQLite cannot know.
  if (isReading) store.exec('PRAGMA query_only = OFF');
  try {
    store.prepare('VACUUM INTO ?').run(target);
  } finally {
    if (isReading) store.exec('PRAGMA query_only = ON');
  }
  markBackup(target);
}

function done(call: Call): Given {
  switch (call.ask) {
    case 'look':
      return { found: opened === null ? lookAtFile(path) : foundIn(opened) };
    case 'run':
      texts.push(...call.texts);
      return { rows: run(call.statements) };
    case 'backup':
      copyTo(call.path);
      return { rows: [] };
    case 'close':
      opened?.close();
      return { rows: [] };
    default:
      return call satisfies never;
  }
}

function answer(call: Call): Answer {
  try {
    return { id: call.id, ...done(call) };
  } catch (error) {
    const problem = messageOf(error);
    const errcode = error instanceof Error && 'errcode' in error ? { errcode: Number(error.errcode) } : {};
    return { id: call.id, problem, isInWords: error instanceof StoreProblem, code: systemCode(error), ...errcode };
  }
}

port.on('message', (call: Call) => {
  port.postMessage(answer(call));
});
