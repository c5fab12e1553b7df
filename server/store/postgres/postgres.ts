import pg from 'pg';
import { type Driver, type Found, number, type Row, type Statement, statement } from '../driver.ts';
import { COLUMNS_OF, columnsIn, STEPS_OF } from '../schema.ts';

/** The channel for notifications. */
const CHANNEL = 'marchlands';
/** Milliseconds to wait for the database. */
const PATIENCE = 5000;
/** Milliseconds before a lost notification connection is retried. */
const AGAIN = 1000;

// Every BIGINT here is a time or a count, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const numbered = new Map<string, string>();

/** The statement with `$1`, `$2`, ... in place of `?`. */
function dollars(sql: string): string {
  const known = numbered.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const made = sql.replace(/\?/g, () => {
    count += 1;
    return `$${count}`;
  });
  numbered.set(sql, made);
  return made;
}

/** A store on a PostgreSQL server, for any number of processes; LISTEN/NOTIFY notifies them. */
export class PostgresDriver implements Driver {
  readonly isShared = true;
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #hearers: ((payload: string) => void)[] = [];
  #listener: pg.Client | null = null;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | null = null;

  /** @param url in the form of DATABASE_URL: `postgres://user:password@host:5432/name` */
  constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: PATIENCE,
      // A hanging server is treated like a missing one: waiting calls fail.
      query_timeout: PATIENCE,
    });
    // The pool replaces idle connections that break; a connection in use fails its call. Without a listener the error
    // would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async look(): Promise<Found> {
    // Another process may be creating the schema: read the columns at a moment between steps.
    for (let before = await this.#steps(); ; ) {
      const [rows] = await this.run([statement(COLUMNS_OF.postgres)]);
      const steps = await this.#steps();
      if (steps.join() === before.join()) return { columns: columnsIn(rows), steps, isSharedWithOthers: true };
      before = steps;
    }
  }

  async #steps(): Promise<readonly number[]> {
    const [[{ isThere }]] = await this.run([
      statement(`SELECT COUNT(*) AS "isThere" FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = 'schema_steps' AND column_name = 'step'`),
    ]);
    if (Number(isThere) === 0) return [];
    const [rows] = await this.run([statement(STEPS_OF)]);
    return rows.map((row) => number(row, 'step'));
  }

  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    // One statement is a transaction by itself, which saves two round trips.
    if (statements.length === 1) return [await this.#ask(this.#pool, statements[0])];
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      await client.query('BEGIN');
      const rows: (readonly Row[])[] = [];
      for (const one of statements) rows.push(await this.#ask(client, one));
      await client.query('COMMIT');
      isBroken = false;
      return rows;
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => {
          isBroken = false;
        },
        () => {},
      );
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async #ask(at: pg.Pool | pg.PoolClient, { sql, params }: Statement): Promise<readonly Row[]> {
    return (await at.query<Row>({ text: dollars(sql), values: [...params] })).rows;
  }

  async ring(payload: string): Promise<void> {
    await this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
  }

  onRing(hear: (payload: string) => void): void {
    this.#hearers.push(hear);
    if (this.#hearers.length === 1) void this.#listen();
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('A store on PostgreSQL is backed up by pg_dump: docs/scale.md says how.'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#listener?.end().catch(() => {});
    await this.#pool.end();
  }

  async #listen(): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({ connectionString: this.#url });
    this.#listener = client;
    client.on('notification', ({ payload }) => {
      for (const hear of this.#hearers) hear(payload ?? '');
    });
    const retry = (): void => {
      if (this.#isClosed || this.#listener !== client) return;
      this.#listener = null;
      this.#retry = setTimeout(() => void this.#listen(), AGAIN);
    };
    client.on('error', retry);
    client.on('end', retry);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      client.end().catch(() => {});
      retry();
    }
  }
}
