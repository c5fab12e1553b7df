import type { Channel } from '../chats.ts';
import type { Damages } from '../damage.ts';
import { ask, askByIds, type Driver, number, type Row, statement, text } from '../driver.ts';
import type { Moderation, Report } from '../moderation.ts';
import type { Vault } from '../vault.ts';

const REPORT = 'id, match, channel, seq, by_guest, why, at';

/** Mutes and reports over any driver; the content of reports is encrypted. */
export class SqlModeration implements Moderation {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #damages: Damages;

  constructor(driver: Driver, vault: Vault, damages: Damages) {
    this.#driver = driver;
    this.#vault = vault;
    this.#damages = damages;
  }

  async setMute(guest: string, other: string, isMuted: boolean): Promise<boolean> {
    const isThere = 'SELECT 1 AS one FROM guests WHERE id = ?';
    const [found] = await this.#driver.run([
      statement(isThere, other),
      isMuted
        ? statement(
            `INSERT INTO mutes (guest, other) SELECT CAST(? AS TEXT), CAST(? AS TEXT) WHERE EXISTS (${isThere})
             ON CONFLICT DO NOTHING`,
            guest,
            other,
            other,
          )
        : statement('DELETE FROM mutes WHERE guest = ? AND other = ?', guest, other),
    ]);
    return found.length > 0;
  }

  async mutes(guest: string): Promise<readonly string[]> {
    const rows = await ask(this.#driver, 'SELECT other FROM mutes WHERE guest = ? ORDER BY other', guest);
    return rows.map((row) => text(row, 'other'));
  }

  async mutesOf(guests: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const sql = `SELECT id, other FROM
      (SELECT guests.id AS id, other FROM guests LEFT JOIN mutes ON mutes.guest = guests.id) AS hearers`;
    const mutes = new Map<string, string[]>();
    for (const row of await askByIds(this.#driver, sql, guests)) {
      const guest = text(row, 'id');
      const others = mutes.get(guest) ?? [];
      mutes.set(guest, others);
      if (row.other !== null) others.push(text(row, 'other'));
    }
    return mutes;
  }

  async report({ id, table, channel, seq, by, why, at }: Report): Promise<void> {
    await ask(
      this.#driver,
      'INSERT INTO reports (id, match, channel, seq, by_guest, why, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      table,
      channel,
      seq,
      by,
      this.#vault.seal(why, reasonPlace(id)),
      at,
    );
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await ask(this.#driver, `SELECT ${REPORT} FROM reports ORDER BY at DESC LIMIT ?`, limit);
    return this.#readable(rows);
  }

  async reportsBy(guest: string): Promise<readonly Report[]> {
    const rows = await ask(this.#driver, `SELECT ${REPORT} FROM reports WHERE by_guest = ? ORDER BY at`, guest);
    return this.#readable(rows);
  }

  #readable(rows: readonly Row[]): readonly Report[] {
    return this.#damages.readable(
      rows,
      (row) => reasonPlace(text(row, 'id')),
      (row) => this.#read(row),
    );
  }

  #read(row: Row): Report {
    const id = text(row, 'id');
    return {
      id,
      table: text(row, 'match'),
      // Only `report` writes it.
      channel: text(row, 'channel') as Channel,
      seq: number(row, 'seq'),
      by: text(row, 'by_guest'),
      why: this.#vault.open(text(row, 'why'), reasonPlace(id)),
      at: number(row, 'at'),
    };
  }
}

function reasonPlace(report: string): string {
  return `reports/${report}/why`;
}
