import type { Codes } from '../codes.ts';
import { ask, type Driver, number, statement, text } from '../driver.ts';

/** Codes over any driver. */
export class SqlCodes implements Codes {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async keep(hash: string, table: string, seat: number, expires: number, now: number): Promise<void> {
    await this.#driver.run([
      statement('DELETE FROM codes WHERE expires < ?', now),
      statement('INSERT INTO codes (hash, match, seat, expires) VALUES (?, ?, ?, ?)', hash, table, seat, expires),
    ]);
  }

  async take(hash: string, now: number): Promise<{ readonly table: string; readonly seat: number } | null> {
    const row = (await ask(this.#driver, 'DELETE FROM codes WHERE hash = ? RETURNING match, seat, expires', hash)).at(
      0,
    );
    if (row === undefined || number(row, 'expires') < now) return null;
    return { table: text(row, 'match'), seat: number(row, 'seat') };
  }
}
