import { messageOf } from '@marchlands/core/result.ts';
import { DamageError, type Damages } from '../damage.ts';
import { ask, type Driver, number, type Row, statement, text } from '../driver.ts';
import { type EventRow, type Events, eventPlace, type StoredEvent } from '../events.ts';
import type { Vault } from '../vault.ts';

/** True if the event is as its writer has just written it. */
const IS_OURS = 'EXISTS (SELECT 1 FROM events WHERE id = ? AND seq = ? AND data = ?)';

/** Events over any driver; their data is encrypted. */
export class SqlEvents implements Events {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #damages: Damages;

  constructor(driver: Driver, vault: Vault, damages: Damages) {
    this.#driver = driver;
    this.#vault = vault;
    this.#damages = damages;
  }

  async find(id: string): Promise<StoredEvent | null> {
    const row = (await ask(this.#driver, 'SELECT id, seq, data FROM events WHERE id = ?', id)).at(0);
    if (row === undefined) return null;
    try {
      return this.#read(row);
    } catch (error) {
      throw new DamageError(eventPlace(id), messageOf(error));
    }
  }

  async write({ id, status, isPublic, touched, due, data, guests }: EventRow, seq: number): Promise<boolean> {
    const sealed = this.#vault.seal(data, eventPlace(id));
    const row = [status, isPublic ? 1 : 0, touched, due, sealed];
    const ours = [id, seq + 1, sealed];
    const [written] = await this.#driver.run([
      seq === 0
        ? statement(
            `INSERT INTO events (status, is_public, touched, due, data, id, seq) VALUES (?, ?, ?, ?, ?, ?, 1)
             ON CONFLICT (id) DO NOTHING RETURNING seq`,
            ...row,
            id,
          )
        : statement(
            `UPDATE events SET status = ?, is_public = ?, touched = ?, due = ?, data = ?, seq = ?
             WHERE id = ? AND seq = ? RETURNING seq`,
            ...row,
            seq + 1,
            id,
            seq,
          ),
      ...(guests === null ? [] : [statement(`DELETE FROM entrants WHERE event = ? AND ${IS_OURS}`, id, ...ours)]),
      ...(guests ?? []).map((guest) =>
        statement(
          `INSERT INTO entrants (guest, event) SELECT CAST(? AS TEXT), CAST(? AS TEXT) WHERE ${IS_OURS}
           ON CONFLICT DO NOTHING`,
          guest,
          id,
          ...ours,
        ),
      ),
    ]);
    return written.length > 0;
  }

  async due(by: number, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT id FROM events WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?';
    return (await ask(this.#driver, sql, by, limit)).map((row) => text(row, 'id'));
  }

  async open(limit: number): Promise<readonly StoredEvent[]> {
    const sql = `SELECT id, seq, data FROM events WHERE is_public = 1 AND status <> 'over' ORDER BY touched DESC LIMIT ?`;
    return this.#readable(await ask(this.#driver, sql, limit));
  }

  async of(guest: string, limit: number): Promise<readonly StoredEvent[]> {
    const sql = `SELECT id, seq, data FROM events JOIN entrants ON entrants.event = events.id
      WHERE entrants.guest = ? ORDER BY touched DESC LIMIT ?`;
    return this.#readable(await ask(this.#driver, sql, guest, limit));
  }

  #readable(rows: readonly Row[]): readonly StoredEvent[] {
    return this.#damages.readable(
      rows,
      (row) => eventPlace(text(row, 'id')),
      (row) => this.#read(row),
    );
  }

  #read(row: Row): StoredEvent {
    const id = text(row, 'id');
    return { id, seq: number(row, 'seq'), data: this.#vault.open(text(row, 'data'), eventPlace(id)) };
  }
}
