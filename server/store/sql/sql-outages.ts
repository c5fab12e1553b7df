import { ask, type Driver, number, statement } from '../driver.ts';
import type { Outage, Outages } from '../outages.ts';

/** Outages over any driver. */
export class SqlOutages implements Outages {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async beat(now: number, gap: number): Promise<void> {
    const last = "(SELECT CAST(value AS BIGINT) FROM meta WHERE name = 'alive')";
    await this.#driver.run([
      statement(
        `INSERT INTO outages (began, ended) SELECT ${last}, CAST(? AS BIGINT)
         WHERE ${last} < CAST(? AS BIGINT) ON CONFLICT DO NOTHING`,
        now,
        now - gap,
      ),
      statement(
        "INSERT INTO meta (name, value) VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        String(now),
      ),
    ]);
  }

  async clock(): Promise<number | null> {
    if (!this.#driver.isShared) return null;
    const rows = await ask(this.#driver, 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now');
    return rows.length === 0 ? null : number(rows[0], 'now');
  }

  async since(time: number): Promise<readonly Outage[]> {
    const rows = await ask(this.#driver, 'SELECT began, ended FROM outages WHERE ended >= ? ORDER BY began', time);
    return rows.map((row) => ({ began: number(row, 'began'), ended: number(row, 'ended') }));
  }
}
