// Steps at a table, in a person's words.

import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf } from '../../table/address.ts';
import { invitationPath } from '../../table/invitation.ts';

/** Folder of a sweep's pictures. */
export const screens = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));

/** The settings that a test starts with, kept as the page keeps them. */
export async function withSettings(
  page: Page,
  settings: { motion?: 'on' | 'off'; sound?: 'on' | 'off'; pace?: 'slow'; lone?: 'ask' | 'send'; text?: 'huge' },
): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('marchlands.settings') === null) {
      localStorage.setItem('marchlands.settings', JSON.stringify(kept));
    }
  }, settings);
}

/**
 * Gives a worker some lines of script before its own: it has globals of its own, which no script of the page reaches.
 * @param worker `table` keeps the match, `review` reviews it
 */
export async function withWorkerLines(page: Page, lines: string, worker: 'table' | 'review' = 'table'): Promise<void> {
  await page.route(`**/${worker}.worker-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${lines}\n${await response.text()}` });
  });
}

/**
 * Reviews take as much work on a busy machine as on a quiet one, and find the same: their clock counts how often it is
 * read. A review of a small match takes about three seconds on a quiet machine.
 * @param each milliseconds for each time: the more, the slower the machine
 */
export async function withCountedReviews(page: Page, each = 2): Promise<void> {
  await withWorkerLines(page, `let readings = 0; performance.now = () => ${each} * (readings += 1);`, 'review');
}

/** Goes to another address as a link of the page does, without loading the page again. */
export async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** Errors of the page; a test ends with none. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** The set-up of a table; everything else has the page's defaults. */
export interface Wish {
  readonly game?: string;
  /** By seat: 'person' or a bot's level. */
  readonly players: readonly string[];
  /** The number of the deal: a test plays the same match every time. */
  readonly deal?: number;
  readonly options?: { readonly [name: string]: unknown };
}

/** From the set-up page to a table: deck, dice and bots follow from the number of the deal. */
export async function setUp(
  page: Page,
  { game = 'building-refuge', players, deal = 1, options = {} }: Wish,
): Promise<void> {
  const levels = players.map((player) => (player === 'person' ? null : player));
  await page.goto(invitationPath(game, { seats: players.length, deal, levels, options }));
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  // Unreadable parts are left out, including the number of the deal: another match would be played each time.
  await expect(page.getByText('holds a set-up that cannot be read')).toHaveCount(0);
  await start.click();
  await expect(page.locator('main.table')).toBeVisible();
}

/** A table of two as "Play" lays it, but of a numbered deal: the person sits first. */
export async function play(page: Page, deal = 1): Promise<void> {
  await setUp(page, { players: ['person', 'greedy'], deal });
  await expect(page.locator('.refuge')).toBeVisible();
}

/**
 * Waits until every request is answered, every animation over, and every part of the page loaded: values read once,
 * such as the number of buttons, then belong to the newest step.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main.table[data-settled="true"]:not(:has([aria-busy="true"]))')).toHaveCount(1);
}

/**
 * Makes a choice from the text list beside the board, which is the same for every game, or sends a whole choice. True
 * if the seat had to choose.
 * @param pick index in the list, counted cyclically
 */
export async function choose(page: Page, pick = 0): Promise<boolean> {
  await settled(page);
  if ((await page.locator('.prompt.mine').count()) === 0) return false;
  const board = page.locator('.text-board');
  if ((await page.locator('main.table[data-draft="whole"]').count()) > 0)
    await board.locator('.draft-bar .primary').click();
  else {
    const choices = board.locator('.text-board-choices .button:visible');
    if ((await choices.count()) === 0)
      await board
        .locator('summary')
        .nth(pick % (await board.locator('summary').count()))
        .click();
    await choices.nth(pick % (await choices.count())).click();
  }
  await settled(page);
  return true;
}

/** Waits until the person at the screen must choose, or the match is over; tells which. */
export async function myTurn(page: Page): Promise<'choose' | 'over'> {
  await settled(page);
  const mine = page.locator('.prompt.mine');
  const ending = page.locator('.ending');
  await expect(mine.or(ending).first()).toBeVisible({ timeout: 40_000 });
  return (await ending.count()) > 0 ? 'over' : 'choose';
}

