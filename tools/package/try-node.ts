import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest response time of the page, in milliseconds: far more than a person would wait. */
const LONGEST = 30_000;

/** The result of a trial. */
export interface Tried {
  /** The full version of Node. */
  readonly version: string;
  /** Milliseconds from the start of `marchlands serve` to the page. */
  readonly serves: number;
}

/**
 * Installs the packed program with a version of Node in an empty folder, plays a match there and serves the page.
 * @param wanted a version of the npm package `node`: `22.13.0`, `24`
 * @throws if something fails, with the printed output
 */
export async function tryOnNode(wanted: string, file: string): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-node-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', allowScripts: { node: true } }));
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `node@${wanted}`, file], folder);
    const node = join(folder, 'node_modules', 'node', 'bin', 'node');
    const program = join(folder, 'node_modules', 'marchlands', 'bin', 'marchlands.mjs');
    const version = run(node, ['--version'], folder).trim();
    run(node, [program, 'simulate', 'borderkeep', '--bots', 'greedy,random', '--matches', '2', '--jobs', '2'], folder);
    return { version, serves: await serves(node, program, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** A free port. */
async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  taken.close();
  await once(taken, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Milliseconds until the page served by the program answers. */
async function serves(node: string, program: string, cwd: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(node, [program, 'serve'], {
    cwd,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  try {
    while (performance.now() - begun < LONGEST) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (page?.ok === true && (await page.text()).includes('Marchlands')) return performance.now() - begun;
      await pause(20);
    }
    throw new Error(`the page did not answer within ${LONGEST / 1000} s`);
  } finally {
    server.kill();
  }
}
