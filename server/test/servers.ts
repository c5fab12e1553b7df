import { games } from '@marchlands/games/index.ts';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Config, Limits } from '../config.ts';
import { type Server, type Surroundings, startServer } from '../server.ts';
import { type Device, guestAt, type Hello, Visit } from './device.ts';
import { onEveryStore } from './stores.ts';
import { testConfig } from './test-config.ts';
import { loadGame } from './toy-games.ts';

/** The special settings of a server with its own file. */
interface Special extends Omit<Partial<Config>, 'limits'>, Partial<Pick<Surroundings, 'gate' | 'creditTime'>> {
  readonly limits?: Partial<Limits>;
  readonly pageFolder?: string;
}

/** A server under test, with its address. */
export interface TestServer extends Server {
  readonly base: string;
}

/** Starts a server on a port of its own; it is closed after the tests of the file. */
export async function startTestServer(store: string, more: Special = {}): Promise<TestServer> {
  const server = await launch(store, more);
  afterAll(() => server.close());
  return server;
}

async function launch(
  store: string,
  { gate, creditTime, pageFolder, limits, ...config }: Special = {},
): Promise<TestServer> {
  const module = new URL('toy-games.ts', import.meta.url).href;
  const plain = testConfig(store);
  const logger = pino({ level: process.env.MARCHLANDS_LOG ?? 'silent' });
  const server = await startServer(
    { ...plain, ...config, limits: { ...plain.limits, ...limits } },
    logger,
    pageFolder ?? null,
    {
      catalogue: { load: loadGame, module, list: games },
      ...(gate === undefined ? {} : { gate }),
      ...(creditTime === undefined ? {} : { creditTime }),
    },
  );
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, base };
}

/** Runs the same tests against a server on SQLite and one on PostgreSQL; `address` is that of its store. */
export function onEveryServer(name: string, tests: (server: () => TestServer, address: () => string) => void): void {
  onEveryStore((place) => {
    let started: TestServer | null = null;
    let address = '';
    beforeAll(async () => {
      address = await place.address(name);
      started = await launch(address);
    });
    afterAll(async () => started?.close());
    tests(
      () => {
        if (started === null) throw new Error('the server has not started');
        return started;
      },
      () => address,
    );
  });
}

/** People at a table whose match has begun. */
export interface Seated {
  readonly id: string;
  readonly devices: readonly Device[];
  readonly keys: readonly string[];
  /** One socket a seat, with the match in sight. */
  readonly visits: readonly Visit[];
}

/** Opens a table, seats a new guest at each seat and begins. The first one is the owner. */
export async function seatAll(
  base: string,
  plan: { readonly seats: number; readonly [field: string]: unknown },
): Promise<Seated> {
  const devices: Device[] = [];
  for (let seat = 0; seat < plan.seats; seat += 1) devices.push(await guestAt(base, `Guest ${seat + 1}`));
  const [owner] = devices;
  const { id } = await owner.must('POST', '/api/tables', plan);
  const keys: string[] = [];
  for (const [seat, device] of devices.entries()) {
    keys.push((await device.must('POST', `/api/tables/${id}/sit`, { seat })).key);
  }
  await owner.must('POST', `/api/tables/${id}/begin`);
  const visits = await Promise.all(devices.map((device, seat) => visit(device, id, { seat, key: keys[seat] })));
  return { id, devices, keys, visits };
}

/** A socket at a table, with the match's view if it has begun. */
export async function visit(device: Device, id: string, hello: Hello = {}): Promise<Visit> {
  const made = new Visit(device, id, hello);
  await made.until(() => made.table !== null && (made.table.status === 'gathering' || made.view !== null));
  return made;
}
