import { createHash } from 'node:crypto';
import type { Damages } from '../damage.ts';
import { ask, type Driver, number, type Row, text } from '../driver.ts';
import type { Pushes, Subscription, Turn } from '../pushes.ts';
import type { Vault } from '../vault.ts';

/**
 * Subscriptions and turns over any driver; subscriptions are encrypted, since knowing one allows writing to its
 * browser.
 */
export class SqlPushes implements Pushes {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #damages: Damages;

  constructor(driver: Driver, vault: Vault, damages: Damages) {
    this.#driver = driver;
    this.#vault = vault;
    this.#damages = damages;
  }

  async of(guest: string): Promise<readonly Subscription[]> {
    const rows = await ask(
      this.#driver,
      'SELECT hash, data FROM subscriptions WHERE guest = ? ORDER BY created, hash',
      guest,
    );
    const place = (row: Row): string => placeOf(text(row, 'hash'));
    // Only `add` writes it.
    return this.#damages.readable(
      rows,
      place,
      (row) => JSON.parse(this.#vault.open(text(row, 'data'), place(row))) as Subscription,
    );
  }

  async add(guest: string, { endpoint, keys }: Subscription, now: number): Promise<void> {
    const hash = hashOf(endpoint);
    await ask(
      this.#driver,
      `INSERT INTO subscriptions (hash, guest, data, created) VALUES (?, ?, ?, ?)
       ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, data = excluded.data`,
      hash,
      guest,
      this.#vault.seal(JSON.stringify({ endpoint, keys } satisfies Subscription), placeOf(hash)),
      now,
    );
  }

  async remove(endpoint: string): Promise<void> {
    await ask(this.#driver, 'DELETE FROM subscriptions WHERE hash = ?', hashOf(endpoint));
  }

  async keepTurn({ table, seat, guest }: Turn, due: number): Promise<void> {
    await ask(
      this.#driver,
      `INSERT INTO turns_due (match, seat, guest, due)
       SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS BIGINT)
       WHERE EXISTS (SELECT 1 FROM subscriptions WHERE guest = ?)
       ON CONFLICT (match, seat) DO UPDATE SET guest = excluded.guest, due = excluded.due`,
      table,
      seat,
      guest,
      due,
      guest,
    );
  }

  async takeTurns(by: number): Promise<readonly Turn[]> {
    const rows = await ask(this.#driver, 'DELETE FROM turns_due WHERE due <= ? RETURNING match, seat, guest', by);
    return rows.map((row) => ({ table: text(row, 'match'), seat: number(row, 'seat'), guest: text(row, 'guest') }));
  }
}

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

function placeOf(hash: string): string {
  return `subscriptions/${hash}`;
}
