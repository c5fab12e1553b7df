import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { actByMouse, errorsOf, goneOn, logLines, myTurn, setUp, version, withSettings } from './browser/table.ts';

const banner = (page: Page) => page.locator('.other-tab');
const playHere = (page: Page) => banner(page).getByRole('button', { name: 'Play it here' });

/** A second tab of the same browser on the same match. */
async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await withSettings(other, { motion: 'off' });
  await other.goto(page.url());
  await expect(other.locator('main.table')).toBeVisible();
  return other;
}

test('of two tabs on one match one plays and the other follows, takes over, and has it when the first is closed', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  const other = await secondTab(context, page);
  await expect(banner(other)).toContainText('open in another tab');
  await expect(other.locator('.prompt.mine')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);

  // Moves in one tab are seen in the other, which cannot play.
  await actByMouse(page);
  await myTurn(page);
  await expect.poll(() => version(other)).toBe(await version(page));
  expect(await logLines(other)).toEqual(await logLines(page));
  await expect(other.locator('[role=gridcell][aria-label*="You can"]')).toHaveCount(0);
  await other.keyboard.press('u');
  await expect(other.locator('.why-not')).toContainText('another tab');
  // Its own replay is its own affair.
  await other.keyboard.press('{');
  await expect(other.locator('main.table')).toHaveAttribute('data-replay', 'true');
  await other.keyboard.press('}');

  // It takes over, and the first follows.
  const before = await version(page);
  await playHere(other).click();
  await myTurn(other);
  await expect(banner(other)).toHaveCount(0);
  await expect(banner(page)).toContainText('open in another tab');
  expect(await version(other)).toBe(before);
  await actByMouse(other);
  await myTurn(other);
  const played = await version(other);
  await expect.poll(() => version(page)).toBe(played);

  // The one that plays is gone: the other has the match as it stood.
  await other.close();
  await myTurn(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await version(page)).toBe(played);
  await actByMouse(page);
  expect(errors).toEqual([]);
});

test('what the cover hides is on no tab, and a match that ends is counted once', async ({ page, context }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  const cover = (on: Page) => on.locator('.hand-over');
  await expect(cover(page)).toBeVisible();
  const other = await secondTab(context, page);
  await expect(cover(other)).toBeVisible();
  await expect(cover(other).getByRole('button')).toHaveCount(0);
  await expect(other.locator('.andia')).toHaveCount(0);
  await cover(page).getByRole('button').click();
  await expect(other.locator('.andia')).toBeVisible();
  // One orders; as soon as the screen is covered, so is the other tab, though it looks at an earlier moment.
  await other.keyboard.press('{');
  await expect(other.locator('main.table')).toHaveAttribute('data-replay', 'true');
  await page.locator('[role=gridcell][data-place=M]').click();
  await page.locator('[role=gridcell][data-place=S]').click();
  await expect(page.locator('main.table')).toHaveAttribute('data-draft', 'whole');
  await page.locator('.andia-commit .primary').click();
  await expect(cover(page)).toBeVisible();
  await expect(cover(other)).toBeVisible();
  expect(await other.content()).not.toMatch(/M to S|from Mu/);
  await playHere(other).click();
  await expect(cover(other).getByRole('button')).toBeVisible();
  expect(await other.content()).not.toMatch(/M to S|from Mu/);
  await expect(cover(page).getByRole('button')).toHaveCount(0);

  // Alone against a bot: both tabs see the end, and it is one line of the record. A numbered deal may be known and does
  // not count: this one has none, and is resigned before it matters.
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Andia: The whole map' }).click();
  await myTurn(page);
  await other.goto(page.url());
  await expect(banner(other)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Resign for/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await expect(other.locator('.ending')).toBeVisible();
  await page.close();
  await other.goto('/solo/andia');
  await expect(other.locator('#solo-results tbody tr')).toHaveCount(1);
});

test('a bot that has thought and waits for the board gives up without a word when another tab takes the match', async ({
  page,
  context,
}) => {
  // The boards of both tabs rest only when the test lets their time go on.
  await page.clock.install();
  await withSettings(page, { motion: 'on' });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await page.clock.runFor(20_000);
  await myTurn(page);
  const other = await secondTab(context, page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await actByMouse(page);
  // The bot needs no time to think; it has chosen long before.
  await other.waitForTimeout(1500);
  const waited = await version(page);
  await playHere(other).click();
  await expect(banner(other)).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await goneOn(other, waited);
  await myTurn(other);
  await expect.poll(async () => (await version(page)) === (await version(other))).toBe(true);
  await expect(page.locator('.table-trouble')).toHaveCount(0);
});

test('a match that another tab has removed is not put back, and that is told', async ({ page, context }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  const other = await context.newPage();
  await other.goto('/matches');
  await other.getByRole('button', { name: /^Remove/ }).click();
  await other.getByRole('button', { name: 'Remove it' }).click();
  await expect(other.locator('.matches li')).toHaveCount(0);
  await actByMouse(page);
  await expect(page.locator('.table-trouble')).toContainText('removed in another tab');
  await actByMouse(page);
  await other.reload();
  await expect(other.locator('main')).toContainText('No match');
  await expect(other.locator('.matches li')).toHaveCount(0);
});

test('without locks, as on a page without https, the older copy is told and loads what the other tab has saved', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  const other = await secondTab(context, page);
  await myTurn(other);
  const begun = await version(other);
  await actByMouse(other);
  await goneOn(other, begun);
  const played = await version(other);
  await expect(banner(page)).toContainText('continued in another tab');
  await banner(page).getByRole('button', { name: 'Load the match from there' }).click();
  await expect(banner(page)).toHaveCount(0);
  await myTurn(page);
  expect(await version(page)).toBe(played);
  await actByMouse(page);
  await expect(banner(other)).toContainText('continued in another tab');
});
