import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { expect } from 'vitest';
import { commands } from '../commands/index.ts';
import { KeepingScreen } from '../terminal/keeping-screen.ts';
import { runProgram } from '../usage/program.ts';

/** The result of a run of the program. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process: for commands that read no standard input. A throw is a fault of the program. */
export async function inside(...words: string[]): Promise<Run> {
  const screen = new KeepingScreen();
  const code = await runProgram(commands, words, '0.0.0', screen);
  return { code, out: screen.out, err: screen.err };
}

/** The program's default folder in the tests. */
const home = freshFolder();

/** The program's own file. */
export const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Runs the program like a user, as a separate process.
 * @param input its standard input
 */
export function child(
  words: readonly string[],
  input = '',
  env: { readonly [name: string]: string } = {},
): Promise<Run> {
  const program = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, MARCHLANDS_HOME: home, ...env },
  });
  return runOf(program, input);
}

/** The result of a process that has just been started. */
export function runOf(program: ChildProcessWithoutNullStreams, input: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    program.stdout.on('data', (data: Buffer) => {
      out += data.toString();
    });
    program.stderr.on('data', (data: Buffer) => {
      err += data.toString();
    });
    program.on('error', reject);
    program.on('close', (code) => resolve({ code, out, err }));
    // A program that has seen enough may close its end first.
    program.stdin.on('error', () => {});
    program.stdin.end(input);
  });
}

/** Bad input: exit code 2, a sentence on standard error, nothing on standard output, never a stack trace. */
export function expectBadInput(run: Run, sentence: string | RegExp): void {
  expect(run.err).toMatch(sentence);
  expect(run.code).toBe(2);
  expect(run.out).toBe('');
  expectNoTrace(run);
}

export function expectNoTrace({ out, err }: Run): void {
  expect(err).not.toMatch(/^\s+at .*:\d+/m);
  expect(err).not.toContain('a fault of the program');
  expect(out).not.toMatch(/^\s+at .*:\d+/m);
}
