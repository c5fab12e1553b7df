// A Swiss event of three rounds between eight browsers, over a server that is started again in the middle.
// Eight are too much for each run: it is a part of `npm run test:web -- --all`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { expect, type Page, test } from '@playwright/test';
import { enter, type OnlineServer, PHONE, startOnline } from './browser/online.ts';
import {
  checkPage,
  choose,
  errorsOf,
  expectNoWider,
  openTool,
  settled,
  version,
  withSettings,
} from './browser/table.ts';

test.use({ actionTimeout: 60_000 });

const NAMES = ['Ann', 'Bob', 'Cal', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const [BOB, GUS, HAL] = [1, 6, 7];
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** All that the server tells of an event. */
async function info(base: string, id: string): Promise<EventInfo> {
  // The answer is our own server's.
  return (await (await fetch(`${base}/api/events/${id}`)).json()) as EventInfo;
}

/** Goes to the player's table of a round; false for a bye. */
async function sit(page: Page): Promise<boolean> {
  await expect(play(page).or(page.getByText('You have a bye'))).toBeVisible();
  if ((await play(page).count()) === 0) return false;
  await play(page).click();
  // An absent player has a minute.
  await expect(page.locator('main.table')).toBeVisible({ timeout: 120_000 });
  await settled(page);
  await openTool(page, 'Board as text');
  return true;
}

/** Chooses at the player's table until its end, or this many times. */
async function chooseOn(page: Page, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let made = 0; made < most && (await page.locator('.ending').count()) === 0; ) {
    if (await choose(page, made)) made += 1;
    else await page.waitForTimeout(100);
  }
}

/** A round, and the way back to the event. */
async function playRound(page: Page): Promise<void> {
  if (!(await sit(page))) return;
  await chooseOn(page);
  await page.getByRole('link', { name: 'To the event' }).click();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
}

test('eight browsers play a Swiss event over a restart, and bots play for two that leave', async ({ browser }) => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-event-'));
  const store = join(folder, 'store.sqlite');
  let server: OnlineServer = await startOnline(store);
  const { base } = server;
  const pages: Page[] = [];
  const errors: string[] = [];
  for (const at of NAMES.keys()) {
    const context = await browser.newContext({ baseURL: base, ...(at === BOB ? PHONE : {}) });
    const page = await context.newPage();
    await withSettings(page, { motion: 'off', sound: 'off' });
    page.on('pageerror', (error) => errors.push(error.message));
    pages.push(page);
  }
  const [ann, bob] = pages;
  const written = errorsOf(ann);

  // Made in less than a minute.
  const begun = Date.now();
  await enter(ann, 'Ann');
  await ann.getByRole('link', { name: 'Make an event' }).click();
  await ann.getByLabel('Name', { exact: true }).fill('Friday at the refuge');
  await ann.getByLabel('Game').selectOption('Building Refuge');
  await ann.getByRole('button', { name: 'Small board' }).click();
  await ann.getByLabel('Rounds').selectOption('3');
  await ann.getByText('More choices').click();
  await ann.getByLabel('Time to get to a table').selectOption('60 s');
  await checkPage(ann, 'make-event');
  await ann.getByRole('button', { name: 'Make the event' }).click();
  await expect(ann.getByRole('heading', { name: 'Friday at the refuge' })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);

  const address = await ann.getByLabel('Address of this event').inputValue();
  const id = address.split('/').at(-1) ?? '';
  for (const [at, page] of pages.entries()) {
    if (at === 0) continue;
    await page.goto(address);
    await page.getByLabel('Your name at the table').fill(NAMES[at]);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Ann begins when everybody is there.')).toBeVisible();
  }
  await expect(ann.getByText('Players: 8')).toBeVisible();
  await checkPage(ann, 'event');
  await expectNoWider(bob, 'event');
  await ann.getByRole('button', { name: 'Begin' }).click();

  await Promise.all(pages.map(playRound));
  expect(written).toEqual([]);
  await checkPage(bob, 'event-phone');
  await expectNoWider(bob, 'event-phone');

  // Hal closes the browser and says nothing; Gus leaves in the middle of a table; meanwhile the server is started again.
  await pages[HAL].context().close();
  const gus = pages[GUS];
  const others = pages.filter((_, at) => at !== HAL && at !== GUS);
  const round = Promise.all(others.map(playRound));
  const hasBye = !(await sit(gus));
  if (!hasBye) await chooseOn(gus, 4);
  const seen = hasBye ? 0 : await version(gus);
  await server.close();
  server = await startOnline(store, Number(new URL(base).port));
  if (!hasBye) await chooseOn(gus, 2);
  if (!hasBye) expect(await version(gus)).toBeGreaterThan(seen);
  await gus.goto(address);
  await gus.getByRole('button', { name: 'Leave the event' }).click();
  await gus.getByRole('dialog').getByRole('button', { name: 'Leave the event' }).click();
  await expect(gus.getByRole('button', { name: 'Come back' })).toBeVisible();
  await round;
  await Promise.all(others.map(playRound));
  await expect(ann.getByText('The event is over.')).toBeVisible({ timeout: 120_000 });

  const { played, standings, players } = await info(base, id);
  expect(played.length).toBe(3);
  expect(players.map(({ isIn }) => isIn)[GUS]).toBe(false);
  const pairs = played.flatMap(({ tables }) => tables.map(({ seats }) => seats.toSorted().join()));
  expect(new Set(pairs).size).toBe(pairs.length);
  const byes = played.flatMap((one) => one.byes);
  expect(new Set(byes).size).toBe(byes.length);
  // Each round gives two half points for each of its players.
  const paired = played.reduce((sum, { tables, byes: free }) => sum + 2 * tables.length + 2 * free.length, 0);
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(paired);
  const tableOf = (at: number) => played[1].tables.find(({ seats }) => seats.includes(at));
  for (const at of [GUS, HAL]) {
    const table = tableOf(at);
    if (table === undefined) continue;
    const sitting = await server.keeper.look(table.id, ({ match }) => match?.players.map(({ name }) => name));
    expect(sitting.ok && sitting.value).toContain(`Computer for ${NAMES[at]}`);
  }
  await ann.getByRole('link', { name: 'On the wall' }).click();
  await expect(ann.getByText('The event is over.')).toBeVisible();
  await checkPage(ann, 'event-wall');
  expect(errors).toEqual([]);

  for (const page of pages) if (!page.isClosed()) await page.context().close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
