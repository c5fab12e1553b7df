import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { systemCode } from '../../ops/file-problem.ts';

/** Milliseconds that a server waits for another one that is ending. */
const PATIENCE = 3000;
/** SQLite's code for what another process has locked (SQLITE_BUSY). */
const BUSY = 5;

/**
 * Holds a store file for one server: of two, each would have in memory what the other one has changed by now. It is a lock
 * on a file beside the store, which the system takes back with the process, however that ends. Backups and replays need
 * none.
 * @returns lets go of it and removes the file beside; null where another server has it
 * @throws where the file cannot be opened
 */
export function holdStore(path: string): (() => void) | null {
  // Every store in memory is another one.
  if (path === ':memory:') return () => {};
  const file = `${path}-lock`;
  for (;;) {
    make(file);
    const wanted = identityOf(file);
    const lock = lockOn(file);
    if (lock === null) return null;
    // Whoever had the lock before has removed its file: what is locked then is no longer what others would lock.
    if (wanted !== null && wanted === identityOf(file)) {
      return () => {
        rmSync(file, { force: true });
        lock.close();
      };
    }
    lock.close();
  }
}

/** Makes the file where it is not there. To close a file that is there would let go of a lock that this process has on it. */
function make(file: string): void {
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

/** Which file has the name now; null for none. The number alone may be that of a file that is gone. */
function identityOf(file: string): string | null {
  const status = statSync(file, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? null : `${status.ino} ${status.birthtimeNs}`;
}

/** The file, locked; null where another has it locked. */
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
