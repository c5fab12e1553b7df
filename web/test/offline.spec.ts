import { expect, test } from '@playwright/test';
import { actByMouse, myTurn, play, setUp, withSettings } from './browser/table.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the page opens and plays without a network', async ({ page, context }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await play(page);
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  await page.reload();
  await expect(page.locator('.refuge')).toBeVisible();
  await page.goto('/rules/building-refuge');
  await expect(page.locator('#BR-01')).toBeVisible();
  await setUp(page, { players: ['person', 'greedy'], options: { boardSize: 5 } });
  await myTurn(page);
});
