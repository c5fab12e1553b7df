import type { Driver } from './driver.ts';
import { PostgresDriver } from './postgres/postgres.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDriver } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';
import { Vault } from './vault.ts';

/**
 * Opens the store of an address.
 * @param address `postgres://...`, or the path of a SQLite file
 * @param key what secrets are encrypted with; null stores them plainly
 */
export function openStore(address: string, key: string | null): Promise<Store> {
  return SqlStore.open(openDriver(address), new Vault(key));
}

/** Opens a database as it is, for whoever knows its schema. */
export function openDriver(address: string): Driver {
  return /^postgres(ql)?:\/\//.test(address) ? new PostgresDriver(address) : new SqliteDriver(address);
}
