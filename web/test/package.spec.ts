// The package as somebody gets it who has no clone: packed, installed in an empty folder, played and served from there.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { actByMouse, errorsOf, myTurn, setUp } from './browser/table.ts';

const packing = fileURLToPath(new URL('../../tools/package/main.ts', import.meta.url));
const MOST_BYTES = 6_000_000;

/** Runs a program to its end in a folder. @returns what it printed @throws where it fails */
function run(program: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

// One after another in one worker: they share what is installed.
test.describe.configure({ mode: 'serial' });

let folder = '';
let file = '';
let server: ChildProcess | null = null;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marchlands-package-'));
  [file = ''] = run(process.execPath, [packing], folder).split('  ');
  run('npm', ['init', '-y'], folder);
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', file], folder);
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The program as it is installed. */
const program = () => join(folder, 'node_modules', 'marchlands', 'bin', 'marchlands.mjs');

test('the package is small, and holds no source', () => {
  expect(statSync(file).size).toBeLessThan(MOST_BYTES);
  const files = run('tar', ['-tzf', file], folder).trim().split('\n');
  expect(files.filter((path) => /\.(tsx?|map)$/.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/THIRD-PARTY.md', 'package/CHANGELOG.md']));
});

test('its program plays, and reads the rulebooks', () => {
  const marchlands = (...args: readonly string[]) => run(process.execPath, [program(), ...args], folder);
  expect(marchlands('games')).toContain('Building Refuge');
  expect(marchlands('rules', 'andia', 'AN-01')).toContain('AN-01');
  const played = marchlands('simulate', 'borderkeep', '--bots', 'greedy,random', '--matches', '2', '--jobs', '2');
  expect(played).toContain('ended');
});

test('its server gives the page, on which a match is played', async ({ browser }) => {
  const env = { ...process.env, MARCHLANDS_STORE: ':memory:' };
  const started = spawn(process.execPath, [program(), 'serve', '--port', '0', '--here'], { cwd: folder, env });
  server = started;
  const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  const errors = errorsOf(page);
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  expect(errors).toEqual([]);
  await context.close();
});
