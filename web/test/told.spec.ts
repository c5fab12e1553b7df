// The others' actions, the log by turns, and the offers meanwhile.
import { expect, type Page, test } from '@playwright/test';
import {
  actByMouse,
  checkPage,
  errorsOf,
  myTurn,
  openAt,
  settled,
  setUp,
  takeOver,
  withSettings,
} from './browser/table.ts';

declare global {
  interface Window {
    /** How often another seat's act was shown, and how often something was offered meanwhile. */
    marchlandsOffers?: { offered: number; shown: number };
  }
}

const toldOf = (page: Page, seat: number) => page.locator('.seat').nth(seat).locator('.seat-told');

test('what the others did stands at their seats, its places marked, until one acts', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['random', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  await expect(toldOf(page, 0)).toHaveText(/^(discovers|activates|builds|plays)/);
  await expect(page.locator('.refuge-recent').first()).toBeVisible();
  await checkPage(page, 'told', true);
  // Persons who hand the turn to each other: nothing is reported of the person's own actions.
  await expect(toldOf(page, 1)).toHaveCount(0);
  // The log addresses the person, as the prompt does.
  await expect(page.locator('.log')).toContainText(/You (discover|activate|build|play|act)/);
  await expect(page.locator('.log')).not.toContainText('Teal');
  expect(errors).toEqual([]);
});

test('who has acted is told nothing more of what was before', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  const first = page.locator('.seat-told', { hasText: /./ });
  await expect(first).toHaveCount(1);
  await actByMouse(page);
  await myTurn(page);
  await expect(first).toHaveCount(1);
});

test('the log has an entry a turn, which opens, and is one stop of the Tab key', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  for (let i = 0; i < 3; i += 1) {
    await myTurn(page);
    await actByMouse(page);
  }
  await myTurn(page);
  await settled(page);
  const log = page.locator('.rail .log');
  const heads = log.locator('.log-head');
  expect(await heads.count()).toBeGreaterThan(2);
  await expect(log.locator('button[tabindex="0"]')).toHaveCount(1);

  await log.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(log.locator('button[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const here = log.locator('button:focus');
  await expect(here).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(here).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(log.locator('.log-line:focus')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(log.locator('button:focus')).toHaveCount(0);
});

test('while what another seat did is shown nothing is offered', async ({ page }) => {
  await withSettings(page, { motion: 'on', pace: 'slow' });
  await page.addInitScript(() => {
    const seen = { offered: 0, shown: 0 };
    window.marchlandsOffers = seen;
    new MutationObserver(() => {
      const caption = document.querySelector('.refuge-caption')?.textContent ?? '';
      if (!caption.startsWith('Teal')) return;
      seen.shown += 1;
      if (document.querySelector('.refuge-kinds') !== null) seen.offered += 1;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  const seen = await page.evaluate(() => window.marchlandsOffers);
  expect(seen).toEqual({ offered: 0, shown: expect.any(Number) });
  expect(seen).not.toEqual({ offered: 0, shown: 0 });
});

test('of several actions on a square the usual one stands first, and it alone is drawn as the main one', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await openAt(page, { game: 'building-refuge', seats: 2, position: { score: [3, 4] } });
  await takeOver(page);
  await page.locator('[role=gridcell][aria-label*="You can"]').first().click();
  await expect(page.locator('.refuge-action').first()).toHaveAttribute('aria-label', /^Discover/);
  await expect(page.locator('.refuge-action').first().locator('.primary')).toHaveCount(1);
  await expect(page.locator('.refuge-action').nth(1).locator('.primary')).toHaveCount(0);
});

test('a hint that is filled in or played leaves nothing over the button that follows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show the move' }).click();
  await page.getByRole('button', { name: /^Fill it in/ }).click();
  await expect(page.locator('.hint')).toHaveCount(0);
  await expect(page.locator('.andia-commit .primary')).toBeEnabled();
  await expect(page.locator('.andia-commit .primary')).toBeInViewport({ ratio: 1 });
});
