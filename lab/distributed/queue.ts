import { fail, messageOf, ok, type Result } from '@marchlands/core/result.ts';
import { PgBoss } from 'pg-boss';
import type { Order, Plan } from '../protocol.ts';

/** An order in a database, for a worker on any machine. */
export interface OrderJob {
  readonly plan: Plan;
  readonly order: Order;
}

/** The numbers of waiting and active orders. */
export interface QueueState {
  readonly waiting: number;
  readonly playing: number;
  /** Orders that no worker could play. */
  readonly failed: number;
}

/** The database schema of the queue; the server's tables are elsewhere. */
const SCHEMA = 'marchlands_lab';
/** Seconds without a sign of life after which a worker counts as dead and its order goes to another. */
const HEARTBEAT = 10;
/** Seconds between polls for such orders. */
const LOOK = 5;
/** An order is given up after this many workers have died over it: more than chance explains. */
const RETRIES = 10;

/** Orders in a PostgreSQL database. Only programs of one version share a queue: others would play different matches. */
export class OrderQueue {
  readonly boss: PgBoss;
  readonly name: string;

  private constructor(boss: PgBoss, name: string) {
    this.boss = boss;
    this.name = name;
  }

  /**
   * Opens the queue of a version; creates missing tables.
   * @param url in the form of DATABASE_URL
   * @param whyNot the sentence on an error of the database
   * @returns a problem if the database cannot be reached; it names the host and never the password
   */
  static async open(
    url: string,
    version: string,
    whyNot = (error: unknown) => `The database at ${hostOf(url)} cannot be used: ${messageOf(error)}`,
  ): Promise<Result<OrderQueue>> {
    if (!/^postgres(ql)?:\/\//.test(url)) return fail('must be an address such as postgres://user:password@host/name.');
    const boss = new PgBoss({
      ...{ connectionString: url, schema: SCHEMA, application_name: 'marchlands lab' },
      ...{ superviseIntervalSeconds: LOOK, monitorIntervalSeconds: LOOK },
    });
    // Failed calls report themselves; failures between calls are retried.
    boss.on('error', () => {});
    try {
      await boss.start();
      const name = `lab-${version}`;
      if ((await boss.getQueue(name)) === null) {
        await boss.createQueue(name, {
          ...{ heartbeatSeconds: HEARTBEAT, retryLimit: RETRIES, retryDelay: 0 },
          // Orders are cut to take minutes; an answer is fetched at once.
          ...{ expireInSeconds: 6 * 3600, deleteAfterSeconds: 24 * 3600 },
        });
      }
      return ok(new OrderQueue(boss, name));
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      return fail(whyNot(error));
    }
  }

  async state(): Promise<QueueState> {
    // The library's own figures are some seconds old.
    const { rows } = await this.boss
      .getDb()
      .executeSql(`SELECT state::text AS state, count(*)::int AS n FROM ${SCHEMA}.job WHERE name = $1 GROUP BY state`, [
        this.name,
      ]);
    const found = new Map((rows as readonly { state: string; n: number }[]).map(({ state, n }) => [state, n]));
    const count = (...states: readonly string[]): number =>
      states.reduce((sum, state) => sum + (found.get(state) ?? 0), 0);
    return { waiting: count('created', 'retry'), playing: count('active'), failed: count('failed') };
  }

  /** Closes the database; a worker first finishes its orders. */
  async close(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 60_000 });
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'the address given';
}
