import { cardPlace, type Damages } from '../damage.ts';
import { ask, askByIds, type Driver, number, type Row, text, type Value } from '../driver.ts';
import type { LabOrders, ListedTable, Lists } from '../lists.ts';
import type { TableStatus } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { SITTER } from './appending.ts';

const LISTED = 'id, seq, game, status, created, touched, listed_until, turns, card';

/** Lists of tables over any driver; cards are encrypted. */
export class SqlLists implements Lists {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #damages: Damages;

  constructor(driver: Driver, vault: Vault, damages: Damages) {
    this.#driver = driver;
    this.#vault = vault;
    this.#damages = damages;
  }

  async openTables(limit: number, now: number): Promise<readonly ListedTable[]> {
    const rows = await ask(
      this.#driver,
      `SELECT ${LISTED} FROM tables WHERE is_public = 1 AND (status <> 'over' OR listed_until > ?)
       ORDER BY touched DESC LIMIT ?`,
      now,
      limit,
    );
    return rows.map((row) => this.#read(row, ''));
  }

  async of(guest: string, limit: number): Promise<readonly ListedTable[]> {
    const rows = await ask(
      this.#driver,
      `SELECT ${LISTED}, is_there FROM tables JOIN sitters ON sitters.match = tables.id
       WHERE sitters.guest = ? AND sitters.is_there > 0 ORDER BY touched DESC LIMIT ?`,
      guest,
      limit,
    );
    return rows.map((row) => this.#read(row, guest));
  }

  async naming(guest: string): Promise<readonly ListedTable[]> {
    const rows = await ask(
      this.#driver,
      `SELECT ${LISTED}, is_there FROM tables JOIN sitters ON sitters.match = tables.id
       WHERE sitters.guest = ? ORDER BY created`,
      guest,
    );
    return rows.map((row) => this.#read(row, guest));
  }

  due(by: number, limit: number): Promise<readonly string[]> {
    return this.#ids('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', by, limit);
  }

  awaitingBots(touchedBy: number, limit: number): Promise<readonly string[]> {
    return this.#ids(
      'SELECT id FROM tables WHERE awaits_bot = 1 AND touched <= ? ORDER BY touched LIMIT ?',
      touchedBy,
      limit,
    );
  }

  async statuses(tables: readonly string[]): Promise<ReadonlyMap<string, TableStatus>> {
    const rows = await askByIds(this.#driver, 'SELECT id, status FROM tables', tables);
    // Only `append` writes it.
    return new Map(rows.map((row) => [text(row, 'id'), text(row, 'status') as TableStatus]));
  }

  async labOrders(): Promise<LabOrders | null> {
    // Only a shared database can hold orders; the lab uses its own schema.
    if (!this.#driver.isShared) return null;
    const [there] = await ask(this.#driver, "SELECT to_regclass('marchlands_lab.job')::text AS place");
    if (there['place'] === null) return null;
    const [row] = await ask(
      this.#driver,
      `SELECT count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
         count(*) FILTER (WHERE state = 'active') AS playing
       FROM marchlands_lab.job WHERE name LIKE 'lab-%'`,
    );
    return { waiting: number(row, 'waiting'), playing: number(row, 'playing') };
  }

  async countByStatus(): Promise<{ readonly [status: string]: number }> {
    const rows = await ask(this.#driver, 'SELECT status, COUNT(*) AS count FROM tables GROUP BY status');
    return Object.fromEntries(rows.map((row) => [text(row, 'status'), number(row, 'count')]));
  }

  async #ids(sql: string, ...params: readonly Value[]): Promise<readonly string[]> {
    return (await ask(this.#driver, sql, ...params)).map((row) => text(row, 'id'));
  }

  #read(row: Row, guest: string): ListedTable {
    const id = text(row, 'id');
    return {
      id,
      seq: number(row, 'seq'),
      game: text(row, 'game'),
      // Only `append` writes it.
      status: text(row, 'status') as TableStatus,
      created: number(row, 'created'),
      touched: number(row, 'touched'),
      listedUntil: row.listed_until === null ? null : number(row, 'listed_until'),
      holdsSeat: guest !== '' && number(row, 'is_there') === SITTER,
      isTurn: guest !== '' && text(row, 'turns').split(' ').includes(guest),
      card: this.#damages.attempt(cardPlace(id), () => this.#vault.open(text(row, 'card'), cardPlace(id))),
    };
  }
}
