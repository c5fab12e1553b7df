// Measures the figures needed for simulating many processes, with one and two on one PostgreSQL.

import { cpus } from 'node:os';
import { openStore } from '@marchlands/server/store/open.ts';
import { PostgresDriver } from '@marchlands/server/store/postgres/postgres.ts';
import type { Store } from '@marchlands/server/store/store.ts';
import type { Append } from '@marchlands/server/store/tables.ts';
import type { Database } from './database.ts';
import { type Driven, drive } from './drive.ts';
import type { Board } from './player.ts';
import { end, metersOf, type Program, startServer } from './program.ts';
import type { Figures } from './simulate.ts';
import { type LiveTable, openTables, pause } from './tables.ts';

/** Live tables with two sockets each; choices per second when measuring; seconds of each measurement. */
export const TABLES = 1000;
const RATE = 400;
const SECONDS = 10;
/** Play before measuring: a server still being compiled behaves differently. */
const WARM = { seconds: 10, rate: 600 };
/** Times that each is measured: the fastest counts, since other work on the machine only adds. */
const TIMES = 3;
/** Seconds without choices: a whole period of presence announcements. */
const QUIET = 20;
/** Number of notifications measured together, since each takes a small fraction of a second. */
const NOTIFICATIONS = 10_000;
/** A change of typical size in bytes. */
const DATA = JSON.stringify({ kind: 'acted', data: 'x'.repeat(300) });
/** Numbers of changes waiting at the same time. */
export const WAITING: readonly number[] = [1, 8, 32, 128];

/** One row of measurements of choices on this machine. */
export interface Measured extends Driven {
  readonly processes: number;
  readonly rate: number;
  /** Milliseconds of processor time per choice: of the busiest process, and of the database. */
  readonly processor: number;
  readonly database: number;
  /** Cores that were busy with other work meanwhile. */
  readonly others: number;
}

export interface ProcessFigures {
  readonly figures: Figures;
  /** Milliseconds of a transaction, by its number of changes, as in `WAITING`. */
  readonly transactions: readonly number[];
  readonly measured: readonly Measured[];
}

/** Milliseconds of processor time used so far by the processes, the database, this program and the whole machine. */
interface Used {
  readonly all: number;
  readonly processes: number;
  readonly database: number;
  readonly client: number;
}

async function usedBy(programs: readonly Program[], database: Database): Promise<Used> {
  let processes = 0;
  for (const { base } of programs) {
    processes += Number(/^process_cpu_seconds_total (\S+)$/m.exec(await metersOf(base))?.[1]) * 1000;
  }
  const { user, system } = process.cpuUsage();
  let all = 0;
  for (const { times } of cpus()) all += times.user + times.nice + times.sys + times.irq;
  return { all, processes, database: database.processor(), client: (user + system) / 1000 };
}

/** The processor time used by some work. */
async function spent<R>(
  programs: readonly Program[],
  database: Database,
  work: () => Promise<R>,
): Promise<readonly [Used, R]> {
  const before = await usedBy(programs, database);
  const result = await work();
  const after = await usedBy(programs, database);
  const used = {
    all: after.all - before.all,
    processes: after.processes - before.processes,
    database: after.database - before.database,
    client: after.client - before.client,
  };
  return [used, result];
}

