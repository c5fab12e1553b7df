import { expect, type Page, test } from '@playwright/test';
import { actByMouse, errorsOf, logLines, myTurn, openTool, setUp, withSettings } from './browser/table.ts';

/** The log at the beginning of the person's turn. */
async function logOf(page: Page): Promise<readonly string[]> {
  await myTurn(page);
  return logLines(page);
}

test('a deal is chosen by its number: who plays it again meets the same draws and the same bots', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  const logs: (readonly string[])[] = [];
  for (const deal of ['12345', '12345', '54321']) {
    await page.goto('/setup/building-refuge');
    await page.getByRole('textbox', { name: 'Deal' }).fill(deal);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.deal-name')).toHaveText(`Deal ${deal}`);
    for (let i = 0; i < 2; i += 1) {
      await myTurn(page);
      await actByMouse(page);
    }
    logs.push(await logOf(page));
  }
  expect(logs[0]?.length).toBeGreaterThan(4);
  expect(logs[1]).toEqual(logs[0]);
  expect(logs[2]).not.toEqual(logs[0]);
  expect(errors).toEqual([]);
});

test('a deal is played once more from its end, named in the record, and passed on by a link', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['random', 'random'], deal: 7, options: { boardSize: 5 } });
  const ending = page.locator('.ending');
  await expect(ending).toContainText('Deal 7: not counted');
  const first = await logLines(page);
  const address = page.url();
  await ending.getByRole('button', { name: 'This deal again' }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  await expect(ending).toBeVisible();
  expect(await logLines(page)).toEqual(first);

  await openTool(page, 'Record');
  await expect(page.getByRole('textbox', { name: 'Record of this match' })).toHaveValue(
    /\[Dice \{"kind":"numbered","deal":7\}\]/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  await page.goto(await page.getByLabel('Link to this deal').inputValue());
  await expect(page.getByRole('textbox', { name: 'Deal' })).toHaveValue('7');
  await expect(page.getByLabel('Who plays seat 2')).toHaveValue('random');
  await expect(page.getByLabel('Board size')).toHaveValue('5');
});

test('what is no deal, and an address that names no set-up, are refused in words', async ({ page }) => {
  await page.goto('/setup/building-refuge');
  await page.getByRole('textbox', { name: 'Deal' }).fill('seven');
  await expect(page.getByRole('alert')).toContainText('1 to 999,999,999');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Pick a number' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();

  for (const [query, sentence] of [
    ['deal=x', 'must be the number of a deal'],
    ['seats=9', 'Building Refuge is for 2, 3, 4, 5, 6 players'],
    ['players=person,clever', 'clever'],
    ['options=[', 'must be JSON'],
    ['options={"boardSize":{"toString":1}}', 'boardSize'],
  ] as const) {
    await page.goto(`/setup/building-refuge?${query}`);
    await expect(page.getByRole('alert').first(), query).toContainText(sentence);
  }
});
