import { expect, test } from '@playwright/test';
import { settled, setUp, withSettings } from './browser/table.ts';

declare global {
  interface Window {
    /** What the board has told, each with the step of the replay before it. */
    marchlandsReplayed?: string[];
  }
}

test('bug: a running replay stood still while nothing happens, and cut short what happens', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['random', 'random'] });
  await expect(page.locator('.ending')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('marchlands.settings', JSON.stringify({ motion: 'on' })));
  await page.reload();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await settled(page);
  await page.evaluate(() => {
    const told: string[] = [];
    window.marchlandsReplayed = told;
    new MutationObserver(() => {
      const step = document.querySelector<HTMLInputElement>('.scrubber input')?.value;
      const says = document.querySelector('.kit-caption')?.textContent;
      const now = `${step}: ${says ?? ''}`;
      if (told.at(-1) !== now) told.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // The orders of the first turn are sealed until step 10; the second turn begins with the new pieces.
  const slider = page.getByRole('slider', { name: 'Step of the replay' });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const told = (await page.evaluate(() => window.marchlandsReplayed)) ?? [];
  expect(told.filter((one) => /^[1-9]: /.test(one))).toEqual([]);
  expect(told.some((one) => one.startsWith('10: Teal bombards'))).toBe(true);
});