/** Takes the screen over at a hand-over; waits until that person, or the end, is there. */
export async function takeOver(page: Page): Promise<void> {
  await settled(page);
  const mine = page.getByRole('button', { name: /^I am / });
  await expect(mine.or(page.locator('.prompt.mine')).or(page.locator('.ending')).first()).toBeVisible();
  if ((await mine.count()) === 0) return;
  await mine.click();
  await expect(mine).toHaveCount(0);
  await settled(page);
}

/** Opens a tool from "More". */
export async function openTool(page: Page, tool: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tool, exact: true }).click();
}

/** The first line of the log that says something, in its turn, which is opened for it. */
export async function lineSaying(page: Page, says: string | RegExp): Promise<Locator> {
  const line = page.locator('.log-line', { hasText: says }).first();
  await expect(line).toBeAttached();
  const turn = line.locator('xpath=ancestor::li[contains(@class, "log-turn")]');
  const head = turn.locator('.log-head[aria-expanded="false"]');
  if ((await head.count()) > 0) await head.click();
  return line;
}

/** The log's lines once the table has settled. */
export async function logLines(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.locator('.log-line').allTextContents();
}

/** Number of the log's steps that the screen shows. */
export async function version(page: Page): Promise<number> {
  return Number(await page.locator('main.table').getAttribute('data-version'));
}

/** Waits until the table has moved on from a step. */
export async function goneOn(page: Page, from: number): Promise<void> {
  await expect.poll(() => version(page), { timeout: 20_000 }).toBeGreaterThan(from);
}

/** Types a move as the record writes it; keys go to the table again once the dialog has closed. */
export async function typeMove(page: Page, line: string): Promise<void> {
  const before = await version(page);
  await typeSealed(page, line);
  await goneOn(page, before);
}

/** Types a choice that stays sealed until others have chosen. */
export async function typeSealed(page: Page, line: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Type a move' }).fill(line);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** One action with the mouse: the current question, or the first possible action on the first lit square. */
export async function actByMouse(page: Page): Promise<void> {
  await settled(page);
  const before = await version(page);
  const decision = page.locator('.refuge-decision .refuge-choices .button');
  if ((await decision.count()) > 0) await decision.first().click();
  else {
    const square = page.locator('[role=gridcell][aria-label*="You can"]');
    // From the end, so that squares ahead of the spiral are used too.
    await square.last().click();
    await page.locator('.refuge-panel .button.primary').first().click();
  }
  await goneOn(page, before);
}

/** Nothing on the page is wider than the screen. Parts measure themselves a moment after the screen has changed. */
export async function expectNoWider(page: Page, what = ''): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: what }).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Whether every page is checked in every width and theme: `npm run test:web -- --all`. */
export const isSweep = process.env['PAGE_ALL'] === '1';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1366, 650],
  [1440, 900],
] as const;

/**
 * No violation known to axe. A sweep checks every width and theme, and takes a picture of each; otherwise contrasts,
 * which take longest, are checked only with `colours`: once on each page and board.
 */
export async function checkPage(page: Page, name: string, colours = false): Promise<void> {
  // A page that is still on its way is not the page meant.
  await expect(page.getByText('One moment…')).toHaveCount(0);
  if (!isSweep) return checkOnce(page, name, colours);
  const size = page.viewportSize();
  const worn = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light');
  for (const theme of ['light', 'dark', 'contrast']) {
    await wear(page, theme);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${screens}${name}-${width}-${theme}.png` });
      await checkOnce(page, `${name} at ${width} in ${theme}`, true);
    }
  }
  await wear(page, worn);
  if (size !== null) await page.setViewportSize(size);
}

function wear(page: Page, theme: string): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}

async function checkOnce(page: Page, name: string, colours: boolean): Promise<void> {
  // The page has no frames of other origins, for which axe would open a page of its own each time.
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .disableRules(colours ? [] : ['color-contrast'])
    .analyze();
  const said = found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`,
  );
  expect(said, name).toEqual([]);
}

/** Opens a table at a position, with persons on all seats; chance follows from the number of the deal. */
export async function openAt(
  page: Page,
  at: {
    readonly game: string;
    readonly seats: number;
    /** As the game reads it. */
    readonly position: object | string;
    readonly options?: { readonly [name: string]: unknown };
    readonly deal?: number;
  },
): Promise<void> {
  const { game, seats, position, options = {}, deal = 1 } = at;
  const opening = { kind: 'position', gameId: game, seats, options, position, deal } as const;
  // The origin is that of the page's server; only the rest is made here.
  await page.goto((await addressOf(opening, 'http://here')).replace('http://here', ''));
  await expect(page.locator('main.table')).toBeVisible();
}
