import { expect, type Page, test } from '@playwright/test';
import { checkPage, errorsOf, logLines, settled, setUp, withSettings } from './browser/table.ts';

const bar = (page: Page) => page.locator('.draft-bar');
const confirm = (page: Page) => bar(page).getByRole('button', { name: 'Confirm' });

/** The board in text, whatever boards the game has besides. */
async function asText(page: Page): Promise<void> {
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await settled(page);
  if ((await page.locator('.text-board').count()) === 0) await page.keyboard.press('t');
  await expect(page.locator('.text-board')).toBeVisible();
}

/** Chooses the first or last thing that may follow until the draft is whole; gives it as the screen writes it. */
async function choose(page: Page, which: 'first' | 'last'): Promise<string> {
  await asText(page);
  for (let i = 0; i < 40; i += 1) {
    await settled(page);
    if (await confirm(page).isEnabled()) break;
    const before = await bar(page).locator('.draft-line').allTextContents();
    await page.locator('.text-board-choices .button')[which]().click();
    await expect.poll(() => bar(page).locator('.draft-line').allTextContents()).not.toEqual(before);
  }
  await expect(confirm(page)).toBeEnabled();
  return (await bar(page).locator('.draft-line').textContent()) ?? '';
}

async function takeScreen(page: Page): Promise<string> {
  const cover = page.locator('.hand-over');
  await expect(cover).toBeVisible();
  await expect(page.locator('.text-board, .draft-bar')).toHaveCount(0);
  const name = (await cover.getByRole('heading').textContent()) ?? '';
  await cover.getByRole('button').click();
  await expect(cover).toHaveCount(0);
  return name;
}

/** What this tab keeps of a choice that is not sent. */
const keptDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('marchlands.draft'));

test('two persons choose at the same time: each drafts, changes, confirms, and hands the screen on', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  const first = await takeScreen(page);
  await asText(page);
  await expect(bar(page)).toContainText('Nothing chosen yet');
  await expect(confirm(page)).toBeDisabled();
  const drafted = await choose(page, 'last');
  await expect(page.locator('.prompt')).toContainText('make it final, or take it back');
  await checkPage(page, 'table-draft');

  // By its button and by its key, one small move each; and all at once.
  await bar(page).getByRole('button', { name: 'Take back' }).click();
  await expect(confirm(page)).toBeDisabled();
  await page.keyboard.press('u');
  await bar(page).getByRole('button', { name: 'Start again' }).click();
  await expect(bar(page)).toContainText('Nothing chosen yet');
  expect(await choose(page, 'last')).toBe(drafted);

  const log = (await logLines(page)).length;
  await confirm(page).click();
  // The tab keeps nothing of it while the screen is handed on.
  await expect(page.locator('.hand-over')).toBeVisible();
  await expect.poll(() => keptDraft(page)).toBeNull();
  const second = await takeScreen(page);
  expect(second).not.toBe(first);
  // The first one's choice is nowhere on the second's screen.
  await asText(page);
  await expect(bar(page)).toContainText('Nothing chosen yet');
  expect(await logLines(page)).toHaveLength(log);
  await choose(page, 'first');
  await confirm(page).click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(log);
  // The last chooser has the screen for the next decision.
  await expect(page.locator('.hand-over')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('bug: a reload dropped the choice that was not sent', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'random'] });
  const drafted = await choose(page, 'last');
  await page.reload();
  await asText(page);
  await expect(bar(page).locator('.draft-line')).toHaveText(drafted);
  await confirm(page).click();
  await expect(bar(page)).toContainText('Nothing chosen yet');
  // What was taken back or sent does not come again, and is kept nowhere.
  await expect.poll(() => keptDraft(page)).toBeNull();
  await page.reload();
  await asText(page);
  await expect(bar(page)).toContainText('Nothing chosen yet');
});

test('against a bot: a hint tells whole choices with how often each is right, and puts one into the draft', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'scout'] });
  await asText(page);
  let rows = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('button', { name: 'Hint' }).click();
    const card = page.locator('.hint');
    await expect(card).toBeVisible();
    // If all choices are of one kind the move is shown at once.
    const more = card.getByRole('button', { name: /^(Show the move|Show all)$/ });
    while ((await more.count()) > 0) await more.click();
    await expect(card).toContainText('%');
    if (turn === 0) await checkPage(page, 'table-hint-mixed');
    const fill = card.getByRole('button', { name: /^Fill it in: / }).first();
    const words = (await fill.getAttribute('aria-label')) ?? '';
    await fill.click();
    // Nothing is played but by "Confirm".
    await expect(confirm(page)).toBeEnabled();
    await expect(bar(page).locator('.draft-line')).not.toBeEmpty();
    if (/^Fill it in: (Move|Place new pieces:) /.test(words)) rows += 1;
    await expect(page.locator('main.table')).toHaveAttribute('data-draft', 'whole');
    // The hint has served its purpose: nothing covers the next part.
    await expect(page.locator('.hint')).toHaveCount(0);
    const before = Number(await page.locator('main.table').getAttribute('data-version'));
    await confirm(page).click();
    await expect
      .poll(async () => Number(await page.locator('main.table').getAttribute('data-version')), { timeout: 60_000 })
      .toBeGreaterThan(before);
    await asText(page);
  }
  // A sequence of moves is told in record notation.
  expect(rows).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a whole choice can be typed, and half of one is refused in words', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  await takeScreen(page);
  const line = await choose(page, 'last');
  await bar(page).getByRole('button', { name: 'Start again' }).click();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('1 Nowhere to Elsewhere');
  await dialog.getByRole('button', { name: 'Play' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByRole('textbox').fill(line);
  await dialog.getByRole('button', { name: 'Play' }).click();
  await takeScreen(page);
});
