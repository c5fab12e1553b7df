import type { Damages } from '../damage.ts';
import { ask, askByIds, type Driver, number, type Row, statement, text } from '../driver.ts';
import type { Guest, Guests } from '../guests.ts';
import type { Vault } from '../vault.ts';

/** Guests over any driver; their names are encrypted. */
export class SqlGuests implements Guests {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #damages: Damages;

  constructor(driver: Driver, vault: Vault, damages: Damages) {
    this.#driver = driver;
    this.#vault = vault;
    this.#damages = damages;
  }

  async find(id: string): Promise<Guest | null> {
    const row = (await ask(this.#driver, 'SELECT id, name, created, seen FROM guests WHERE id = ?', id)).at(0);
    if (row === undefined) return null;
    const name = this.#name(row, id) ?? 'Somebody';
    return { id, name, created: number(row, 'created'), seen: number(row, 'seen') };
  }

  async add({ id, name, created, seen }: Guest): Promise<void> {
    await ask(
      this.#driver,
      'INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)',
      id,
      this.#vault.seal(name, namePlace(id)),
      created,
      seen,
    );
  }

  async rename(id: string, name: string, seen: number): Promise<boolean> {
    const sealed = this.#vault.seal(name, namePlace(id));
    const sql = 'UPDATE guests SET name = ?, seen = ? WHERE id = ? RETURNING id';
    return (await ask(this.#driver, sql, sealed, seen, id)).length > 0;
  }

  async names(guests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const row of await askByIds(this.#driver, 'SELECT id, name FROM guests', guests)) {
      const id = text(row, 'id');
      const name = this.#name(row, id);
      if (name !== null) names.set(id, name);
    }
    return names;
  }

  async remove(id: string): Promise<void> {
    await this.#driver.run([
      statement("UPDATE lines SET guest = '', name = '', text = '' WHERE guest = ?", id),
      statement('DELETE FROM mutes WHERE guest = ? OR other = ?', id, id),
      statement('DELETE FROM reports WHERE by_guest = ?', id),
      statement('DELETE FROM sitters WHERE guest = ?', id),
      statement('DELETE FROM entrants WHERE guest = ?', id),
      statement('DELETE FROM passkeys WHERE guest = ?', id),
      statement('DELETE FROM challenges WHERE guest = ?', id),
      statement('DELETE FROM subscriptions WHERE guest = ?', id),
      statement('DELETE FROM turns_due WHERE guest = ?', id),
      statement("UPDATE results SET player = '' WHERE player = ? AND is_bot = 0", id),
      statement('DELETE FROM guests WHERE id = ?', id),
    ]);
  }

  /** Null if it cannot be decrypted, which is noted. */
  #name(row: Row, id: string): string | null {
    return this.#damages.attempt(namePlace(id), () => this.#vault.open(text(row, 'name'), namePlace(id)));
  }
}

function namePlace(guest: string): string {
  return `guests/${guest}/name`;
}
