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
import { fileProblem } from '@marchlands/server/ops/file-problem.ts';

/** What may lie beside a file that SQLite wrote. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** Where a file is written: what is made beside it takes its place once it is whole. */
interface Place {
  readonly path: string;
  /** In the same folder, with no other file's name. */
  readonly beside: string;
  /** What is there now; null for nothing. */
  readonly before: Stats | null;
}

let count = 0;

/** Where a path leads to: what a link names is written, and the link stays. */
function placeOf(path: string): Place {
  const before = statSync(path, { throwIfNoEntry: false }) ?? null;
  // What this user may not write is not replaced either.
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
    // Not every system lets a folder be synced; the file is whole in any case.
  }
}

function clear({ beside }: Place): void {
  for (const ending of BESIDE) rmSync(`${beside}${ending}`, { force: true });
}

/**
 * Puts a new file at a path: made beside it, synced and renamed, so that there is at every moment the whole new file, what
 * was there before, or nothing.
 * @param make makes the file at the path that it is given, in the same folder
 * @throws what `make` throws, and what the system says; what was there before is as it was
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
 * Writes a text to a file, all or nothing; a device or a pipe is written to as it is.
 * @param isPrivate whether it is for this user alone, whoever could read it before (mode 0600)
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
    // A file that is written over keeps its mode.
    if (!isPrivate && place.before !== null) chmodSync(place.beside, place.before.mode & 0o777);
    take(place);
  } finally {
    clear(place);
  }
}
