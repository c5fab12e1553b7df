import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { counted } from '@marchlands/core/phrases.ts';
import { echo, MOST_ECHOED, messageOf } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { placeFile } from '../sources/write-file.ts';
import type { Screen } from '../terminal/screen.ts';
import { BAD_INPUT, type Command, defineCommand, type ExitCode, FAILED, FINE } from '../usage/command.ts';
import { text } from '../usage/flags.ts';

/** The flag of every command that works on the tables of a server. */
const FLAGS = {
  store: text('FILE', 'SQLite file or postgres://..., else as the server reads it.'),
};
const WHERE =
  'Without --store, the store that the server would use: DATABASE_URL, MARCHLANDS_STORE, or marchlands.sqlite here. An encrypted store needs MARCHLANDS_KEY.';

function addressOf(given: string | null): string {
  // An empty address counts as missing, as for the server.
  const named = [process.env.DATABASE_URL, process.env.MARCHLANDS_STORE].find((address) => (address ?? '') !== '');
  return given ?? named ?? 'marchlands.sqlite';
}

const isServer = (address: string): boolean => /^postgres(ql)?:/.test(address);

function complain(screen: Screen, command: string, error: unknown): ExitCode {
  screen.complain(`marchlands ${command}: ${messageOf(error)}`);
  return FAILED;
}

// Loaded on demand: the other commands need no database.
const opening = () => import('@marchlands/server/store/open.ts');
const replaying = () => import('@marchlands/server/store/replay.ts');
const words = () => import('@marchlands/server/store/problem.ts');

function holding(tables: number, changes: number): string {
  return `${counted(tables, 'table', 'tables')} with ${counted(changes, 'change', 'changes')}`;
}

/** Replays every match of a store, read-only, and reports the result. */
async function replay(address: string, screen: Screen): Promise<ExitCode> {
  const [{ openAudit }, { replayStore }] = await Promise.all([opening(), replaying()]);
  const audit = await openAudit(address, process.env.MARCHLANDS_KEY ?? null);
  try {
    const { tables, changes, matches, broken } = await replayStore(audit, loadGame);
    screen.print(
      `${holding(tables, changes)}; ${counted(matches, 'match leads to its stored state', 'matches lead to their stored states')}.`,
    );
    for (const { table, message } of broken) screen.print(`${table}: ${message}`);
    return broken.length === 0 ? FINE : FAILED;
  } finally {
    await audit.close();
  }
}

/**
 * Checks a file against the mark that `backup` gave it.
 * @returns the lines to print
 */
async function checkBackup(file: string): Promise<string> {
  const { checkedBackup } = await opening();
  const mark = checkedBackup(file);
  if (mark === null) return 'This file is a store, but not written by backup: its last changes may be missing.';
  const made = new Date(mark.made).toISOString();
  return `A backup of ${made}: ${holding(mark.tables, mark.changes)}, as written.`;
}

/**
 * Turns a backup into a store, beside its final place: with the current schema and renamed logs, since devices may hold
 * newer ones.
 */
async function unpack(file: string, beside: string): Promise<void> {
  copyFileSync(file, beside);
  chmodSync(beside, 0o600);
  const { openStore } = await opening();
  const store = await openStore(beside, process.env.MARCHLANDS_KEY ?? null);
  await store.secrets.renameLogs();
  await store.close();
}

const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Copy the tables of a server to a file while it runs.',
  operands: [{ name: 'file', about: 'Where the copy goes; the file must not exist yet.', optional: false }],
  flags: FLAGS,
  details: [WHERE, 'A store on PostgreSQL is backed up by pg_dump: docs/scale.md says how.'],
  examples: () => [['backup tables-monday.sqlite', 'the store as it is now']],
  async run({ operands: [file = ''], flags }, screen) {
    const address = addressOf(flags.store);
    if (existsSync(file)) return refuse(screen, 'backup', `${echo(file, MOST_ECHOED)} already exists.`);
    if (isServer(address)) return refuse(screen, 'backup', 'a store on PostgreSQL is backed up by pg_dump.');
    if (!existsSync(address)) return refuse(screen, 'backup', `there is no store ${echo(address, MOST_ECHOED)}.`);
    try {
      const { backUp } = await opening();
      await placeFile(file, (beside) => backUp(address, beside, file));
      const mark = await checkBackup(file);
      screen.print(`Copied to ${echo(file, MOST_ECHOED)}. ${mark}`);
      return FINE;
    } catch (error) {
      const { storeProblem } = await words();
      return complain(screen, 'backup', storeProblem(file, error));
    }
  },
});

const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'Put a backup in the place of a lost store.',
  operands: [{ name: 'file', about: 'A file that backup has written.', optional: false }],
  flags: FLAGS,
  details: [
    WHERE,
    'The file is first checked against the count and the checksum that backup gave it, and every match in it is replayed; exit code 1 if a check fails, and nothing is written. An existing store is never changed, nor is the backup.',
  ],
  examples: () => [['restore tables-monday.sqlite', 'the store as it was']],
  async run({ operands: [file = ''], flags }, screen) {
    const address = addressOf(flags.store);
    if (!existsSync(file)) return refuse(screen, 'restore', `there is no file ${echo(file, MOST_ECHOED)}.`);
    if (isServer(address)) return refuse(screen, 'restore', 'a store on PostgreSQL is restored by pg_restore.');
    const there = ['', '-wal'].map((ending) => `${address}${ending}`).find((path) => existsSync(path));
    // The log of a deleted store would be taken for the new one's.
    if (there !== undefined)
      return refuse(screen, 'restore', `${echo(there, MOST_ECHOED)} already exists: move it away first.`);
    if (existsSync(`${file}-wal`))
      return refuse(
        screen,
        'restore',
        `${echo(file, MOST_ECHOED)}-wal is a part of ${echo(file, MOST_ECHOED)}: it is a store, not a backup of one.`,
      );
    const { storeProblem } = await words();
    try {
      screen.print(await checkBackup(file));
      const code = await replay(file, screen);
      if (code !== FINE) return code;
    } catch (error) {
      return complain(screen, 'restore', storeProblem(file, error));
    }
    try {
      await placeFile(address, (beside) => unpack(file, beside));
      screen.print(`Restored to ${echo(address, MOST_ECHOED)}.`);
      return FINE;
    } catch (error) {
      return complain(screen, 'restore', storeProblem(address, error));
    }
  },
});

const replayCommand = defineCommand({
  name: 'replay',
  summary: 'Replay all matches of a server by the rules of this version.',
  operands: [],
  flags: FLAGS,
  details: [
    WHERE,
    'Use it before you deploy a new version: exit code 1 if a match does not lead to its stored state, if its dice give other outcomes, or if the list data of a table does not follow from its changes; each fault is reported with its table. The store is only read.',
  ],
  examples: () => [['replay', 'do all matches hold?']],
  async run({ flags }, screen) {
    const address = addressOf(flags.store);
    if (!isServer(address) && !existsSync(address))
      return refuse(screen, 'replay', `there is no store ${echo(address, MOST_ECHOED)}.`);
    try {
      return await replay(address, screen);
    } catch (error) {
      const { storeProblem } = await words();
      return complain(screen, 'replay', storeProblem(address, error));
    }
  },
});

function refuse(screen: Screen, command: string, sentence: string): ExitCode {
  screen.complain(`marchlands ${command}: ${sentence}`);
  return BAD_INPUT;
}

/** The commands that work on the tables of a server. */
export const tableCommands: readonly Command[] = [backupCommand, restoreCommand, replayCommand];