function change(table: string, seq: number): Append {
  return {
    table,
    seq,
    at: 1,
    data: DATA,
    row: {
      game: 'load',
      status: 'over',
      isPublic: false,
      listedUntil: null,
      due: null,
      awaitsBot: false,
      turns: [],
      card: seq === 0 ? '{}' : null,
    },
    sitters: null,
    named: [],
    isSecret: false,
    results: null,
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Milliseconds of transactions with this many changes, and of the database's processor for each. */
async function transactionsOf(
  store: Store,
  database: Database,
  waiting: number,
): Promise<{ readonly time: number; readonly processor: number }> {
  const times: number[] = [];
  const before = database.processor();
  const begun = performance.now();
  for (let seq = 0; performance.now() - begun < 3000; seq += 1) {
    // The first is written alone while the others queue up.
    const first = store.tables.append(change(`${waiting}/first`, seq));
    const others = Array.from({ length: waiting }, (_, i) => store.tables.append(change(`${waiting}/${i}`, seq)));
    await first;
    const at = performance.now();
    await Promise.all(others);
    times.push(performance.now() - at);
  }
  return { time: middle(times), processor: (database.processor() - before) / times.length };
}

/** The straight line nearest to points, by least squares of relative errors. */
export function lineThrough(points: readonly (readonly [number, number])[]): {
  readonly at0: number;
  readonly slope: number;
} {
  const weights = points.map(([, y]) => 1 / y ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point, i) => sum + of(point) * weights[i], 0) / total;
  const x = mean(([at]) => at);
  const y = mean(([, value]) => value);
  const slope = mean(([at, value]) => (at - x) * (value - y)) / mean(([at]) => (at - x) ** 2);
  return { at0: y - slope * x, slope };
}

/** Sends this many notifications as fast as possible, several at once. */
async function ring(driver: PostgresDriver, payload: (i: number) => string): Promise<void> {
  let next = 0;
  const go = async (): Promise<void> => {
    while (next < NOTIFICATIONS) {
      next += 1;
      await driver.ring(payload(next));
    }
  };
  await Promise.all(Array.from({ length: 8 }, go));
  // Until all have received it.
  await pause(1000);
}

/** The database's cost of a NOTIFY without listeners, and with some. */
async function notifications(
  database: Database,
  address: string,
): Promise<{ readonly notify: number; readonly deliver: number }> {
  const ringer = new PostgresDriver(address);
  const [alone] = await spent([], database, () => ring(ringer, (i) => `load wrote t${i}`));
  const hearers = Array.from({ length: 4 }, () => new PostgresDriver(address));
  for (const hearer of hearers) hearer.onRing(() => {});
  await pause(1000);
  const [heard] = await spent([], database, () => ring(ringer, (i) => `load wrote t${i}`));
  for (const driver of [ringer, ...hearers]) await driver.close();
  const notify = alone.database / NOTIFICATIONS;
  return { notify, deliver: Math.max(0, heard.database / NOTIFICATIONS - notify) / hearers.length };
}

interface Played {
  readonly row: Measured;
  readonly used: Used;
  readonly choices: number;
}

/** Plays several times at a rate, and returns the run with the least p99. */
async function played(
  programs: readonly Program[],
  database: Database,
  tables: readonly LiveTable[],
  rate: number,
): Promise<Played> {
  const all: Played[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const [used, driven] = await spent(programs, database, () => drive(tables, SECONDS, rate));
    const choices = driven.perSecond * SECONDS;
    const row = {
      ...driven,
      processes: programs.length,
      rate,
      processor: used.processes / choices,
      database: used.database / choices,
      others: Math.max(0, used.all - used.processes - used.database - used.client) / (SECONDS * 1000),
    };
    all.push({ row, used, choices });
  }
  return all.toSorted((a, b) => a.row.p99 - b.row.p99)[0];
}

/**
 * Measures for about five minutes.
 * @param rates further choices per second at which one and two processes are measured
 */
export async function measureFigures(
  database: Database,
  board: Board,
  rates: readonly number[],
): Promise<ProcessFigures> {
  const { notify, deliver } = await notifications(database, await database.address('notifications'));

  const store = await openStore(await database.address('transactions'), null);
  // Once for the compiler.
  await transactionsOf(store, database, 100);
  const transactions: Awaited<ReturnType<typeof transactionsOf>>[] = [];
  for (const waiting of WAITING) transactions.push(await transactionsOf(store, database, waiting));
  await store.close();
  const time = lineThrough(WAITING.map((waiting, i) => [waiting, transactions[i].time]));
  // Each measurement includes a transaction with one change, and a NOTIFY for both.
  const work = lineThrough(WAITING.map((waiting, i) => [waiting + 1, transactions[i].processor]));

  const DATABASE_URL = await database.address('tables');
  const measured: Measured[] = [];
  const one = await startServer({ DATABASE_URL });
  const driver = new PostgresDriver(DATABASE_URL);
  await pause(2000);
  const [silent] = await spent([one], database, () => pause(QUIET * 500));
  const [hearing] = await spent([one], database, () => ring(driver, (i) => `load wrote t${i}`));
  const tables = await openTables(one.base, board, TABLES, 0, '');
  await drive(tables, WARM.seconds, WARM.rate);
  const [quiet] = await spent([one], database, () => pause(QUIET * 1000));
  const rest = { process: quiet.processes / QUIET, database: quiet.database / QUIET };
  const own = await played([one], database, tables, RATE);
  measured.push(own.row);
  for (const rate of rates) measured.push((await played([one], database, tables, rate)).row);
  const [present] = await spent([one], database, () =>
    ring(driver, (i) => `load told elsewhere ${tables[i % TABLES].id} 0 1`),
  );
  await leave([one], tables);

  const two = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
  const shared = await openTables(two[0].base, board, TABLES, 0, '', two[1].base);
  await drive(shared, WARM.seconds, WARM.rate);
  const [still] = await spent(two, database, () => pause(QUIET * 1000));
  const both = await played(two, database, shared, RATE);
  measured.push(both.row);
  for (const rate of rates) measured.push((await played(two, database, shared, rate)).row);
  await leave(two, shared);
  await driver.close();

  const nothing = silent.processes / (QUIET / 2);
  const hear = (hearing.processes - nothing) / NOTIFICATIONS;
  const choice = (own.used.processes - rest.process * SECONDS) / own.choices;
  const change = work.slope;
  const ofDatabase = (own.used.database - rest.database * SECONDS) / own.choices;
  const figures = {
    choice,
    follow: (both.used.processes - (still.processes / QUIET) * SECONDS) / both.choices - choice - hear,
    hear,
    // A process knows it already, so this is close to zero.
    presence: Math.max(0, (present.processes - rest.process) / NOTIFICATIONS - hear),
    second: (rest.process - nothing) / TABLES,
    commit: Math.max(0, work.at0 - 2 * notify) / 2,
    change,
    read: (both.used.database - (still.database / QUIET) * SECONDS) / both.choices - ofDatabase - deliver,
    lookup: Math.max(0, (rest.database - silent.database / (QUIET / 2)) / TABLES - notify / 20),
    notify,
    deliver,
    syncTime: time.at0,
    changeTime: time.slope,
    client: own.used.client / own.choices,
  };
  return { figures, transactions: transactions.map((one) => one.time), measured };
}

async function leave(programs: readonly Program[], tables: readonly LiveTable[]): Promise<void> {
  for (const { players } of tables) for (const player of players) player.close();
  await pause(500);
  for (const { server } of programs) await end(server);
}
