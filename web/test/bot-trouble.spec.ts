import { expect, type Page, test } from '@playwright/test';
import { actByMouse, checkPage, myTurn, setUp, withSettings } from './browser/table.ts';

/** Bots that cannot think until `mend` is called: their worker dies as soon as it starts. */
async function breakBots(page: Page): Promise<{ mend(): void }> {
  let isBroken = true;
  await page.route('**/bot.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: isBroken ? 'throw new Error("broken for a test");' : await response.text() });
  });
  return {
    mend: () => {
      isBroken = false;
    },
  };
}

test('a bot that cannot think is told in words, leaves no bar, and tries again when it is let', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const bots = await breakBots(page);
  await setUp(page, { players: ['greedy', 'person'], options: { boardSize: 5 } });
  const trouble = page.locator('.table-trouble');
  // Chance decides who begins.
  const first = page.locator('.prompt.mine').or(trouble);
  await expect(first.first()).toBeVisible();
  if ((await trouble.count()) === 0) await actByMouse(page);
  await expect(trouble).toContainText('stopped thinking');
  await expect(page.locator('.seat-thinking')).toHaveCount(0);
  await checkPage(page, 'table-bot-trouble');
  // Still broken: told again, not endlessly waited for.
  await trouble.getByRole('button', { name: 'Let it try again' }).click();
  await expect(trouble).toContainText('stopped thinking');
  await expect(page.locator('.seat-thinking')).toHaveCount(0);
  bots.mend();
  await trouble.getByRole('button', { name: 'Let it try again' }).click();
  await myTurn(page);
  await expect(trouble).toHaveCount(0);
});

test('a seat whose bot cannot think can be played by the person, or by a simpler bot', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const bots = await breakBots(page);
  await setUp(page, { players: ['greedy', 'greedy'], options: { boardSize: 5 } });
  const trouble = page.locator('.table-trouble');
  await expect(trouble).toBeVisible();
  await trouble.getByRole('button', { name: /yourself/ }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await expect(trouble).toHaveCount(0);
  for (let i = 0; i < 5 && (await trouble.count()) === 0; i += 1) {
    await actByMouse(page);
    await expect(page.locator('.prompt.mine').or(trouble).first()).toBeVisible();
  }
  bots.mend();
  await trouble.getByRole('button', { name: /simpler bot/ }).click();
  await myTurn(page);
  await expect(page.locator('.seats')).toContainText('Random');
});

test('a hint that fails says so', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await breakBots(page);
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await page.keyboard.press('h');
  await expect(page.locator('.why-not')).toContainText('gives hints has stopped');
  await expect(page.locator('.seat-thinking')).toHaveCount(0);
});
