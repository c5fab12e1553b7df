import { expect, type Page, test } from '@playwright/test';
import { invitationPath } from '../table/invitation.ts';
import {
  checkPage,
  errorsOf,
  goneOn,
  myTurn,
  play,
  settled,
  setUp,
  typeMove,
  version,
  withSettings,
} from './browser/table.ts';

/** Presses Tab until something with this accessible name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

/** From the square that has the focus to one where something can be done, by arrows alone. */
async function arrowToLit(page: Page): Promise<void> {
  for (let i = 0; i < 31; i += 1) {
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (label.includes('discover') || (i > 24 && label.includes('You can'))) return;
    // Row by row, as one reads.
    await page.keyboard.press(/^E\d/.test(label) ? 'Home' : 'ArrowRight');
    if (/^E\d/.test(label)) await page.keyboard.press(label.startsWith('E5') ? 'PageUp' : 'ArrowDown');
  }
}

test('a whole match is played with keys alone', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto(invitationPath('building-refuge', { deal: 1, levels: [null, 'greedy'], options: { boardSize: 5 } }));
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.refuge')).toBeVisible();
  await tabTo(page, /^A1:/);
  let turns = 0;
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    const isDecision = (await page.locator('.refuge-decision').count()) > 0;
    if (isDecision) {
      await expect(page.locator('.refuge-decision button').first()).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await arrowToLit(page);
      await page.keyboard.press('Enter');
      await expect(page.locator('.refuge-action button').first()).toBeFocused();
      if (turns === 3) await checkPage(page, 'table-keyboard');
      await page.keyboard.press('Enter');
    }
    await goneOn(page, before);
    turns += 1;
    expect(turns).toBeLessThan(120);
  }
  await expect(page.locator('.ending')).toBeVisible();
  expect(errors).toEqual([]);
});

test('keys: list, typed notation, hint, text board', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('undo');
  await checkPage(page, 'table-keys');
  await page.keyboard.press('Escape');

  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(page.locator('.hint-list li')).not.toHaveCount(0);
  await checkPage(page, 'table-hint');

  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Type a move' }).fill('d Z9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await typeMove(page, 'd D4');

  await page.keyboard.press('t');
  await expect(page.locator('.text-board-text')).toContainText('A    B    C');
  await checkPage(page, 'table-text', true);
});

test('the key that opens a dialog opens it again right after Escape', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeFocused();
  // Before the browser tells that the dialog has closed, which is a task of its own.
  await page.evaluate(async () => {
    document.querySelector('dialog')?.requestClose();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  });
  await page.waitForTimeout(200);
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeFocused();
});

test('the button of a hint stays while it is worked out', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector('.toolbar .hurry') !== null) document.body.dataset['hurried'] = 'true';
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-hurried', 'true');
});

test('the live region says what has happened and whose turn it is', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await play(page);
  await myTurn(page);
  await typeMove(page, 'c E5');
  await expect(page.locator('.log')).toContainText('You play the city tile on E5');
  await expect(page.getByRole('status', { name: 'What has just happened' })).not.toBeEmpty();
});

test('a decision after one’s own action takes the focus from the board', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'] });
  await myTurn(page);
  await page.getByRole('gridcell', { name: /^A1:/ }).focus();
  // Activations until one leaves more than one kind of tile to take.
  for (let i = 0; i < 60; i += 1) {
    if ((await myTurn(page)) === 'over') throw new Error('no activation offered a choice');
    const before = await version(page);
    const sources = page.locator('[role=gridcell][aria-label*="activate"]');
    const square =
      (await sources.count()) > 0 ? sources.last() : page.locator('[role=gridcell][aria-label*="discover"]').last();
    await square.focus();
    await page.keyboard.press('Enter');
    const way = page.locator('.refuge-panel').getByRole('button', { name: /^(Activate|Discover)/ });
    await way.last().focus();
    await page.keyboard.press('Enter');
    await goneOn(page, before);
    await settled(page);
    if ((await page.locator('.refuge-decision').count()) === 0) continue;
    await expect(page.locator('.refuge-decision button').first()).toBeFocused();
    return;
  }
  throw new Error('no activation offered a choice in sixty actions');
});

test('where nothing has the focus a decision takes three keys: one to the place or button that is meant, then Enter', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'island', players: ['person', 'greedy', 'greedy'], options: { rules: 'base' } });
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  for (let decision = 0; decision < 4; decision += 1) {
    await myTurn(page);
    const before = await version(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('n');
    await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /Something can be done here/);
    await page.keyboard.press('Enter');
    await settled(page);
    if ((await version(page)) === before) await page.keyboard.press('Enter');
    await goneOn(page, before);
  }
  await myTurn(page);
  await expect(roll).toBeVisible();
  const before = await version(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await expect(roll).toBeFocused();
  expect(await version(page)).toBe(before);
  await page.keyboard.press('Enter');
  await goneOn(page, before);
  expect(errors).toEqual([]);
});
