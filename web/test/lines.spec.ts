import { expect, type Page, test } from '@playwright/test';
import { invitationPath } from '../table/invitation.ts';
import {
  checkPage,
  errorsOf,
  expectNoWider,
  openAt,
  play,
  settled,
  setUp,
  typeMove,
  version,
  withCountedReviews,
  withSettings,
} from './browser/table.ts';

const lines = (page: Page) => page.getByRole('region', { name: 'Lines' });
const steps = (page: Page) => page.getByRole('treeitem');
const roll = (page: Page) => page.getByRole('button', { name: 'Roll', exact: true });

/** Types a move for the seat in turn. */
async function typed(page: Page, line: string): Promise<void> {
  await typeMove(page, line);
  await settled(page);
}

/** The board as text. */
async function board(page: Page): Promise<string | null> {
  await page.keyboard.press('t');
  const shown = await page.locator('.text-board-text').textContent();
  await page.keyboard.press('t');
  return shown;
}

test('lines are tried from a match, gone through by keys, kept with it, and left by one key', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'] });
  await settled(page);
  const before = await board(page);
  const entries = await version(page);
  await page.keyboard.press('l');
  await expect(lines(page)).toContainText('Nothing you try changes the match');
  await settled(page);
  expect(await board(page)).toBe(before);

  // Both sides are moved by one person; chance is chosen.
  await typed(page, 'd D4');
  await expect(roll(page)).toBeVisible();
  await page.getByRole('button', { name: /^oasis/ }).click();
  await expect(steps(page)).toHaveText([/^Step/, /Discover D4/, /Tile: oasis/]);
  await expect(page.locator('.prompt.mine')).toContainText('Amber');
  await typed(page, 'd E4');
  await roll(page).click();
  await expect(roll(page)).toHaveCount(0);
  await settled(page);
  await checkPage(page, 'lines', true);

  // Back, and another way: an alternative in the tree.
  await page.keyboard.press('{');
  await expect(steps(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await board(page)).toBe(before);
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect(page.locator('.lines-step[aria-selected="true"]')).toHaveText(/Tile: oasis/);
  await page.keyboard.press('[');
  await page.getByRole('button', { name: /^desert/ }).click();
  const aside = page.locator('.lines-aside');
  await expect(aside.getByRole('treeitem')).toHaveText([/Tile: desert/]);
  // With the focus in the tree the arrows go along it and between alternatives.
  await steps(page).and(page.locator('[aria-selected="true"]')).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveText(/Tile: oasis/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveText(/Discover E4/);
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toHaveText(/^Step/);
  await page.keyboard.press('End');
  const last = await steps(page).count();

  // The other line is made the main one, then cut off.
  await aside.getByRole('treeitem').click();
  await lines(page).getByRole('button', { name: 'Main line' }).click();
  await expect(aside.getByRole('treeitem').first()).toHaveText(/Tile: oasis/);
  await expect(steps(page)).toHaveCount(last);
  await lines(page).getByRole('button', { name: 'Delete' }).click();
  await expect(steps(page)).toHaveCount(last - 1);

  // The seats' expectations, and a strong bot's advice.
  await page.keyboard.press(']');
  await lines(page).getByRole('button', { name: 'Values' }).click();
  await expect(lines(page).locator('.lines-values li')).toHaveText([/Amber.*%/, /Teal.*%/], { timeout: 20_000 });
  await page.keyboard.press('h');
  await expect(page.locator('.hint-list li').first()).toContainText('%', { timeout: 20_000 });
  await page
    .getByRole('button', { name: /^Play it/ })
    .first()
    .click();
  await expect(page.locator('.lines-step[aria-selected="true"] .seat-badge')).toBeVisible();

  // One key leads back; the match is as it was, and the lines are kept with it.
  const told = await steps(page).allTextContents();
  await page.keyboard.press('}');
  await expect(page).toHaveURL(/\/table\//);
  await settled(page);
  expect(await version(page)).toBe(entries);
  expect(await board(page)).toBe(before);
  await page.reload();
  await settled(page);
  await page.keyboard.press('l');
  // The value of the last step comes a moment later.
  await expect(steps(page)).toHaveCount(told.length);
  expect(errors).toEqual([]);
});

test('what seats keep secret keeps lines shut until the match is over', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto(invitationPath('borderkeep', { deal: 1, levels: [null, 'greedy'] }));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await settled(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const more = page.getByRole('dialog');
  await expect(more).toContainText('you can try lines once it is over');
  await expect(more.getByRole('button', { name: 'Try lines' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.locator('.why-not')).toContainText('once it is over');
  await expect(page).toHaveURL(/\/table\//);
  // Not by the address either.
  await page.goto(page.url().replace('/table/', '/lines/'));
  await expect(page.getByRole('alert')).toContainText('once it is over');
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await settled(page);

  // Once over, the same match is open from any step.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'End without a result' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.locator('.ending').getByRole('button', { name: 'Try lines' }).click();
  await settled(page);
  await expect(lines(page)).toBeVisible();
  await page.keyboard.press('}');
  await settled(page);
  await page.keyboard.press('{');
  await expect(page.getByLabel('Step of the replay')).toHaveValue('0');
  await page.getByRole('button', { name: 'Try lines' }).last().click();
  await expect(page).toHaveURL(/\/lines\/.*at=0/);
  await expect(roll(page)).toBeVisible();
  await page.keyboard.press('}');
  await expect(page).toHaveURL(/\/replay\/.*at=0/);
});

test('a moment of the review is tried from, and the way back leads to it', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await withCountedReviews(page);
  await setUp(page, { players: ['random', 'greedy'], options: { boardSize: 5 } });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  await page.locator('.ending').getByRole('button', { name: 'Review' }).click();
  const choice = page.locator('.review-choices li').first();
  await expect(choice).toBeVisible({ timeout: 120_000 });
  await choice.getByRole('button', { name: 'Show it' }).click();
  await settled(page);
  const before = await board(page);
  await choice.getByRole('button', { name: /^Try lines/ }).click();
  await expect(lines(page)).toBeVisible();
  await settled(page);
  expect(await board(page)).toBe(before);
  await page.keyboard.press('}');
  await expect(page).toHaveURL(/\/replay\//);
  await expect(choice).toBeVisible();
  expect(await board(page)).toBe(before);
});

test('dice and cards are chosen, or rolled until somebody must choose', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/position/borderkeep?seats=2');
  await expect(page.getByRole('textbox', { name: 'The position as text' })).toBeFocused();
  await page.keyboard.press('Escape');
  // The highest roll begins.
  await page.getByRole('button', { name: /^2 17/ }).click();
  await page.getByRole('button', { name: /^5 17/ }).click();
  await expect(page.locator('.log')).toContainText('Teal');
  // A card among many is found by its letters.
  await page.getByRole('searchbox', { name: 'Find an outcome' }).fill('temple');
  const found = page.locator('.lines-outcomes button');
  await expect(found.first()).toContainText('Temple');
  const card = (await found.first().textContent()) ?? '';
  await found.first().click();
  await expect(steps(page).last()).toContainText(card.split(' ')[0]);
  await roll(page).click();
  await expect(roll(page)).toHaveCount(0);
  await expect(page.locator('.prompt.mine')).toContainText('Teal');
  // The deal is a long row of outcomes: its middle is folded, until one goes there.
  const middle = lines(page).getByText(/^… \d+ more …$/);
  const shown = await steps(page).count();
  await middle.click();
  await expect(middle).toHaveCount(0);
  expect(await steps(page).count()).toBeGreaterThan(shown);
});

test('where all choose at once, one seat chooses after the other, each on a board of its own', async ({ page }) => {
  await page.goto('/position/andia');
  await expect(page.getByRole('textbox', { name: 'The position as text' })).toBeFocused();
  await page.keyboard.press('Escape');
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  for (const name of ['Amber', 'Teal']) {
    await expect(page.locator('.prompt.mine')).toContainText(name);
    // No press for the other player remains.
    await expect(confirm).toBeDisabled();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await confirm.click();
  }
  await expect(page.locator('.prompt.mine')).toContainText('Turn 2');
  await expect(steps(page)).toHaveText([/^Own position/, /Amber: pass/, /Teal: pass/]);
  // Back to between the two choices.
  await page.keyboard.press('[');
  await expect(page.locator('.prompt.mine')).toContainText('Teal: Turn 1');
});

test('a position is edited, refused with a reason, kept while it is wrong, and opened', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await openAt(page, { game: 'building-refuge', seats: 2, position: { score: [3, 4] }, options: { boardSize: 5 } });
  await page.keyboard.press('l');
  await lines(page).getByRole('button', { name: 'Position' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'The position as text' });
  const text = await field.inputValue();
  expect(JSON.parse(text)).toMatchObject({ score: [3, 4] });
  await checkPage(page, 'lines-position');
  const wrong = text.replace('"turn": 1', '"turn": 7');
  await field.fill(wrong);
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('turn');
  await field.fill(`${wrong},`);
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/line \d+, column \d+/);
  // Closed and opened again it is there as it was written.
  await page.keyboard.press('Escape');
  await lines(page).getByRole('button', { name: 'Position' }).click();
  await expect(field).toHaveValue(`${wrong},`);
  await field.fill(text.replace('3, 4', '20, 4'));
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.seat-score').first()).toHaveText('Score 20');
  await expect(lines(page).getByLabel('Tried from')).toHaveValue('1');
  await lines(page).getByLabel('Tried from').selectOption('0');
  await expect(page.locator('.seat-score').first()).toHaveText('Score 3');
  expect(errors).toEqual([]);
});

test('lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { motion: 'off' });
  await play(page);
  await settled(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Try lines' }).click();
  await settled(page);
  await expect(page.locator('.refuge')).toBeInViewport();
  await typed(page, 'd D4');
  await expect(roll(page)).toBeInViewport();
  await expectNoWider(page, 'chance');
  await roll(page).click();
  await expect(steps(page)).not.toHaveCount(2);
  await expectNoWider(page, 'lines');
  await checkPage(page, 'lines-phone');
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await expect(page).toHaveURL(/\/table\//);
});
