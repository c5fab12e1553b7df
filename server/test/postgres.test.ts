import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { describe, expect, it } from 'vitest';
import { statement } from '../store/driver.ts';
import { openStore } from '../store/open.ts';
import { PostgresDriver } from '../store/postgres/postgres.ts';

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
    // Late events come with the next turn of the loop.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(uncaught).toEqual([]);
  } finally {
    process.off('uncaughtException', hear);
  }
});

describe("a database with another program's tables", () => {
  /** The content at the address after these statements, and the message when a store is opened there. */
  async function openedBeside(name: string, ...made: readonly string[]) {
    const address = await place.address(name);
    const driver = new PostgresDriver(address);
    try {
      await driver.run(made.map((sql) => statement(sql)));
      const before = await driver.look();
      const refused = await openStore(address, null).then(
        (store) => store.close(),
        (error: unknown) => error,
      );
      return { before, after: await driver.look(), refused };
    } finally {
      await driver.close();
    }
  }

  it('that are called as ours are is refused, and not changed', async () => {
    const { before, after, refused } = await openedBeside('foreign', 'CREATE TABLE guests (mail text)');
    expect(refused).toMatchObject({ message: expect.stringMatching(/holds other data; nothing in it is changed/) });
    expect(after).toEqual(before);
  });

  it('and a list of steps that is not ours is refused, and not changed', async () => {
    const steps = 'CREATE TABLE schema_steps (step INTEGER PRIMARY KEY)';
    const { before, after, refused } = await openedBeside('steps', steps, 'INSERT INTO schema_steps VALUES (0), (7)');
    expect(refused).toMatchObject({ message: expect.stringMatching(/is not a complete Marchlands store/) });
    expect(after).toEqual(before);
  });

  it('that have names of their own keeps them beside our store', async () => {
    const { before, after, refused } = await openedBeside('beside', 'CREATE TABLE invoices (total int)');
    expect(refused).toBeUndefined();
    expect(after.columns.get('invoices')).toEqual(before.columns.get('invoices'));
    expect(after.columns.has('tables')).toBe(true);
  });
});
