import { expect, type Page, test } from '@playwright/test';
import { actByMouse, errorsOf, goneOn, myTurn, setUp, version, withSettings } from './browser/table.ts';

const area = (page: Page, code: string) => page.locator(`[role=gridcell][data-place="${code}"]`);
const commit = (page: Page) => page.locator('.andia-commit .primary');

declare global {
  interface Window {
    /** The content of the screen at each change of the caption under the board. */
    marchlandsSaid?: { caption: string; log: string; prompt: string; live: string; covered: boolean; lesson: string }[];
  }
}

/** Notes the screen at each caption of the board. */
async function noteCaptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: NonNullable<Window['marchlandsSaid']> = [];
    window.marchlandsSaid = said;
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    let last = '';
    new MutationObserver(() => {
      const caption = textOf('.andia-caption');
      if (caption !== last && caption !== '') {
        said.push({
          caption,
          log: textOf('.rail > .log'),
          prompt: textOf('.prompt-text'),
          live: textOf('[role=status][aria-live]'),
          covered: document.querySelector('.hand-over') !== null,
          lesson: textOf('.lesson-at'),
        });
      }
      last = caption;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const said = (page: Page) => page.evaluate(() => window.marchlandsSaid ?? []);

/** A move along these areas, confirmed. */
async function order(page: Page, ...codes: string[]): Promise<void> {
  for (const code of codes) await area(page, code).click();
  await expect(commit(page)).toBeEnabled();
  await commit(page).click();
}

test('a fight is seen before log, prompt and what is read aloud tell of it, and with no cover over it', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'on' });
  await noteCaptions(page);
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  const cover = page.locator('.hand-over');
  await cover.getByRole('button').click();
  await order(page, 'M', 'S', 'S', 'MC');
  await cover.getByRole('button').click();
  await order(page, 'H', 'S');
  // Only Amber has a city, which gives a piece: nothing is secret then, and the screen goes to Amber without a cover.
  await expect(page.locator('.prompt.mine')).toContainText('Turn 2', { timeout: 30_000 });
  await expect(cover).toHaveCount(0);
  const seen = await said(page);
  expect(seen.map(({ caption }) => caption).join(' ')).toContain('Fight in Shalomar');
  for (const { caption, log, live, covered } of seen) {
    expect(log, caption).not.toContain(caption);
    expect(live, caption).not.toContain(caption);
    expect(covered, caption).toBe(false);
  }
  for (const { caption } of seen) await expect(page.locator('.rail > .log')).toContainText(caption);
  expect(errors).toEqual([]);
});

test('skipping tells at once, and a lesson goes on only when its picture has been seen', async ({ page }) => {
  // So long that it is still shown when it is skipped, on a busy machine too.
  await withSettings(page, { motion: 'on', pace: 'slow' });
  await noteCaptions(page);
  await page.goto('/learn/andia');
  await page.locator('.lesson').getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.lesson-at')).toContainText('2 of');
  await expect(page.locator('.prompt-text')).toContainText('Tap Mu, then Shalomar');
  await order(page, 'M', 'S', 'S', 'S', 'MC');
  await expect(page.locator('.andia-caption')).toBeVisible();
  await expect(page.locator('.lesson-at')).toContainText('2 of');
  await page.locator('.andia').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('.lesson-at')).toContainText('3 of');
  await expect(page.locator('.rail > .log')).toContainText('Shalomar');
  for (const { lesson } of await said(page)) expect(lesson).toContain('2 of');
});

test('typing after / goes into the field; a nudge says a kind of move, whole; a pass takes two presses', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'random'] });
  await myTurn(page);
  await page.keyboard.press('/');
  await page.keyboard.type('pass');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('pass');
  await page.keyboard.press('Escape');
  await expect(commit(page)).toBeDisabled();
  await area(page, 'M').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.why-not')).toContainText('press Pass');
  const before = await version(page);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(commit(page)).toHaveText('Confirm: pass');
  expect(await version(page)).toBe(before);
  await commit(page).click();
  await goneOn(page, before);
});

test('what happens while the board is on its way is shown by it before anything is told', async ({ page }) => {
  const errors = errorsOf(page);
  // So long that it is still shown when it is skipped, on a busy machine too.
  await withSettings(page, { motion: 'on', pace: 'slow' });
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route(/\/assets\/board-[^/]*\.js/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await setUp(page, { game: 'borderkeep', players: ['person', 'random'], deal: 2 });
  // A deal in which the other begins: it has had its turn by then.
  await expect.poll(() => version(page)).toBeGreaterThan(20);
  await expect(page.locator('.bk')).toHaveCount(0);
  await expect(page.locator('.prompt.mine')).toHaveCount(0);
  letLoad();
  const skip = page.getByRole('button', { name: 'Skip to the end' });
  await expect(skip).toBeVisible();
  await expect(page.locator('.prompt.mine')).toHaveCount(0);
  await skip.click();
  expect(await myTurn(page)).toBe('choose');
  expect(errors).toEqual([]);
});

test('the button that cuts a bot short lies over nothing that is told', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { motion: 'on', pace: 'slow' });
  for (const seats of [2, 4]) {
    await setUp(page, { players: ['person', ...Array<string>(seats - 1).fill('scout')], options: { boardSize: 5 } });
    await myTurn(page);
    await actByMouse(page);
    const hurry = page.getByRole('button', { name: 'Play now', exact: true });
    await expect(hurry).toBeVisible();
    // It lies in the bar, in the place of the hint; the strip of seats has no button.
    await expect(page.locator('.toolbar').getByRole('button', { name: 'Play now' })).toHaveCount(1);
    await expect(page.locator('.seats button')).toHaveCount(0);
    await hurry.click();
    await myTurn(page);
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  }
});
