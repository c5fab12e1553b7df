import { expect, test } from '@playwright/test';
import { actByMouse, expectNoWider, myTurn, setUp, withSettings } from './browser/table.ts';

declare global {
  interface Window {
    /** Strokes of sound that were begun. */
    marchlandsStrokes?: number;
  }
}

/** Counts the sounds sent to the speakers; they are played all the same. */
const counting = () => {
  window.marchlandsStrokes = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function counted(when) {
    window.marchlandsStrokes = (window.marchlandsStrokes ?? 0) + 1;
    start.call(this, when);
  };
  const source = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function counted(...given) {
    window.marchlandsStrokes = (window.marchlandsStrokes ?? 0) + 1;
    source.apply(this, given);
  };
};
const strokes = () => window.marchlandsStrokes ?? 0;

test('sounds are offered once, are heard when they are wanted, and go off by a key', async ({ page }) => {
  await withSettings(page, { motion: 'on' });
  await page.addInitScript(counting);
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  expect(await page.evaluate(strokes)).toBe(0);
  const question = page.getByRole('region', { name: 'Sounds' });
  await expectNoWider(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toHaveCount(0);
  await actByMouse(page);
  await expect.poll(() => page.evaluate(strokes)).toBeGreaterThan(0);

  await page.keyboard.press('m');
  await myTurn(page);
  const before = await page.evaluate(strokes);
  await actByMouse(page);
  await myTurn(page);
  expect(await page.evaluate(strokes)).toBe(before);
  await page.reload();
  await myTurn(page);
  await expect(question).toHaveCount(0);
});

test('the table has the focus once the question for sounds is answered', async ({ page }) => {
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  const question = page.getByRole('region', { name: 'Sounds' });
  await question.getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('what happened is shown at the pace that is set, and not at all where that is at once', async ({ page }) => {
  await withSettings(page, { motion: 'on' });
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Animation speed' }).getByLabel('At once').check();
  await page.addInitScript(() => {
    let most = 0;
    new MutationObserver(() => {
      if (document.querySelector('.refuge-caption')?.textContent) most += 1;
      document.documentElement.dataset.captions = String(most);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await setUp(page, { players: ['person', 'random'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  await expect(page.locator('html')).toHaveAttribute('data-captions', '0');
});

test('on a low screen the goal of the game stays in sight below the question about sounds', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await withSettings(page, { motion: 'off' });
  for (const seats of [1, 3, 4]) {
    await setUp(page, { game: 'borderkeep', players: ['person', ...Array<string>(seats - 1).fill('random')] });
    await myTurn(page);
    await expect(page.locator('.rail > .sound-question')).toBeVisible();
    await expect(page.locator('.rail > .goal'), `${seats} seats`).toBeInViewport({ ratio: 1 });
  }
});
