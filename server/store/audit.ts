import { type Driver, type Found, number, statement, text } from './driver.ts';
import type { Vault } from './vault.ts';

/** One change of a table, as it was written. */
export interface StoredChange {
  readonly seq: number;
  readonly at: number;
  readonly data: string;
}

/** All that is stored of a table, as it was at one moment. */
export interface StoredTable {
  readonly changes: readonly StoredChange[];
  /** What lists and sweeps are told of it; null where its row is gone. */
  readonly listed: {
    readonly game: string;
    readonly status: string;
    /** Number of changes. */
    readonly seq: number;
    readonly isPublic: boolean;
    /** Guests whose turn it is, sorted. */
    readonly turns: readonly string[];
  } | null;
  /** Guests who hold a seat or own the table, sorted; null where the schema did not say yet. */
  readonly sitters: readonly string[] | null;
}

/** Reads a store to check it, of any step of the schema, and changes nothing. */
export class Audit {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #columns: Found['columns'];

  constructor(driver: Driver, vault: Vault, { columns }: Pick<Found, 'columns'>) {
    this.#driver = driver;
    this.#vault = vault;
    this.#columns = columns;
  }

  /** Ids of all tables, those of which only changes or only a row are left too; a page at a time in ascending order. */
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

  /** @throws where a change cannot be opened with the key */
  async table(id: string): Promise<StoredTable> {
    const hasPlaces = this.#columns.get('sitters')?.includes('is_there') === true;
    const sitters = hasPlaces
      ? "(SELECT string_agg(guest, ' ' ORDER BY guest) FROM sitters WHERE match = ids.id AND is_there > 0)"
      : 'NULL';
    // One statement: whoever serves the store meanwhile writes before it or after it.
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
