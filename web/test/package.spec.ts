// The packages for somebody without a clone: packed, installed in an empty folder, played and served from there.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { actByMouse, errorsOf, myTurn, setUp } from './browser/table.ts';

const packing = fileURLToPath(new URL('../../tools/package/main.ts', import.meta.url));
const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const MOST_BYTES = 6_000_000;
/** Bytes of a page's script that does nothing but replay a record of one game, gzipped. */
const MOST_REPLAY_BYTES = 60_000;
const STRICT = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [], strict: true, noEmit: true };
const REPLAY = `import { parseRecord } from '@marchlands/core/match/record-parse';
import { EVERYTHING } from '@marchlands/core/seat';
import { game } from '@marchlands/games/andia';
export async function replay(record) {
  const match = await parseRecord(record, async () => ({ ok: true, value: game }));
  return match.ok ? match.value.log(EVERYTHING) : match.problem.message;
}`;

/** Runs a program to its end in a folder. @returns its output @throws if it fails */
function run(program: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

// One after another in one worker: they share the installation.
test.describe.configure({ mode: 'serial' });

let folder = '';
let file = '';
let server: ChildProcess | null = null;

test.beforeAll(() => {
  // Compiling, packing and installing take minutes on a machine that has other work.
  test.setTimeout(900_000);
  folder = mkdtempSync(join(tmpdir(), 'marchlands-package-'));
  const files = run(process.execPath, [packing], folder)
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[0] ?? '');
  [file = ''] = files;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...files], folder);
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

test('the reference in the documents is that of the packages: else run npm run reference', () => {
  for (const name of ['core', 'games', 'bots', 'env', 'kit']) {
    const kept = readFileSync(new URL(`../../docs/reference/${name}.md`, import.meta.url), 'utf8');
    expect(kept, name).toBe(readFileSync(join(folder, 'node_modules', '@marchlands', name, 'README.md'), 'utf8'));
  }
});

test('its program plays, and reads the rulebooks', () => {
  const marchlands = (...args: readonly string[]) => run(process.execPath, [program(), ...args], folder);
  expect(marchlands('games')).toContain('Building Refuge');
  expect(marchlands('rules', 'andia', 'AN-01')).toContain('AN-01');
  const played = marchlands('simulate', 'borderkeep', '--bots', 'greedy,random', '--matches', '2', '--jobs', '2');
  expect(played).toContain('ended');
});

/** The programs of a document. */
function programsOf(name: string): readonly string[] {
  const text = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, program]) => program);
}

test('every program of the guides to the engine and to the environment runs, and passes the type check', () => {
  const [engine, environment] = ['using-the-engine.md', 'environment.md'].map(programsOf);
  expect(engine.length).toBeGreaterThan(5);
  expect(environment.length).toBeGreaterThan(1);
  const programs = [...engine, ...environment];
  const place = join(folder, 'programs');
  mkdirSync(place);
  for (const [at, text] of programs.entries()) {
    writeFileSync(join(place, `${at}.ts`), text);
    expect(run(process.execPath, [join(place, `${at}.ts`)], folder)).not.toBe('');
  }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT }));
  run(process.execPath, [compiler, '-p', place], folder);
});

test('what is not public cannot be imported', () => {
  const hidden = `import('@marchlands/core/match/undo').then(() => console.log('found'), (e) => console.log(e.code));`;
  expect(run(process.execPath, ['-e', hidden], folder)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
});

test('a page that replays records of one game has little script', async () => {
  const place = join(folder, 'replay');
  mkdirSync(place);
  writeFileSync(join(place, 'entry.js'), REPLAY);
  const lib = { entry: join(place, 'entry.js'), formats: ['es' as const], fileName: 'replay' };
  await build({ root: place, configFile: false, logLevel: 'error', build: { lib, minify: true } });
  const bytes = gzipSync(readFileSync(join(place, 'dist', 'replay.js'))).length;
  console.log(`a page that replays Andia: ${bytes} bytes`);
  expect(bytes).toBeLessThan(MOST_REPLAY_BYTES);
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
