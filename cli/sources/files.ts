import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';

const reasons: { readonly [code: string]: string | undefined } = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder; name a file in it.',
  EACCES: 'this user may not read it.',
  EPERM: 'this user may not do that.',
  ENOTDIR: 'a part of its path is a file, not a folder.',
  EEXIST: 'it is a file, not a folder.',
  ENAMETOOLONG: 'the name is too long.',
  ELOOP: 'its links lead round in a circle.',
};

/** Writing makes a file that is not there: what it misses is the folder. */
const writeReasons: { readonly [code: string]: string | undefined } = {
  ...reasons,
  ENOENT: 'there is no such folder to write into.',
  EACCES: 'this user may not write there.',
  EROFS: 'nothing can be written there.',
  ENOSPC: 'there is no room left to write it.',
  EIO: 'the device cannot be written to.',
};

/** Most characters of a file from outside: far more than the longest match, and no more than memory bears. */
const MOST_TEXT = 32 * 2 ** 20;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A path for a sentence: of a very long one the beginning. */
const namedPath = (path: string): string => (path.length > 300 ? `${path.slice(0, 297)}...` : path);

/** Why a file could not be read (or written), as a sentence. */
export function fileProblem(path: string, error: unknown, aim: 'read' | 'write' = 'read'): string {
  const known = (aim === 'write' ? writeReasons : reasons)[codeOf(error)];
  return `${namedPath(path)}: ${known ?? reasonOf(error)}`;
}

/** Why standard output could not be written, as a sentence. */
export function outputProblem(error: unknown): string {
  return `the output could not be written: ${writeReasons[codeOf(error)] ?? reasonOf(error)}`;
}

/** The text of a file, or of standard input where the path is `-`. */
export async function readText(path: string): Promise<Result<string>> {
  const name = path === '-' ? 'Standard input' : path;
  try {
    const stream = path === '-' ? process.stdin.setEncoding('utf8') : createReadStream(path, 'utf8');
    const pieces: string[] = [];
    let length = 0;
    for await (const piece of stream as AsyncIterable<string>) {
      length += piece.length;
      if (length > MOST_TEXT) return fail(`${name}: it is longer than ${MOST_TEXT / 2 ** 20} million characters.`);
      pieces.push(piece);
    }
    return ok(pieces.join(''));
  } catch (error) {
    return fail(fileProblem(name, error));
  }
}

/**
 * Writes a file.
 * @param isPrivate whether it is for this user alone, whoever could read it before (mode 0600)
 */
export function writeText(path: string, content: string, isPrivate = false): Result<string> {
  try {
    const file = openSync(path, 'w', isPrivate ? 0o600 : 0o666);
    try {
      // The mode above is that of a new file; one that was there keeps its own. Devices have none of ours.
      if (isPrivate && fstatSync(file).isFile()) fchmodSync(file, 0o600);
      writeFileSync(file, content);
    } finally {
      closeSync(file);
    }
    return ok(path);
  } catch (error) {
    return fail(fileProblem(path, error, 'write'));
  }
}

/**
 * A folder for this user, made with those above it where it is not there, and one that can be written into. Step by step,
 * since `mkdir` with `recursive` never ends where a folder that is there takes none, as under /proc.
 */
export function makeFolder(path: string): Result<string> {
  try {
    make(resolve(path));
    accessSync(path, constants.W_OK);
    return ok(path);
  } catch (error) {
    return fail(
      codeOf(error) === 'ENOENT'
        ? `${namedPath(path)}: no folder can be made there.`
        : fileProblem(path, error, 'write'),
    );
  }
}

function make(path: string): void {
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    make(dirname(path));
    mkdirSync(path, 0o700);
  }
}

/** A JSON value from a text, or the text itself where it begins like none: for positions that have a text form too. */
export function jsonOrText(content: string, path: string): Result<unknown> {
  const trimmed = content.trim();
  if (trimmed === '') return fail(`${path} is empty.`);
  if (!/^[[{"]/.test(trimmed)) return ok(trimmed);
  const found = parseJson(content);
  return found.ok ? found : fail(`${path} is not JSON. ${problemText(found.problem)}`);
}
