import { randomBytes } from 'node:crypto';
import { messageOf } from '@marchlands/core/result.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { type Config, ConfigError } from './config.ts';
import { Events } from './events/events.ts';
import { createApp } from './http/app.ts';
import { Passwords } from './http/password.ts';
import { Purses } from './http/purses.ts';
import { Histories } from './keeper/histories.ts';
import { Keeper } from './keeper/keeper.ts';
import type { LoadGame } from './keeper/parts.ts';
import { ServerMeters } from './ops/meters.ts';
import { internet, type PushGate } from './push/gate.ts';
import { newVapidKeys, Pusher, type VapidKeys } from './push/pusher.ts';
import { type HeldStore, openAlone } from './store/open.ts';
import { StoreProblem, storeProblem } from './store/problem.ts';
import type { Store } from './store/store.ts';
import { ServerTime } from './time.ts';

/** Milliseconds between two signs of life, and the silence that counts as an outage. */
const BEAT = 5000;
const GAP = 7000;

/** The available games, and the module from which the bots' threads load them. */
interface Catalogue {
  readonly load: LoadGame;
  readonly module: string;
  readonly list: typeof games;
}

const CATALOGUE: Catalogue = {
  load: loadGame,
  module: import.meta.resolve('@marchlands/games/index.ts'),
  list: games,
};

/** The server's environment; tests replace parts. */
export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly gate: PushGate;
  /** Milliseconds of a monotonic clock, by which rate limits recover. */
  readonly creditTime: () => number;
}

const SURROUNDINGS: Surroundings = { catalogue: CATALOGUE, gate: internet, creditTime: () => performance.now() };

/** A running server. */
export interface Server {
  readonly app: FastifyInstance;
  readonly keeper: Keeper;
  readonly events: Events;
  readonly store: Store;
  readonly meters: ServerMeters;
  /** Finishes requests in progress, says goodbye and closes everything. */
  close(): Promise<void>;
}

function readKeys(kept: string): VapidKeys {
  // The store returns the stored value unchanged.
  return JSON.parse(kept) as VapidKeys;
}

/** @throws ConfigError if another server has the store, or it cannot be opened */
async function hold({ store, key }: Config): Promise<HeldStore> {
  const held = await openAlone(store, key).catch(inWords);
  if (held !== null) return held;
  throw new ConfigError(
    `Another server has the store ${store} open. Stop that one, or name another file in MARCHLANDS_STORE; only on PostgreSQL can several servers share a store.`,
  );
}

/** Problems of the store are reported to the operator as configuration errors. */
function inWords(error: unknown): never {
  throw error instanceof StoreProblem ? new ConfigError(error.message) : error;
}

/**
 * Starts a server, but does not let it listen: `app.listen` does.
 * @throws ConfigError if the store cannot be used
 */
export async function startServer(
  config: Config,
  logger: FastifyBaseLogger,
  pageFolder: string | null,
  surroundings: Partial<Surroundings> = {},
): Promise<Server> {
  const held = await hold(config);
  try {
    return await serve(held, config, logger, pageFolder, { ...SURROUNDINGS, ...surroundings });
  } catch (error) {
    // Report the original failure, not one of closing.
    await held.store.close().catch(() => {});
    held.letGo();
    return inWords(storeProblem(config.store, error));
  }
}

async function serve(
  { store, letGo }: HeldStore,
  config: Config,
  logger: FastifyBaseLogger,
  pageFolder: string | null,
  { catalogue: { load, module, list }, gate, creditTime }: Surroundings,
): Promise<Server> {
  // First, since it shows whether the store can be read with this key, and written to.
  const kept = config.vapid ?? readKeys(await store.secrets.get('vapid', () => JSON.stringify(newVapidKeys())));
  const cookieKey = await store.secrets.get('cookie', () => randomBytes(32).toString('base64url'));
  const logs = await store.secrets.get('logs', () => randomBytes(12).toString('base64url'));
  const time = new ServerTime();
  const bots = new BotPool({ threads: config.botThreads, budget: config.botBudget, games: module });
  const meters = new ServerMeters({
    size: () => keeper.size,
    botsWaiting: () => bots.waiting,
    damaged: () => store.damages.list.length,
  });
  const pusher = new Pusher({ pushes: store.pushes, gate, vapid: kept, contact: config.contact, log: logger });
  store.damages.onFound(({ place, message }) =>
    logger.error({ place, error: message }, 'What is stored cannot be read'),
  );
  const { idle, pushAfter } = config;
  const keeper: Keeper = new Keeper({
    store,
    time,
    loadGame: load,
    bots,
    pusher,
    log: logger,
    meters,
    refresh: () => beat(GAP),
    idle,
    pushAfter,
  });

  async function beat(gap: number): Promise<void> {
    try {
      const there = await store.outages.clock();
      if (there !== null) time.follow(there);
      await store.outages.beat(time.now(), gap);
      time.setOutages(await store.outages.since(0));
    } catch (error) {
      logger.error({ error: messageOf(error) }, 'The store does not answer');
    }
  }
  // If other processes may be running, only a long silence means an outage.
  await beat(store.isShared ? GAP : 0);
  const beating = setInterval(() => void beat(GAP), BEAT);
  const titleOf = (game: string): string => list.find(({ id }) => id === game)?.title ?? game;
  const events = new Events({ store, keeper, time, pusher, titleOf, log: logger });
  keeper.start();
  events.start();

  const histories = new Histories(keeper, time);
  const guarded = { purses: new Purses(config.limits.requests, creditTime), passwords: new Passwords() };
  const context = {
    store,
    keeper,
    histories,
    events,
    pusher,
    time,
    loadGame: load,
    games: list,
    config,
    logs,
    ...guarded,
  };
  const app = await createApp({ context, meters, logger, cookieKey, pageFolder });
  let closing: Promise<void> | null = null;
  return {
    app,
    keeper,
    events,
    store,
    meters,
    close() {
      closing ??= (async () => {
        clearInterval(beating);
        await events.close();
        await keeper.close();
        await bots.close();
        await app.close();
        await beat(GAP);
        await store.close();
        letGo();
      })();
      return closing;
    },
  };
}
