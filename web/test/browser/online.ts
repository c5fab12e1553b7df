// Tables online in the tests: a real server with a store of its own, and persons who each have a browser.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@marchlands/server/config.ts';
import { type Server, startServer } from '@marchlands/server/server.ts';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import pino from 'pino';

/** The built page: whoever runs the tests has built it. */
const pageFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A server of the tests, and where it listens. */
export interface OnlineServer extends Server {
  /** `http://localhost:port` */
  readonly base: string;
}

function config(store: string): Config {
  return {
    store,
    key: null,
    host: '127.0.0.1',
    port: 0,
    origins: [],
    isBehindProxy: false,
    adminToken: 'the token of the tests',
    botThreads: 1,
    botBudget: 1000,
    logLevel: 'silent',
    idle: 60_000,
    // Tests are in a hurry, and all come from one address.
    limits: { requests: 1_000_000, sockets: 10_000 },
  };
}

/**
 * Starts a server of the built page on SQLite.
 * @param store the file of the store: a server that is started again with it goes on where the first one ended
 * @param port 0 for any that is free
 */
export async function startOnline(store: string, port = 0): Promise<OnlineServer> {
  const server = await startServer(config(store), pino({ level: 'silent' }), pageFolder);
  const address = await server.app.listen({ port, host: '127.0.0.1' });
  return { ...server, base: `http://localhost:${new URL(address).port}` };
}

/** What `person` gives a browser besides. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

interface PersonFixture {
  /** A page in a browser of its own: its own cookies, keys and settings. */
  readonly person: (options?: BrowserContextOptions) => Promise<Page>;
}

/** As Playwright's, on a server of tables online: `baseURL` is its address, and `online` the server itself. */
export const test = base.extend<PersonFixture, { readonly online: OnlineServer }>({
  online: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'marchlands-online-'));
      const server = await startOnline(join(folder, 'store.sqlite'));
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ online }, use) => use(online.base),
  person: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
