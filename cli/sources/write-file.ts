import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { fileProblem, systemCode } from '@marchlands/server/ops/file-problem.ts';

/** A file that is written bit by bit cannot be written any more; the message is a sentence that names it. */
export class WriteError extends Error {}

/** Does something that writes a file. @throws WriteError if the system refuses it */
export function writing(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw systemCode(error) === '' ? error : new WriteError(fileProblem(path, error, 'write'));
  }
}

/** Suffixes of files that SQLite writes beside its own. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** The target of a file: a temporary file beside it replaces it once complete. */
interface Place {
  readonly path: string;
  /** In the same folder, with an unused name. */
  readonly beside: string;
  /** The existing file; null for none. */
  readonly before: Stats | null;
}

let count = 0;

/** The target of a path: links are followed, and stay. */
function placeOf(path: string): Place {
  const before = statSync(path, { throwIfNoEntry: false }) ?? null;
  // A file that this user may not write is not replaced either.
  if (before !== null) accessSync(path, constants.W_OK);
  const real = before === null ? path : realpathSync(path);
  count += 1;
  return { path: real, beside: join(dirname(real), `.marchlands-${process.pid}-${count}.part`), before };
}

function sync(path: string, flags: number): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function take({ path, beside }: Place): void {
  sync(beside, constants.O_RDWR);
  renameSync(beside, path);
  try {
    sync(dirname(path), constants.O_RDONLY);
  } catch {
    // Not every system can sync a folder; the file is complete in any case.
  }
}

function clear({ beside }: Place): void {
  for (const ending of BESIDE) rmSync(`${beside}${ending}`, { force: true });
}

/**
 * Puts a new file at a path: written beside it, synced and renamed, so that at every moment there is the complete new
 * file, the old one, or nothing.
 * @param make writes the file at the given path, in the same folder
 * @throws any error of `make` or the system; the old file is then unchanged
 */
export async function placeFile(path: string, make: (beside: string) => Promise<void>): Promise<void> {
  const place = placeOf(path);
  try {
    await make(place.beside);
    take(place);
  } finally {
    clear(place);
  }
}

/**
 * Writes a text to a file, all or nothing; a device or a pipe is written directly.
 * @param isPrivate true for a file that only this user may read, even if others could read the old one (mode 0600)
 * @returns the path
 */
export function writeText(path: string, content: string, isPrivate = false): Result<string> {
  try {
    const place = placeOf(path);
    if (place.before?.isFile() === false) writeFileSync(path, content);
    else writeWhole(place, content, isPrivate);
    return ok(path);
  } catch (error) {
    return fail(fileProblem(path, error, 'write'));
  }
}

function writeWhole(place: Place, content: string, isPrivate: boolean): void {
  try {
    writeFileSync(place.beside, content, { flag: 'wx', mode: isPrivate ? 0o600 : 0o666 });
    // An overwritten file keeps its mode.
    if (!isPrivate && place.before !== null) chmodSync(place.beside, place.before.mode & 0o777);
    take(place);
  } finally {
    clear(place);
  }
}
