/** A value in a column. */
export type Value = string | number | null;

/** A row by column names. */
export interface Row {
  readonly [column: string]: Value;
}

/** A row's value in a text column. */
export function text(row: Row, column: string): string {
  return String(row[column]);
}

/** A row's value in a number column. */
export function number(row: Row, column: string): number {
  return Number(row[column]);
}

/** One statement with `?` for each parameter; the same text for both databases. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
}

export function statement(sql: string, ...params: readonly Value[]): Statement {
  return { sql, params };
}

/** The content of a database, found without changing it. */
export interface Found {
  /** Columns by table. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** The schema steps recorded as done. */
  readonly steps: readonly number[];
  /** Whether other programs may have tables in the database: a file is ours alone. */
  readonly isSharedWithOthers: boolean;
}

/**
 * A database as the store uses it. Every call is one transaction, durable once its promise is fulfilled; a failed call
 * is rolled back.
 */
export interface Driver {
  /** Whether other processes may write to this store too. */
  readonly isShared: boolean;
  /** Inspects the content without changing it. */
  look(): Promise<Found>;
  /** Runs the statements in order in one transaction; returns the rows of each. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Notifies every process that serves this store, including this one; does nothing if there is only one. */
  ring(payload: string): Promise<void>;
  /** Listens for notifications. They may be lost, so the store itself must be polled now and then. */
  onRing(hear: (payload: string) => void): void;
  /** Writes a copy of the whole database to a file while it is in use, marks it as a backup, and syncs it. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The rows of one statement, in its own transaction. */
export async function ask(driver: Driver, sql: string, ...params: readonly Value[]): Promise<readonly Row[]> {
  const [rows] = await driver.run([{ sql, params }]);
  return rows;
}

/** Most parameters of a statement that selects rows by id: SQLite allows at most 32,766. */
const IDS_AT_ONCE = 500;

/**
 * The rows of a table whose `id` is among `ids`, in no order; each batch of ids in its own transaction.
 * @param sql the statement without its condition: `SELECT id, name FROM guests`
 */
export async function askByIds(driver: Driver, sql: string, ids: readonly string[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = ids.slice(at, at + IDS_AT_ONCE);
    const marks = some.map(() => '?').join(', ');
    rows.push(...(await ask(driver, `${sql} WHERE id IN (${marks})`, ...some)));
  }
  return rows;
}
