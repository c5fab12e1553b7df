// Online tables in tests: a real server with its own store, and persons with one browser each.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PushGate } from '@marchlands/server/push/gate.ts';
import { type Server, startServer } from '@marchlands/server/server.ts';
import { testConfig } from '@marchlands/server/test/test-config.ts';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import pino from 'pino';

/** The built page: built before the tests. */
const pageFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A test server, with its address. */
export interface OnlineServer extends Server {
  /** `http://localhost:port` */
  readonly base: string;
}

/** In place of the internet: every endpoint is accepted, and nothing leaves the tests. */
const noPush: PushGate = { mayBeEndpoint: async () => true, send: async () => 201 };

/**
 * Starts a server of the built page on SQLite.
 * @param store the file of the store: a server restarted with it continues there
 * @param port 0 for any free one
 */
export async function startOnline(store: string, port = 0): Promise<OnlineServer> {
  const server = await startServer(testConfig(store), pino({ level: 'silent' }), pageFolder, { gate: noPush });
  const address = await server.app.listen({ port, host: '127.0.0.1' });
  return { ...server, base: `http://localhost:${new URL(address).port}` };
}

/** Further options of `person` for a browser. */
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

/** A host of files: it serves the built page, and knows nothing of tables. */
export async function startFiles(): Promise<{ readonly base: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0];
    const file = join(pageFolder, path === '/' ? 'index.html' : path);
    const isThere = existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(isThere && request.method !== 'HEAD' ? readFileSync(file) : undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host of files has no port');
  return { base: `http://localhost:${address.port}`, close: () => server.close() };
}

const TYPES: { readonly [ending: string]: string | undefined } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Enters a name in the lobby. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto('/online');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText(`You are ${name} here.`)).toBeVisible();
}

/** Opens a table from the lobby with the form's defaults, except the changes of `change`; returns its address. */
export async function openTable(
  page: Page,
  title: string,
  change: (page: Page) => Promise<unknown> = async () => {},
): Promise<string> {
  await page.goto('/online');
  await page.getByRole('link', { name: `Open a table: ${title}` }).click();
  const open = page.getByRole('button', { name: 'Open the table' });
  await expect(open).toBeVisible();
  await change(page);
  await open.click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  return page.getByLabel('Address of this table').inputValue();
}
