import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { systemCode } from '../../ops/file-problem.ts';

/** Milliseconds that a server waits for another that is shutting down. */
const PATIENCE = 3000;
/** SQLite's code for a file locked by another process (SQLITE_BUSY). */
const BUSY = 5;

/**
 * Holds a store file for one server: two servers would each miss the other's changes in memory. It is a lock on a
 * separate file beside the store, which the system releases with the process, however that ends. Backups and replays
 * need none.
 * @returns releases it and removes the lock file; null if another server has it
 * @throws if the file cannot be opened
 */
export function holdStore(path: string): (() => void) | null {
  // In-memory stores are never shared.
  if (path === ':memory:') return () => {};
  const file = `${path}-lock`;
  for (;;) {
    make(file);
    const wanted = identityOf(file);
    const lock = lockOn(file);
    if (lock === null) return null;
    // The previous holder may have removed the file: a lock on it would not exclude anybody.
    if (wanted !== null && wanted === identityOf(file)) {
      return () => {
        rmSync(file, { force: true });
        lock.close();
      };
    }
    lock.close();
  }
}

/** Creates the file if it is missing. Closing an existing one would release a lock that this process has on it. */
function make(file: string): void {
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

/** Identifies the file that has the name now; null for none. The inode alone may be reused. */
function identityOf(file: string): string | null {
  const status = statSync(file, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? null : `${status.ino} ${status.birthtimeNs}`;
}

/** The file, locked; null if another process has the lock. */
function lockOn(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
}
