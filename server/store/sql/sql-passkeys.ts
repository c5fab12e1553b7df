import { ask, type Driver, number, type Row, statement, text } from '../driver.ts';
import type { Passkey, Passkeys, Purpose } from '../passkeys.ts';

const COLUMNS = 'id, guest, host, public_key, counter, created, used';

/** Passkeys over any driver. */
export class SqlPasskeys implements Passkeys {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async of(guest: string): Promise<readonly Passkey[]> {
    const rows = await ask(this.#driver, `SELECT ${COLUMNS} FROM passkeys WHERE guest = ? ORDER BY created, id`, guest);
    return rows.map(passkeyOf);
  }

  async find(id: string): Promise<Passkey | null> {
    const row = (await ask(this.#driver, `SELECT ${COLUMNS} FROM passkeys WHERE id = ?`, id)).at(0);
    return row === undefined ? null : passkeyOf(row);
  }

  async add({ id, guest, host, publicKey, counter, created, used }: Passkey): Promise<boolean> {
    const rows = await ask(
      this.#driver,
      `INSERT INTO passkeys (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
      id,
      guest,
      host,
      publicKey,
      counter,
      created,
      used,
    );
    return rows.length > 0;
  }

  async use(id: string, counter: number, now: number): Promise<boolean> {
    const rows = await ask(
      this.#driver,
      'UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND (counter < ? OR counter = 0) RETURNING id',
      counter,
      now,
      id,
      counter,
    );
    return rows.length > 0;
  }

  async remove(guest: string, id: string): Promise<boolean> {
    return (
      (await ask(this.#driver, 'DELETE FROM passkeys WHERE guest = ? AND id = ? RETURNING id', guest, id)).length > 0
    );
  }

  async keepChallenge(hash: string, purpose: Purpose, guest: string, expires: number, now: number): Promise<void> {
    await this.#driver.run([
      statement('DELETE FROM challenges WHERE expires < ?', now),
      statement(
        'INSERT INTO challenges (hash, purpose, guest, expires) VALUES (?, ?, ?, ?)',
        hash,
        purpose,
        guest,
        expires,
      ),
    ]);
  }

  async takeChallenge(hash: string, purpose: Purpose, guest: string, now: number): Promise<boolean> {
    const row = (
      await ask(this.#driver, 'DELETE FROM challenges WHERE hash = ? RETURNING purpose, guest, expires', hash)
    ).at(0);
    if (row === undefined) return false;
    return text(row, 'purpose') === purpose && text(row, 'guest') === guest && number(row, 'expires') >= now;
  }
}

function passkeyOf(row: Row): Passkey {
  return {
    id: text(row, 'id'),
    guest: text(row, 'guest'),
    host: text(row, 'host'),
    publicKey: text(row, 'public_key'),
    counter: number(row, 'counter'),
    created: number(row, 'created'),
    used: number(row, 'used'),
  };
}
