import { expect, it } from 'vitest';
import { statement } from '../store/driver.ts';
import { PostgresDriver } from '../store/postgres/postgres.ts';
import { testPostgres } from './stores.ts';

const place = testPostgres();

it('a connection that breaks while it is in use ends its call, and not the program', async () => {
  const driver = new PostgresDriver(await place.address('broken'));
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  try {
    for (let i = 0; i < 3; i += 1) {
      const cut = driver.run([statement('SELECT pg_terminate_backend(pg_backend_pid())'), statement('SELECT 1')]);
      await expect(cut).rejects.toThrow(/terminat/);
      expect(await driver.run([statement('SELECT CAST(? AS INTEGER) AS n', i)])).toEqual([[{ n: i }]]);
    }
    await driver.close();
    // What is emitted late comes with the next turn of the loop.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(uncaught).toEqual([]);
  } finally {
    process.off('uncaughtException', hear);
  }
});
