import { DatabaseSync } from 'node:sqlite';

/** Milliseconds that a server waits for another one that is ending. */
const PATIENCE = 3000;
/** SQLite's code for what another process has locked (SQLITE_BUSY). */
const BUSY = 5;

/**
 * Holds a store file for one server: of two, each would have in memory what the other one has changed by now. It is a lock
 * on a file beside the store, which the system takes back with the process, however that ends. Backups and replays need
 * none.
 * @returns lets go of it; null where another server has it
 * @throws where the file cannot be opened
 */
export function holdStore(path: string): (() => void) | null {
  // Every store in memory is another one.
  if (path === ':memory:') return () => {};
  const lock = new DatabaseSync(`${path}-lock`, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
  return () => lock.close();
}
