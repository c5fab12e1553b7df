/** What a column may hold. */
export type Value = string | number | null;

/** A row by column names. */
export interface Row {
  readonly [column: string]: Value;
}

/** What a row holds in a column of texts. */
export function text(row: Row, column: string): string {
  return String(row[column]);
}

/** What a row holds in a column of numbers. */
export function number(row: Row, column: string): number {
  return Number(row[column]);
}

/** One statement with `?` for each parameter; both databases are given the same text. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
}

export function statement(sql: string, ...params: readonly Value[]): Statement {
  return { sql, params };
}

/** What a database holds, seen without a change of it. */
export interface Found {
  /** Columns by table. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Steps of the schema that it says were done. */
  readonly steps: readonly number[];
  /** Whether the database may hold tables of other programs beside ours: a file may not. */
  readonly isSharedWithOthers: boolean;
}

/**
 * A database as the store uses it. Every call is one transaction, durable when its promise is fulfilled; what a failed
 * call began is undone.
 */
export interface Driver {
  /** Whether other processes may write to this store too. */
  readonly isShared: boolean;
  /** Looks at what is there, and changes nothing. */
  look(): Promise<Found>;
  /** Runs the statements in order in one transaction; the rows that each gave. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Rings the bell at every process that serves this store, this one too; nothing where there is only one process. */
  ring(payload: string): Promise<void>;
  /** Hears the bell of other processes. A bell may be lost: whoever needs to know looks at the store now and then. */
  onRing(hear: (payload: string) => void): void;
  /** Writes a copy of the whole database, with the mark of a backup, to a file while it is in use, and syncs it. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The rows of one statement, in a transaction of its own. */
export async function ask(driver: Driver, sql: string, ...params: readonly Value[]): Promise<readonly Row[]> {
  const [rows] = await driver.run([{ sql, params }]);
  return rows;
}

/** Most parameters of one statement that asks for many rows by their ids: SQLite takes no more than 32,766. */
const IDS_AT_ONCE = 500;

/**
 * The rows of a table whose `id` is among `ids`, in no order; each part of the ids in a transaction of its own.
 * @param sql all of the statement before its condition: `SELECT id, name FROM guests`
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
