import { accessSync, constants, createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseJson } from '@marchlands/core/json.ts';
import { echo, fail, MOST_ECHOED, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { fileProblem, systemCode, systemReason } from '@marchlands/server/ops/file-problem.ts';

/** Most characters of a file from outside: far more than the longest match, and limited for memory. */
const MOST_TEXT = 32 * 2 ** 20;

/** Why standard output could not be written, as a sentence. */
export function outputProblem(error: unknown): string {
  return `the output could not be written: ${systemReason(error, 'write')}`;
}

/** The text of a file, or of standard input for the path `-`. */
export async function readText(path: string): Promise<Result<string>> {
  const name = path === '-' ? 'Standard input' : path;
  try {
    const stream = path === '-' ? process.stdin.setEncoding('utf8') : createReadStream(path, 'utf8');
    const pieces: string[] = [];
    let length = 0;
    for await (const piece of stream as AsyncIterable<string>) {
      length += piece.length;
      if (length > MOST_TEXT)
        return fail(`${echo(name, MOST_ECHOED)}: it is longer than ${MOST_TEXT / 2 ** 20} million characters.`);
      pieces.push(piece);
    }
    return ok(pieces.join(''));
  } catch (error) {
    return fail(fileProblem(name, error));
  }
}

/**
 * A writable folder for this user, created with its parents if missing. Step by step, since `mkdir` with `recursive`
 * never returns if an existing folder refuses a new one, as under /proc.
 */
export function makeFolder(path: string): Result<string> {
  try {
    make(resolve(path));
    accessSync(path, constants.W_OK);
    return ok(path);
  } catch (error) {
    return fail(
      systemCode(error) === 'ENOENT'
        ? `${echo(path, MOST_ECHOED)}: no folder can be made there.`
        : fileProblem(path, error, 'write'),
    );
  }
}

function make(path: string): void {
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    make(dirname(path));
    mkdirSync(path, 0o700);
  }
}

/** A JSON value from a text, or the text itself if it does not begin like one: for positions with a text form. */
export function jsonOrText(content: string, path: string): Result<unknown> {
  const trimmed = content.trim();
  if (trimmed === '') return fail(`${echo(path, MOST_ECHOED)} is empty.`);
  if (!/^[[{"]/.test(trimmed)) return ok(trimmed);
  const found = parseJson(content);
  return found.ok ? found : fail(`${echo(path, MOST_ECHOED)} is not JSON. ${problemText(found.problem)}`);
}
