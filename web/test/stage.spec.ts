import { expect, test } from '@playwright/test';
import { setUp, withSettings } from './browser/table.ts';

declare global {
  interface Window {
    /** What the board has said under what it showed, in order, each with the prompt line of that moment. */
    marchlandsTold?: { caption: string; prompt: string; ending: boolean }[];
  }
}

const attack = /^The barbarians (attack|reach)|is razed\.$|stands\.$/;

test('the attack at the end is shown step by step, and how it ends is told only then', async ({ page }) => {
  await withSettings(page, { motion: 'on' });
  await page.addInitScript(() => {
    window.marchlandsTold = [];
    let last = '';
    new MutationObserver(() => {
      const caption = document.querySelector('.refuge-caption')?.textContent ?? '';
      if (caption !== last && caption !== '') {
        window.marchlandsTold?.push({
          caption,
          prompt: document.querySelector('.prompt-text')?.textContent ?? '',
          ending: document.querySelector('.ending') !== null,
        });
      }
      last = caption;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await setUp(page, { players: ['random', 'random'], options: { boardSize: 5 } });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 120_000 });
  const told = (await page.evaluate(() => window.marchlandsTold ?? [])).filter(({ caption }) => attack.test(caption));
  const lines = (await page.locator('.log-line').allTextContents()).filter((line) => attack.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(told.map(({ caption }) => caption)).toEqual(lines);
  for (const { prompt, ending } of told) {
    expect(prompt).not.toMatch(/wins|share|lost/);
    expect(ending).toBe(false);
  }
});

test('with motion off nothing is on the stage, and the end is told at once', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.addInitScript(() => {
    window.marchlandsTold = [];
    new MutationObserver(() => {
      const caption = document.querySelector('.refuge-caption')?.textContent;
      if (caption) window.marchlandsTold?.push({ caption, prompt: '', ending: false });
    }).observe(document, { subtree: true, childList: true });
  });
  await setUp(page, { players: ['random', 'random'], options: { boardSize: 5 } });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => window.marchlandsTold)).toEqual([]);
  await expect(page.locator('.prompt-text')).toHaveText(/wins|share|lost|tied/);
});
