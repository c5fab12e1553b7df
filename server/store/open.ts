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

/** A store held by this process alone, if only one may serve it. */
export interface HeldStore {
  readonly store: Store;
  /** Frees it for other processes; call after closing the store. */
  letGo(): void;
}

/**
 * Opens the store at an address, and creates it if there is nothing.
 * @param address `postgres://...`, or the path of a SQLite file
 * @param key encrypts secrets; null stores them plainly
 * @throws StoreProblem if it cannot be opened, or is not ours: it is then unchanged
 */
export async function openStore(address: string, key: string | null): Promise<Store> {
  const vault = new Vault(key);
  return opened(address, openDriver(address), async (driver, found) => {
    judge(storeName(address), found);
    return SqlStore.open(driver, vault);
  });
}

/**
 * The same for a server, which must hold a file alone.
 * @returns null if another server has it
 * @throws StoreProblem like `openStore`
 */
export async function openAlone(address: string, key: string | null): Promise<HeldStore | null> {
  if (isPostgres(address)) return { store: await openStore(address, key), letGo: () => {} };
  try {
    // Create no file beside one that is not ours.
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
 * Opens an existing store for reading, and never changes it.
 * @throws StoreProblem if there is none
 */
export async function openAudit(address: string, key: string | null): Promise<Audit> {
  const vault = new Vault(key);
  return opened(address, openDriver(address, true), async (driver, found) => {
    mustBeThere(address, found);
    return new Audit(driver, vault, found);
  });
}

/**
 * Writes a complete copy of an existing store to a new file while it is in use, marked as a backup and synced.
 * @param name the new file's name for messages
 * @throws StoreProblem if there is no store, or no room
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
 * Checks a file against its backup mark, without changing it.
 * @returns the mark; null for a store that was not written by `backUp`
 * @throws StoreProblem if it is no store, or has changed since it was written
 */
export function checkedBackup(path: string): BackupMark | null {
  try {
    mustBeThere(path, lookAtFile(path));
    return readBackup(path);
  } catch (error) {
    throw storeProblem(path, error);
  }
}

/** A driver for a database. The caller must have checked the database, or be creating it. */
export function openDriver(address: string, isReading = false): Driver {
  return isPostgres(address) ? new PostgresDriver(address) : new SqliteDriver(address, isReading);
}

/** @throws StoreProblem if there is no store of ours */
export function mustBeThere(address: string, found: Found): void {
  if (judge(storeName(address), found) === 'new')
    throw new StoreProblem(`${storeName(address)} is not a Marchlands store: it is empty.`);
}

/** Inspects and opens; on failure closes the driver, whose thread or connections would keep the process alive. */
async function opened<T>(
  address: string,
  driver: Driver,
  open: (driver: Driver, found: Found) => Promise<T>,
): Promise<T> {
  try {
    return await open(driver, await driver.look());
  } catch (error) {
    // Report the original failure, not one of closing.
    await driver.close().catch(() => {});
    throw storeProblem(address, error);
  }
}
