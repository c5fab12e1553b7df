import { ask, type Driver, statement, text } from '../driver.ts';
import type { Secrets } from '../secrets.ts';
import type { Vault } from '../vault.ts';

/** Values of the installation over any driver, encrypted. */
export class SqlSecrets implements Secrets {
  readonly #driver: Driver;
  readonly #vault: Vault;

  constructor(driver: Driver, vault: Vault) {
    this.#driver = driver;
    this.#vault = vault;
  }

  async get(name: string, make: () => string): Promise<string> {
    const place = `meta/${name}`;
    const [, rows] = await this.#driver.run([
      statement(
        'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
        name,
        this.#vault.seal(make(), place),
      ),
      statement('SELECT value FROM meta WHERE name = ?', name),
    ]);
    return this.#vault.open(text(rows[0], 'value'), place);
  }

  async renameLogs(): Promise<void> {
    await ask(this.#driver, "DELETE FROM meta WHERE name = 'logs'");
  }
}
