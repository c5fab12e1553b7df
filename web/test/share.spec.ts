import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkPage, errorsOf, setUp, withSettings } from './browser/table.ts';

/** Matches that bots alone play to their end in a moment. */
const MATCHES = [
  { game: 'building-refuge', options: { boardSize: 5 } },
  { game: 'andia', options: { map: 'andia-mini' } },
  { game: 'borderkeep', options: {} },
];

for (const { game, options } of MATCHES) {
  test(`the end of ${game} is shared as a picture, a line and a link that opens the replay`, async ({
    page,
    context,
  }) => {
    const errors = errorsOf(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withSettings(page, { motion: 'off' });
    await setUp(page, { game, players: ['random', 'random'], options });
    await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
    const headline = (await page.locator('.ending h2').textContent()) ?? '';
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByRole('img')).toBeVisible();

    const saving = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Save the picture' }).click();
    const download = await saving;
    const png = readFileSync(await download.path());
    expect(download.suggestedFilename()).toBe(`${game}.png`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // Width and height are in the first chunk.
    expect(png.readUInt32BE(16)).toBeGreaterThan(600);
    await checkPage(page, `share-${game}`);

    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    const [line = '', link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(line).toContain(headline);
    await page.goto(link);
    await expect(page.locator('main.table')).toHaveAttribute('data-replay', 'true');
    expect(errors).toEqual([]);
  });
}
