// npm run load -- --store FILE writes a store in this version's format, for the next release to open.
// npm run load -- --processes 20 [--cores 8] measures one and two processes on PostgreSQL, and simulates up to 20 from
// that, with this many cores for the database.
// npm run load [-- --tables 2000 --seconds 10 --rate 500 --only play,stranger]: live tables on one server process with
// SQLite (synchronous=FULL), against a bare loop of committed inserts on the same disk and boardgame.io's own server, all
// in one run on this machine.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, readWhole } from '../../tools/usage.ts';
import { type Driven, drive } from './drive.ts';
import { type Judged, judgeHalf, judgeMost, judgePestered, spentOf } from './limits.ts';
import { drivePeer } from './peer-drive.ts';
import type { Board } from './player.ts';
import { measureProcesses } from './processes.ts';
import { end, metersOf, type Program, start, startServer } from './program.ts';
import { packStore, playForStore } from './store.ts';
import { pester } from './stranger.ts';
import { type LiveTable, loadBoard, openTables, pause } from './tables.ts';

const values = readOptions({
  tables: { type: 'string', default: '2000' },
  seconds: { type: 'string', default: '10' },
  level: { type: 'string', default: 'scout' },
  rate: { type: 'string', default: '500' },
  only: { type: 'string' },
  processes: { type: 'string' },
  cores: { type: 'string', default: '8' },
  store: { type: 'string' },
});
const count = readWhole('tables', values.tables, 1);
const seconds = readWhole('seconds', values.seconds, 1);
/** Choices per second, for comparing machines whatever their disks. */
const rate = readWhole('rate', values.rate, 1);
/** Milliseconds after which an idle table leaves the server's memory: for measuring idle tables, and for play. */
const IDLE = 3000;
const STAY = 60_000;
/** Seconds of play before measuring. */
const WARM = 5;
/** The port of the peer's lobby. */
const LOBBY = 8459;

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The server's heap in bytes. */
async function heap(base: string): Promise<number> {
  return Number(/^marchlands_heap_bytes (\S+)/m.exec(await metersOf(base))?.[1]);
}

function bare(folder: string, name: string): number {
  const { stdout } = spawnSync(process.execPath, [fileOf('bare.ts'), join(folder, name), '5'], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { perSecond: number }).perSecond;
}

function show(what: string, { perSecond, median, p99, refused }: Driven): void {
  console.log(
    `  ${what.padEnd(44)} ${perSecond.toFixed(0).padStart(6)}/s   median ${median.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   refused ${refused}`,
  );
}

function judge(judged: readonly Judged[]): void {
  for (const { what, isReached } of judged) {
    console.log(`  ${isReached ? 'reached' : 'MISSED '}  ${what}`);
    if (!isReached) missed += 1;
  }
}

/** A server with its own store. */
interface Served extends Program {
  /** The file of the store. */
  readonly path: string;
}

/** @param flags of Node */
async function serve(folder: string, idle: number, flags: readonly string[] = []): Promise<Served> {
  const path = join(mkdtempSync(join(folder, 'store-')), 'tables.sqlite');
  return { path, ...(await startServer({ MARCHLANDS_STORE: path, MARCHLANDS_IDLE: String(idle) }, flags)) };
}

async function leave({ server }: Served, tables: readonly LiveTable[]): Promise<void> {
  for (const { players } of tables) for (const player of players) player.close();
  await pause(500);
  await end(server);
}

/**
 * Memory is measured on a server that collects garbage before reporting, which a server under load must not do: it
 * would be slower.
 */
async function measureMemory(folder: string, board: Board): Promise<void> {
  const served = await serve(folder, IDLE, ['--expose-gc']);
  const empty = await heap(served.base);
  const each = async (): Promise<string> => `${(((await heap(served.base)) - empty) / count / 1024).toFixed(1)} KB`;
  const tables = await openTables(served.base, board, count, 0, values.level);
  const live = await each();
  await pause(IDLE + 2500);
  console.log(`Memory per table with its two sockets: ${live}, ${await each()} when idle for ${IDLE / 1000} s`);
  await leave(served, tables);
}

async function measurePlay(folder: string, board: Board, bots: number, loop: number): Promise<void> {
  const served = await serve(folder, STAY);
  const begun = performance.now();
  const tables = await openTables(served.base, board, count, bots, values.level);
  const opened = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${count} tables, ${bots === 0 ? 'two persons each' : `a bot (${values.level}) at ${bots} of them`}; opened in ${opened} s`,
  );
  // Measure a server at work, not one still being compiled.
  await drive(tables, WARM, null);
  const before = await metersOf(served.base);
  const most = await drive(tables, seconds, null);
  const spent = spentOf(before, await metersOf(served.base), most.perSecond * seconds);
  show('as fast as it takes choices', most);
  const half = await drive(tables, seconds, most.perSecond / 2);
  show('at half of that', half);
  if (bots === 0) judge([...judgeMost(most, spent, loop), ...judgeHalf(half)]);
  show(`at ${rate}/s`, await drive(tables, seconds, rate));
  await leave(served, tables);
}

async function measurePeer(folder: string): Promise<void> {
  const [peer, port] = await start([fileOf('peer.ts'), join(folder, 'peer'), String(LOBBY)], {}, /port (\d+)/);
  const theirs = await drivePeer(`http://127.0.0.1:${port}`, `http://127.0.0.1:${LOBBY}`, 100, seconds);
  console.log(`boardgame.io 0.50.2 with its file store, 100 matches: ${theirs.toFixed(0)} moves/s`);
  await end(peer);
}

/** One stranger against a dozen tables. */
async function measureStranger(folder: string, board: Board): Promise<void> {
  const served = await serve(folder, STAY);
  const [long, ...others] = await openTables(served.base, board, 12, 0, values.level);
  const { alone, beside, answered, refused } = await pester(served.base, long, others);
  console.log(`Spectators who ask for the past of another table: ${answered} answers, ${refused} refusals`);
  show('other tables without them', alone);
  show('other tables with them', beside);
  judge(judgePestered(alone, beside));
  await leave(served, [long, ...others]);
}

/** Goals missed. */
let missed = 0;
const isDone = (part: string): boolean => values.only?.split(',').includes(part) !== false;
const folder = mkdtempSync(join(tmpdir(), 'marchlands-load-'));

async function measureAll(): Promise<void> {
  const loop = bare(folder, 'bare.sqlite');
  console.log(`Bare loop of single-row committed inserts: ${loop.toFixed(0)}/s`);
  const board = await loadBoard();
  if (isDone('memory')) await measureMemory(folder, board);
  if (isDone('play')) for (const bots of [0, Math.floor(count / 10)]) await measurePlay(folder, board, bots, loop);
  if (isDone('stranger')) await measureStranger(folder, board);
  if (isDone('peer')) await measurePeer(folder);
  console.log(`Bare loop again: ${bare(folder, 'again.sqlite').toFixed(0)}/s`);
}

/** Writes a store of this version, packed. */
async function writeStore(packed: string): Promise<void> {
  const served = await serve(folder, STAY);
  await playForStore(served.base);
  await end(served.server);
  packStore(served.path, packed);
}

try {
  if (values.store !== undefined) await writeStore(values.store);
  else if (values.processes !== undefined)
    await measureProcesses(folder, readWhole('processes', values.processes, 1), readWhole('cores', values.cores, 1));
  else await measureAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
