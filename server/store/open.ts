import { Audit } from './audit.ts';
import type { Driver, Found } from './driver.ts';
import { PostgresDriver } from './postgres/postgres.ts';
import { isPostgres, StoreProblem, storeName, storeProblem } from './problem.ts';
import { judge } from './schema.ts';
import { SqlStore } from './sql/sql-store.ts';
import { type BackupMark, readBackup } from './sqlite/backup-mark.ts';
import { holdStore } from './sqlite/hold.ts';
import { lookAtFile } from './sqlite/look.ts';
import { SqliteDriver } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';
import { Vault } from './vault.ts';

/** A store that this process alone serves, where it can be served by one only. */
export interface HeldStore {
  readonly store: Store;
  /** Lets another process have it; the store is closed by then. */
  letGo(): void;
}

/**
 * Opens the store of an address, and makes it where nothing is there.
 * @param address `postgres://...`, or the path of a SQLite file
 * @param key what secrets are encrypted with; null stores them plainly
 * @throws StoreProblem where it cannot be opened, or is not ours: then nothing of it was changed
 */
export async function openStore(address: string, key: string | null): Promise<Store> {
  const vault = new Vault(key);
  return opened(address, openDriver(address), async (driver, found) => {
    judge(storeName(address), found);
    return SqlStore.open(driver, vault);
  });
}

/**
 * The same for a server, which must be alone with a file.
 * @returns null where another server has it
 * @throws StoreProblem as `openStore`
 */
export async function openAlone(address: string, key: string | null): Promise<HeldStore | null> {
  if (isPostgres(address)) return { store: await openStore(address, key), letGo: () => {} };
  try {
    // Nothing is put beside a file that is not ours.
    judge(address, lookAtFile(address));
    const letGo = holdStore(address);
    if (letGo === null) return null;
    try {
      return { store: await openStore(address, key), letGo };
    } catch (error) {
      letGo();
      throw error;
    }
  } catch (error) {
    throw storeProblem(address, error);
  }
}

/**
 * Opens a store that is there to read it, and never changes it.
 * @throws StoreProblem where there is none
 */
export async function openAudit(address: string, key: string | null): Promise<Audit> {
  const vault = new Vault(key);
  return opened(address, openDriver(address, true), async (driver, found) => {
    mustBeThere(address, found);
    return new Audit(driver, vault, found);
  });
}

/**
 * Writes a copy of a store that is there to a new file while it is in use: whole, marked as a backup and synced.
 * @param name what a sentence calls the new file
 * @throws StoreProblem where there is no store, or no room
 */
export async function backUp(address: string, path: string, name: string): Promise<void> {
  const driver = openDriver(address, true);
  await opened(address, driver, async (_, found) => mustBeThere(address, found));
  try {
    await driver.backup(path);
  } catch (error) {
    throw storeProblem(name, error);
  } finally {
    await driver.close();
  }
}

/**
 * Checks a file against the mark of a backup, without a change of it.
 * @returns the mark; null for a store that `backUp` has not written
 * @throws StoreProblem where it is no store, or not as it was written
 */
export function checkedBackup(path: string): BackupMark | null {
  try {
    mustBeThere(path, lookAtFile(path));
    return readBackup(path);
  } catch (error) {
    throw storeProblem(path, error);
  }
}

/** A database as it is: whoever opens it so has looked at it, or made it. */
export function openDriver(address: string, isReading = false): Driver {
  return isPostgres(address) ? new PostgresDriver(address) : new SqliteDriver(address, isReading);
}

/** @throws StoreProblem where there is no store of ours */
export function mustBeThere(address: string, found: Found): void {
  if (judge(storeName(address), found) === 'new')
    throw new StoreProblem(`${storeName(address)} is no store of Marchlands: it is empty.`);
}

/** Looks and opens; what fails closes the driver, whose thread or connections would keep the process alive. */
async function opened<T>(
  address: string,
  driver: Driver,
  open: (driver: Driver, found: Found) => Promise<T>,
): Promise<T> {
  try {
    return await open(driver, await driver.look());
  } catch (error) {
    // Why it failed is what matters, whatever closing says.
    await driver.close().catch(() => {});
    throw storeProblem(address, error);
  }
}
