import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import { KEY, openPiped, openTerminal } from './sessions.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const PLAY = ['play', 'building-refuge', '--deal', '4', '--people', '2'];

/** The one match that was kept, which must be for this user alone. */
function keptIn(home: string): { readonly path: string; readonly text: string } {
  const files = readdirSync(home);
  expect(files).toHaveLength(1);
  const path = join(home, files[0] ?? '');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  return { path, text: readFileSync(path, 'utf8') };
}

describe('a match is kept however play ends', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', async (signal) => {
    const session = openPiped(...PLAY);
    const [, name = ''] = /(\w+)> $/.exec(await session.until('Amber> ', 'Teal> ')) ?? [];
    session.type('c E4\n');
    await session.until(name === 'Amber' ? 'Teal> ' : 'Amber> ');
    session.process.kill(signal);
    const { code, rest } = await session.end();
    expect(code).toBe(0);
    const { path, text } = keptIn(session.home);
    expect(rest).toContain(`marchlands play --load ${path}`);
    expect(rest).toContain("this file holds everybody's secrets");
    expect(text).toContain('"kind":"city"');
  });

  test('SIGTERM while bots alone are thinking', async () => {
    const session = openPiped('play', 'building-refuge', '--deal', '4', '--people', '0', '--bots', 'mcts:2000000');
    await session.until('help lists what you can type.');
    session.process.kill('SIGTERM');
    expect((await session.end()).code).toBe(0);
  });

  test('Ctrl-C at a terminal', async () => {
    const session = openTerminal(...PLAY);
    const first = (await session.until('Amber> ', 'Teal> ')).endsWith('Amber> ') ? 'Amber' : 'Teal';
    session.type(`c E4${KEY.enter}`);
    await session.until(first === 'Amber' ? 'Teal> ' : 'Amber> ');
    session.type(KEY.interrupt);
    expect((await session.end()).code).toBe(0);
    expect(keptIn(session.home).text).toContain('"kind":"city"');
  });

  test('a terminal that is closed', async () => {
    const session = openTerminal(...PLAY);
    const first = (await session.until('Amber> ', 'Teal> ')).endsWith('Amber> ') ? 'Amber' : 'Teal';
    session.type(`c E4${KEY.enter}`);
    await session.until(first === 'Amber' ? 'Teal> ' : 'Amber> ');
    const written = new Promise<void>((resolve) => {
      const watcher = watch(session.home, () => {
        // A temporary file beside the target does not count.
        const file = readdirSync(session.home).find((name) => !name.endsWith('.part'));
        if (file === undefined || !readFileSync(join(session.home, file), 'utf8').endsWith('\n')) return;
        watcher.close();
        resolve();
      });
    });
    session.process.kill('SIGKILL');
    await written;
    expect(keptIn(session.home).text).toContain('"kind":"city"');
  });

  test('a reader that goes away', async () => {
    const session = openPiped(...PLAY);
    await session.until('Amber> ', 'Teal> ');
    session.process.stdout.destroy();
    session.type('c E4\nboard\n');
    expect((await session.end()).code).toBe(0);
    expect(keptIn(session.home).text).toContain('"kind":"city"');
  });
});

/** Runs the program with standard output and error in files, such as a full device. */
function writingTo(
  words: readonly string[],
  { out, err = 'pipe' }: { readonly out: string; readonly err?: string },
  input = '',
): Promise<{ readonly code: number | null; readonly err: string; readonly home: string }> {
  const home = freshFolder();
  const files = [openSync(out, 'w'), ...(err === 'pipe' ? [] : [openSync(err, 'w')])];
  const program = spawn(process.execPath, [main, ...words], {
    stdio: ['pipe', files[0] ?? 'pipe', files[1] ?? 'pipe'],
    env: { ...process.env, MARCHLANDS_HOME: home },
  });
  for (const file of files) closeSync(file);
  let said = '';
  program.stderr?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  program.stdin?.on('error', () => {});
  program.stdin?.end(input);
  return new Promise((resolve) => program.on('close', (code) => resolve({ code, err: said, home })));
}

describe('output that cannot be written', () => {
  test('a full device ends with a sentence and exit code 1', async () => {
    const run = await writingTo(['games'], { out: '/dev/full' });
    expect(run.err).toBe('marchlands: the output could not be written: there is no room left to write it.\n');
    expect(run.code).toBe(1);
  });

  test('so does a match', async () => {
    const run = await writingTo(PLAY, { out: '/dev/full' }, 'c E4\n');
    expect(run.err).toContain('there is no room left');
    expect(run.code).toBe(1);
  });

  test('where not even the complaint can be written, the exit code tells', async () => {
    expect((await writingTo(['games', 'chess'], { out: '/dev/null', err: '/dev/full' })).code).toBe(2);
  });

  test('a reader that has seen enough is no fault', async () => {
    const session = openPiped('rules', 'borderkeep');
    session.process.stdout.destroy();
    const { code, rest } = await session.end();
    expect(code).toBe(0);
    expect(rest).toBe('');
  });
});
