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
import { loadBoard, openTables, pause } from './tables.ts';

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
/** Milliseconds after which a table counts as idle here; a minute where nothing else is said. */
const IDLE = 3000;
/** The port of the peer's lobby. */
const LOBBY = 8459;
const TOKEN = 'the token of the load';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Starts a program; fulfilled with what the pattern finds in its first lines. */
function start(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  pattern: RegExp,
): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ['--expose-gc', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = pattern.exec(String(data))?.[1];
      if (found !== undefined) resolve([child, found]);
    });
    child.once('exit', () => reject(new Error(`${file} ended`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

/** A figure of the server's own meters. */
async function meter(base: string, name: string): Promise<number> {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await response.text())?.[1]);
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

const folder = mkdtempSync(join(tmpdir(), 'marchlands-load-'));
try {
  const loop = bare(folder, 'bare.sqlite');
  console.log(`Bare loop of single-row committed inserts: ${loop.toFixed(0)}/s`);
  const board = await loadBoard();
  for (const bots of [0, Math.floor(count / 10)]) {
    const [server, port] = await start(
      fileURLToPath(new URL('../../server/main.ts', import.meta.url)),
      [],
      {
        HOST: '127.0.0.1',
        PORT: '0',
        MARCHLANDS_STORE: join(folder, `tables-${bots}.sqlite`),
        MARCHLANDS_REQUESTS: '1000000000',
        MARCHLANDS_SOCKETS: '1000000',
        MARCHLANDS_ADMIN: TOKEN,
        MARCHLANDS_LOG: 'error',
        MARCHLANDS_IDLE: String(IDLE),
      },
      /localhost:(\d+)/,
    );
    const base = `http://127.0.0.1:${port}`;
    const before = await meter(base, 'marchlands_heap_bytes');
    const opening = performance.now();
    const tables = await openTables(base, board, count, bots, values.level);
    const opened = (performance.now() - opening) / 1000;
    console.log(
      `${count} tables, ${bots === 0 ? 'two persons each' : `a bot (${values.level}) at ${bots} of them`}; opened in ${opened.toFixed(0)} s`,
    );
    if (bots === 0) {
      const live = await meter(base, 'marchlands_heap_bytes');
      await pause(IDLE + 2500);
      const idle = await meter(base, 'marchlands_heap_bytes');
      const each = (bytes: number): string => `${((bytes - before) / count / 1024).toFixed(1)} KB`;
      console.log(
        `  memory per table with its two sockets: ${each(live)}, ${each(idle)} when idle for ${IDLE / 1000} s`,
      );
    }
    show('as fast as it takes choices', await drive(tables, seconds, null));
    show(`at half of the bare loop (${(loop / 2).toFixed(0)}/s)`, await drive(tables, seconds, loop / 2));
    show(`at a quarter (${(loop / 4).toFixed(0)}/s)`, await drive(tables, seconds, loop / 4));
    show(`at ${rate}/s`, await drive(tables, seconds, rate));
    for (const { players } of tables) for (const player of players) player.close();
    await pause(500);
    await end(server);
  }
  const [peer, port] = await start(fileOf('peer.ts'), [join(folder, 'peer'), String(LOBBY)], {}, /port (\d+)/);
  const theirs = await drivePeer(`http://127.0.0.1:${port}`, `http://127.0.0.1:${LOBBY}`, 100, seconds);
  console.log(`boardgame.io 0.50.2 with its file store, 100 matches: ${theirs.toFixed(0)} moves/s`);
  await end(peer);
  console.log(`Bare loop again: ${bare(folder, 'again.sqlite').toFixed(0)}/s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
