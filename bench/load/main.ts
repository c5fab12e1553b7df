// npm run load [-- --tables 2000 --seconds 10 --rate 500]: live tables on one server process with SQLite (synchronous=FULL), against
// a bare loop of committed inserts on the same disk and boardgame.io's own server, all in one run on this machine.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Driven, drive } from './drive.ts';
import { drivePeer } from './peer-drive.ts';
import type { Board } from './player.ts';
import { type LiveTable, loadBoard, openTables, pause } from './tables.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    level: { type: 'string', default: 'scout' },
    rate: { type: 'string', default: '500' },
  },
});
const count = Number(values.tables);
const seconds = Number(values.seconds);
/** Choices a second that are compared from one machine to another, whatever its disk does. */
const rate = Number(values.rate);
/** Milliseconds after which a table leaves the server's memory: where idle ones are measured, and where they are played at. */
const IDLE = 3000;
const STAY = 60_000;
/** The port of the peer's lobby. */
const LOBBY = 8459;
const TOKEN = 'the token of the load';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Starts a program; fulfilled with what the pattern finds in its first lines. */
function start(args: readonly string[], env: NodeJS.ProcessEnv, pattern: RegExp): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = pattern.exec(String(data))?.[1];
      if (found !== undefined) resolve([child, found]);
    });
    child.once('exit', () => reject(new Error(`node ${args.join(' ')} ended`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

/** Bytes in use at the server, by its own meters. */
async function heap(base: string): Promise<number> {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^marchlands_heap_bytes (\S+)/m.exec(await response.text())?.[1]);
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

/** A server on a store of its own. */
interface Served {
  readonly server: ChildProcess;
  readonly base: string;
}

/** @param flags of Node */
async function serve(folder: string, idle: number, flags: readonly string[] = []): Promise<Served> {
  const store = mkdtempSync(join(folder, 'store-'));
  const [server, port] = await start(
    [...flags, fileOf('../../server/main.ts')],
    {
      HOST: '127.0.0.1',
      PORT: '0',
      MARCHLANDS_STORE: join(store, 'tables.sqlite'),
      MARCHLANDS_REQUESTS: '1000000000',
      MARCHLANDS_SOCKETS: '1000000',
      MARCHLANDS_CONNECTIONS: '1000000',
      MARCHLANDS_ADMIN: TOKEN,
      MARCHLANDS_LOG: 'error',
      MARCHLANDS_IDLE: String(idle),
    },
    /localhost:(\d+)/,
  );
  return { server, base: `http://127.0.0.1:${port}` };
}

async function leave({ server }: Served, tables: readonly LiveTable[]): Promise<void> {
  for (const { players } of tables) for (const player of players) player.close();
  await pause(500);
  await end(server);
}

/** On a server that collects what is not used before it tells what is, which one that is played at must not: it would be slower. */
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

async function measurePlay(folder: string, board: Board, bots: number): Promise<void> {
  const served = await serve(folder, STAY);
  const begun = performance.now();
  const tables = await openTables(served.base, board, count, bots, values.level);
  const opened = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${count} tables, ${bots === 0 ? 'two persons each' : `a bot (${values.level}) at ${bots} of them`}; opened in ${opened} s`,
  );
  const most = await drive(tables, seconds, null);
  show('as fast as it takes choices', most);
  show('at half of that', await drive(tables, seconds, most.perSecond / 2));
  show(`at ${rate}/s`, await drive(tables, seconds, rate));
  await leave(served, tables);
}

const folder = mkdtempSync(join(tmpdir(), 'marchlands-load-'));
try {
  const loop = bare(folder, 'bare.sqlite');
  console.log(`Bare loop of single-row committed inserts: ${loop.toFixed(0)}/s`);
  const board = await loadBoard();
  await measureMemory(folder, board);
  for (const bots of [0, Math.floor(count / 10)]) await measurePlay(folder, board, bots);
  const [peer, port] = await start([fileOf('peer.ts'), join(folder, 'peer'), String(LOBBY)], {}, /port (\d+)/);
  const theirs = await drivePeer(`http://127.0.0.1:${port}`, `http://127.0.0.1:${LOBBY}`, 100, seconds);
  console.log(`boardgame.io 0.50.2 with its file store, 100 matches: ${theirs.toFixed(0)} moves/s`);
  await end(peer);
  console.log(`Bare loop again: ${bare(folder, 'again.sqlite').toFixed(0)}/s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
