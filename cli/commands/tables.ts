import { copyFileSync, existsSync } from 'node:fs';
import { loadGame } from '@marchlands/games/index.ts';
import type { Screen } from '../terminal/screen.ts';
import { BAD_INPUT, type Command, defineCommand, type ExitCode, FAILED, FINE } from '../usage/command.ts';
import { text } from '../usage/flags.ts';

/** The flag of every command that works on the tables of a server. */
const FLAGS = {
  store: text('FILE', 'SQLite file or postgres://..., else as the server reads it.'),
};
const WHERE =
  'Without --store it is the store that the server would use: DATABASE_URL, MARCHLANDS_STORE, or marchlands.sqlite here. An encrypted store needs MARCHLANDS_KEY.';

function addressOf(given: string | null): string {
  // A name that stands empty names nothing, as for the server.
  const named = [process.env.DATABASE_URL, process.env.MARCHLANDS_STORE].find((address) => (address ?? '') !== '');
  return given ?? named ?? 'marchlands.sqlite';
}

const isServer = (address: string): boolean => /^postgres(ql)?:/.test(address);

function complain(screen: Screen, command: string, error: unknown): ExitCode {
  screen.complain(`marchlands ${command}: ${error instanceof Error ? error.message : String(error)}`);
  return FAILED;
}

/** Has the server name the logs of a store anew: devices may have had more of them, or other ones since. */
async function renameLogs(address: string): Promise<void> {
  const { openDriver } = await import('@marchlands/server/store/open.ts');
  const driver = openDriver(address);
  await driver.run([{ sql: "DELETE FROM meta WHERE name = 'logs'", params: [] }]);
  await driver.close();
}

/** Replays every match of a store and tells what came of it. */
async function replay(address: string, screen: Screen): Promise<ExitCode> {
  // Loaded when it is wanted: the other commands need no database.
  const { openStore } = await import('@marchlands/server/store/open.ts');
  const { replayStore } = await import('@marchlands/server/store/replay.ts');
  const store = await openStore(address, process.env.MARCHLANDS_KEY ?? null);
  try {
    const { tables, matches, broken } = await replayStore(store, loadGame);
    screen.print(`${tables} tables; ${matches} matches lead to the states that were stored with them.`);
    for (const { table, message } of broken) screen.print(`${table}: ${message}`);
    return broken.length === 0 ? FINE : FAILED;
  } finally {
    await store.close();
  }
}

const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Copy the tables of a server to a file while it runs.',
  operands: [{ name: 'file', about: 'Where the copy goes; it must not be there yet.', optional: false }],
  flags: FLAGS,
  details: [WHERE, 'A store on PostgreSQL is backed up by pg_dump: docs/scale.md says how.'],
  examples: () => [['backup tables-monday.sqlite', 'the store as it is now']],
  async run({ operands: [file = ''], flags }, screen) {
    const address = addressOf(flags.store);
    if (existsSync(file)) return refuse(screen, 'backup', `${file} is there already.`);
    if (!isServer(address) && !existsSync(address)) return refuse(screen, 'backup', `there is no store ${address}.`);
    try {
      const { openStore } = await import('@marchlands/server/store/open.ts');
      const store = await openStore(address, process.env.MARCHLANDS_KEY ?? null);
      try {
        await store.backup(file);
      } finally {
        await store.close();
      }
      screen.print(`Copied to ${file}.`);
      return FINE;
    } catch (error) {
      return complain(screen, 'backup', error);
    }
  },
});

const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'Put a backup in the place of a store that is gone.',
  operands: [{ name: 'file', about: 'A file that backup has written.', optional: false }],
  flags: FLAGS,
  details: [
    WHERE,
    'Every match of it is replayed first; exit code 1 where one does not hold, and nothing is written. A store that is there is left alone.',
  ],
  examples: () => [['restore tables-monday.sqlite', 'the store as it was']],
  async run({ operands: [file = ''], flags }, screen) {
    const address = addressOf(flags.store);
    if (!existsSync(file)) return refuse(screen, 'restore', `there is no file ${file}.`);
    if (isServer(address)) return refuse(screen, 'restore', 'a store on PostgreSQL is restored by pg_restore.');
    if (existsSync(address)) return refuse(screen, 'restore', `${address} is there already: move it away first.`);
    try {
      const code = await replay(file, screen);
      if (code !== FINE) return code;
      copyFileSync(file, address);
      await renameLogs(address);
      screen.print(`Restored to ${address}.`);
      return FINE;
    } catch (error) {
      return complain(screen, 'restore', error);
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
    'For a look before a new version is deployed: exit code 1 where a match does not lead to the state that was stored with it, each with its table.',
  ],
  examples: () => [['replay', 'do all matches hold?']],
  async run({ flags }, screen) {
    const address = addressOf(flags.store);
    if (!isServer(address) && !existsSync(address)) return refuse(screen, 'replay', `there is no store ${address}.`);
    try {
      return await replay(address, screen);
    } catch (error) {
      return complain(screen, 'replay', error);
    }
  },
});

function refuse(screen: Screen, command: string, sentence: string): ExitCode {
  screen.complain(`marchlands ${command}: ${sentence}`);
  return BAD_INPUT;
}

/** The commands that work on the tables of a server. */
export const tableCommands: readonly Command[] = [backupCommand, restoreCommand, replayCommand];
