// Every command line of the README and the documents is run as written.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../commands/index.ts';
import { finishedRecords } from './finished-records.ts';
import { inside, main } from './program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const lines = documents.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => /^(?:\$ )?npx (marchlands [^#]+)/.exec(line)?.[1]?.trim() ?? [])
    .map((line): [string, string] => [path, line]),
);
/** Replaces placeholders for the user's own things. */
const stand = (line: string): string =>
  line
    .replace('<id>', 'building-refuge')
    .replace('./my-bot', 'greedy')
    .replace(/--matches \d+/, '--matches 2')
    .replace(/--deals \d+/, '--deals 1')
    // Thinking bots would do as well, but take a minute.
    .replace(/^(marchlands lab .*)--bots (greedy|scout)/, '$1--bots novice')
    .replace(/ --jobs \d+/, '')
    .replace(/^marchlands (lab|simulate) /, '$&--jobs 1 ');
/** Commands that read nothing from standard input run in this process: starting one takes longer than most of them. */
const HERE = ['games', 'import', 'lab', 'perft', 'record', 'rules', 'simulate', 'train', 'try'];
/** The words of a line, as a shell reads them. */
const wordsOf = (line: string): readonly string[] =>
  spawnSync('sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' })
    .stdout.trimEnd()
    .split('\n');
const needsPython = (line: string): boolean => line.includes('python3');
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the command lines of the documents', () => {
  const folder = freshFolder();
  // A shell finds the program by its name, as npx does.
  const bin = join(folder, 'bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, MARCHLANDS_HOME: join(folder, 'home') };
  const outside = (line: string) => {
    const { status, stderr } = spawnSync(line, { shell: true, cwd: folder, env, encoding: 'utf8', input: 'quit\n' });
    return { code: status, err: stderr };
  };
  const run = (line: string) => {
    const [, name, ...rest] = wordsOf(line);
    return HERE.includes(name) ? inside(name, ...rest) : outside(line);
  };
  const before = process.cwd();
  afterAll(() => process.chdir(before));

  beforeAll(async () => {
    process.chdir(folder);
    cpSync(join(root, 'docs', 'examples'), join(folder, 'docs', 'examples'), { recursive: true });
    mkdirSync(bin);
    const program = `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`;
    writeFileSync(join(bin, 'marchlands'), program, { mode: 0o755 });
    const { refuge } = await finishedRecords();
    writeFileSync(join(folder, 'my-match.txt'), refuge);
  });

  it('are found', () => expect(lines.length).toBeGreaterThan(10));

  it.each(lines.filter(([, line]) => hasPython || !needsPython(line)))('%s: %s', async (_, line) => {
    const name = line.split(' ')[1];
    // These work on a server, its store or a database, or go on until they are ended; their own tests run them.
    if (['backup', 'join', 'replay', 'serve', 'worker'].includes(name) || line.includes('--database')) {
      expect(commands.map((command) => command.name)).toContain(name);
      return;
    }
    // Saving does not overwrite an existing file.
    if (line.startsWith('marchlands import')) rmSync('my-match.txt');
    const { code, err } = await run(stand(line));
    expect(err).not.toMatch(/fault of the program|there is no|is missing|must be/);
    expect(code).toBe(0);
  });
});

it('every script that the documents name is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = documents.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, name]) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
