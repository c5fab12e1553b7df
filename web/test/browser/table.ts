// What the tests do at a table, told in the words of a person.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const screens = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));

/** The settings that a test starts with, kept as the page keeps them. */
export async function withSettings(
  page: Page,
  settings: { theme?: 'light' | 'dark' | 'contrast'; motion?: 'on' | 'off' },
): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('marchlands.settings') === null) {
      localStorage.setItem('marchlands.settings', JSON.stringify(kept));
    }
  }, settings);
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

/** From the home page to a table, by the button that a newcomer presses. */
export async function play(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.locator('.refuge')).toBeVisible();
}

/** From the set-up page to a table. */
export async function setUp(
  page: Page,
  wish: { readonly players: readonly string[]; readonly size?: number; readonly game?: string },
): Promise<void> {
  await page.goto(`/setup/${wish.game ?? 'building-refuge'}`);
  // Only a page that is there can be asked how many seats it lets one choose.
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  const seats = page.getByRole('radiogroup').getByRole('radio');
  if ((await seats.count()) > 0)
    await page.getByRole('radio', { name: String(wish.players.length), exact: true }).check();
  for (const [seat, player] of wish.players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption({ label: player });
  }
  if (wish.size !== undefined) await page.getByLabel('Board size').fill(String(wish.size));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('main.table')).toBeVisible();
}

/** Waits until the person at the screen must choose, or the match is over; tells which. */
export async function myTurn(page: Page): Promise<'choose' | 'over'> {
  const mine = page.locator('.prompt.mine');
  const ending = page.locator('.ending');
  await expect(mine.or(ending).first()).toBeVisible({ timeout: 40_000 });
  return (await ending.count()) > 0 ? 'over' : 'choose';
}

/** Number of the log's steps that the screen shows. */
export async function version(page: Page): Promise<number> {
  return Number(await page.locator('main.table').getAttribute('data-version'));
}

/** Waits until the table has gone on from a step. */
export async function goneOn(page: Page, from: number): Promise<void> {
  await expect.poll(() => version(page), { timeout: 20_000 }).toBeGreaterThan(from);
}

/** One action with the mouse: what is asked, or the first thing that can be done on the first lit square. */
export async function actByMouse(page: Page): Promise<void> {
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

/** No violation that axe knows of; the picture of the state is kept. */
export async function checkPage(page: Page, name: string): Promise<void> {
  mkdirSync(screens, { recursive: true });
  // A page that is still on its way is not the page meant.
  await expect(page.getByText('One moment…')).toHaveCount(0);
  await page.screenshot({ path: `${screens}${name}.png` });
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze();
  const said = found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`,
  );
  expect(said, name).toEqual([]);
}
