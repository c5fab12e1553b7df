import { type Driver, type Found, number, statement, text } from './driver.ts';
import type { Vault } from './vault.ts';

/** One stored change of a table. */
export interface StoredChange {
  readonly seq: number;
  readonly at: number;
  readonly data: string;
}

/** All stored data of a table, at one moment. */
export interface StoredTable {
  readonly changes: readonly StoredChange[];
  /** Its data for lists and sweeps; null if its row is gone. */
  readonly listed: {
    readonly game: string;
    readonly status: string;
    /** Number of changes. */
    readonly seq: number;
    readonly isPublic: boolean;
    /** Guests who have the turn, sorted. */
    readonly turns: readonly string[];
  } | null;
  /** Guests who hold a seat or own the table, sorted; null if the schema did not record them yet. */
  readonly sitters: readonly string[] | null;
}

/** Reads a store of any schema step to check it, without changing it. */
export class Audit {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #columns: Found['columns'];

  constructor(driver: Driver, vault: Vault, { columns }: Pick<Found, 'columns'>) {
    this.#driver = driver;
    this.#vault = vault;
    this.#columns = columns;
  }

  /** Ids of all tables, including those with only changes or only a row left; in ascending order, a page at a time. */
  async ids(after: string, limit: number): Promise<readonly string[]> {
    const [rows] = await this.#driver.run([
      statement(
        `SELECT id FROM (SELECT id FROM tables UNION SELECT match FROM entries) AS every
         WHERE id > ? ORDER BY id LIMIT ?`,
        after,
        limit,
      ),
    ]);
    return rows.map((row) => text(row, 'id'));
  }

  /** @throws if a change cannot be decrypted with the key */
  async table(id: string): Promise<StoredTable> {
    const hasPlaces = this.#columns.get('sitters')?.includes('is_there') === true;
    const sitters = hasPlaces
      ? "(SELECT string_agg(guest, ' ' ORDER BY guest) FROM sitters WHERE match = ids.id AND is_there > 0)"
      : 'NULL';
    // One statement, so that a server writing meanwhile does so before or after it.
    const [rows] = await this.#driver.run([
      statement(
        `SELECT e.seq AS nr, e.at, e.data, t.game, t.status, t.seq, t.is_public, t.turns, ${sitters} AS sitters
         FROM (SELECT CAST(? AS TEXT) AS id) AS ids
         LEFT JOIN tables t ON t.id = ids.id LEFT JOIN entries e ON e.match = ids.id ORDER BY e.seq`,
        id,
      ),
    ]);
    const [first] = rows;
    const changes = rows
      .filter((row) => row.nr !== null)
      .map((row) => {
        const seq = number(row, 'nr');
        return { seq, at: number(row, 'at'), data: this.#vault.open(text(row, 'data'), `${id}/${seq}`) };
      });
    const listed =
      first.seq === null
        ? null
        : {
            game: text(first, 'game'),
            status: text(first, 'status'),
            seq: number(first, 'seq'),
            isPublic: number(first, 'is_public') === 1,
            turns: words(text(first, 'turns')),
          };
    return { changes, listed, sitters: hasPlaces ? words(first.sitters === null ? '' : text(first, 'sitters')) : null };
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

function words(joined: string): readonly string[] {
  return [...new Set(joined.split(' ').filter((word) => word !== ''))].toSorted();
}
