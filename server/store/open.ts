import type { Driver } from './driver.ts';
import { PostgresDriver } from './postgres/postgres.ts';
import { SqlStore } from './sql-store.ts';
import { holdStore } from './sqlite/hold.ts';
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
  return isPostgres(address) ? new PostgresDriver(address) : new SqliteDriver(address);
}

/**
 * Makes sure that this server alone serves a store where that can be served by one only.
 * @returns lets go of it; null where another server has it
 * @throws where its file cannot be opened
 */
export function holdAlone(address: string): (() => void) | null {
  return isPostgres(address) ? () => {} : holdStore(address);
}

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
