import type { StoredChange } from '../audit.ts';
import { DamageError, tablePlace } from '../damage.ts';
import { ask, askByIds, type Driver, number, type Row, statement, text } from '../driver.ts';
import type { Append, Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { AppendQueue } from './append-queue.ts';
import type { StoreBell } from './store-bell.ts';

/** Tables over any driver; their changes are encrypted. */
export class SqlTables implements Tables {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #queue: AppendQueue;

  constructor(driver: Driver, vault: Vault, bell: StoreBell) {
    this.#driver = driver;
    this.#vault = vault;
    this.#queue = new AppendQueue(driver, vault, bell);
  }

  append(change: Append): Promise<boolean> {
    return this.#queue.append(change);
  }

  async changes(table: string, from = 0): Promise<readonly StoredChange[]> {
    const rows = await ask(
      this.#driver,
      'SELECT seq, at, data FROM entries WHERE match = ? AND seq >= ? ORDER BY seq',
      table,
      from,
    );
    return rows.map((row) => {
      const change = this.#change(table, row);
      if (change.data instanceof Error)
        throw new DamageError(tablePlace(table), `Change ${change.seq}: ${change.data.message}`);
      return { ...change, data: change.data };
    });
  }

  async readableChanges(table: string): Promise<readonly StoredChange[]> {
    const rows = await ask(this.#driver, 'SELECT seq, at, data FROM entries WHERE match = ? ORDER BY seq', table);
    return rows
      .map((row) => this.#change(table, row))
      .flatMap(({ data, ...change }) => (data instanceof Error ? [] : [{ ...change, data }]));
  }

  /** @returns an error in place of data that cannot be read */
  #change(table: string, row: Row): Omit<StoredChange, 'data'> & { readonly data: string | Error } {
    const [seq, at] = [number(row, 'seq'), number(row, 'at')];
    try {
      return { seq, at, data: this.#vault.open(text(row, 'data'), `${table}/${seq}`) };
    } catch (error) {
      return { seq, at, data: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  async setApart(table: string): Promise<void> {
    await ask(
      this.#driver,
      "UPDATE tables SET is_public = 0, listed_until = NULL, due = NULL, awaits_bot = 0, turns = '', card = '' WHERE id = ?",
      table,
    );
  }

  async rewrite(table: string, changes: readonly { readonly seq: number; readonly data: string }[]): Promise<void> {
    const update = 'UPDATE entries SET data = ? WHERE match = ? AND seq = ?';
    await this.#driver.run(
      changes.map(({ seq, data }) => statement(update, this.#vault.seal(data, `${table}/${seq}`), table, seq)),
    );
  }

  async counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await askByIds(this.#driver, 'SELECT id, seq FROM tables', tables);
    return new Map(rows.map((row) => [text(row, 'id'), number(row, 'seq')]));
  }

  async setDue(table: string, seq: number, due: number | null): Promise<void> {
    await ask(this.#driver, 'UPDATE tables SET due = ? WHERE id = ? AND seq = ?', due, table, seq);
  }

  async remove(table: string): Promise<void> {
    await this.#driver.run(
      [
        'DELETE FROM entries WHERE match = ?',
        'DELETE FROM sitters WHERE match = ?',
        'DELETE FROM lines WHERE match = ?',
        'DELETE FROM codes WHERE match = ?',
        'DELETE FROM reports WHERE match = ?',
        'DELETE FROM results WHERE match = ?',
        'DELETE FROM turns_due WHERE match = ?',
        'DELETE FROM tables WHERE id = ?',
      ].map((sql) => statement(sql, table)),
    );
  }
}
