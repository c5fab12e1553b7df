import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, myTurn, openTool, setUp, withSettings } from './browser/table.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** A result as the page keeps it. */
function result(i: number, changed: object): object {
  return {
    matchId: `kept-${i}`,
    gameId: 'borderkeep',
    rulesVersion: 1,
    seats: 1,
    options: {},
    levels: [],
    ended: NOW.getTime() - (60 - i) * 7_000_000,
    daily: null,
    result: 'won',
    score: 20,
    sentence: '',
    moves: 40,
    undos: 0,
    ...changed,
  };
}

const RESULTS = [
  result(0, { daily: '2026-11-19' }),
  result(1, { daily: '2026-11-20', result: 'lost' }),
  result(2, { gameId: 'andia', seats: 2, levels: ['novice'], score: null }),
];

const status = (page: Page) => page.locator('section[aria-labelledby=data] [role=status]');

/** Brings in a file on the settings page. */
async function bringIn(page: Page, text: string): Promise<void> {
  await page.goto('/settings');
  await page
    .getByLabel('Import such a file')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('what one has done is brought in, shown at home and among the matches, saved as a file and deleted', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.clock.setFixedTime(NOW);
  await setUp(page, { players: ['person', 'greedy'] });
  await myTurn(page);
  await page.keyboard.press('t');
  await page.locator('.text-board-choices .button:visible').first().click();

  const file = { format: 'marchlands data 1', written: '', matches: [], results: RESULTS, lessons: [], settings: null };
  await bringIn(page, '{"format":"marchlands data 1","matches":{}}');
  await expect(page.getByRole('alert')).toHaveText('Nothing was imported from mine.json: matches: must be a list.');
  await bringIn(page, JSON.stringify(file));
  await expect(status(page)).toHaveText('Imported: 0 matches and 3 results.');
  await checkPage(page, 'settings-data', true);

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue playing' })).toContainText('Building Refuge');
  await expect(page.locator('.way-on')).toContainText(
    'You have beaten Beginner at Andia. Play Casual, the level above',
  );
  await expect(page.locator('.daily').first()).toContainText('2 days in a row');
  await checkPage(page, 'home-with-matches', true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page, 'home-with-matches');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.way-on a').click();
  await expect(page.getByLabel('Who plays seat 2')).toHaveValue('greedy');

  await page.goto('/matches');
  const rows = page.locator('.overall tbody tr');
  await expect(rows).toHaveText([
    /^Andia11\d+ to 100\s%1$/,
    /^Borderkeep21\d+ to \d+\s%0$/,
    /^All games32\d+ to \d+\s%1$/,
  ]);
  await checkPage(page, 'matches-overall', true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page, 'matches-overall');

  await page.goto('/settings');
  await expectNoWider(page, 'settings-data');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('marchlands-2026-11-21.json');
  const saved = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(saved).results).toEqual(RESULTS);

  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  await expect(dialog).toContainText('1 match, 3 results');
  await checkPage(page, 'delete-everything');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByRole('button', { name: 'Delete it all' }).click();
  await expect(status(page)).toHaveText('Everything is deleted.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
  await page.goto('/matches');
  await expect(page.getByText('No matches here yet.')).toBeVisible();
  await expect(page.locator('.overall')).toHaveCount(0);

  // Saved data is restored, and a second import changes nothing.
  await bringIn(page, saved);
  await expect(status(page)).toHaveText('Imported: 1 match and 3 results.');
  await bringIn(page, saved);
  await expect(status(page)).toHaveText(
    'Imported: 0 matches and 0 results. 1 match was here and stays as it is. Your settings stay as they are here.',
  );
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue: Building Refuge/ }).click();
  expect(await myTurn(page)).toBe('choose');
  expect(errors).toEqual([]);
});

test('the page is offered to be installed once, after a finished match, where the browser can do that', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => localStorage.setItem('asked', 'yes') });
      window.dispatchEvent(event);
    });
  });
  const offer = page.locator('.install-offer');
  const end = async () => {
    await setUp(page, { players: ['random', 'random'], options: { boardSize: 5 } });
    await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  };
  await end();
  await expect(offer).toContainText('Install Marchlands');
  await checkPage(page, 'install-offer');
  await offer.getByRole('button', { name: 'Install it' }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('asked'))).toBe('yes');
  await end();
  await expect(offer).toHaveCount(0);
});

test('bug: a file could not be chosen again after it was refused, nor dropped, and a phone parted the buttons of a match', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['random', 'greedy'], options: { boardSize: 5 } });
  await expect(page.locator('.ending')).toBeVisible();
  await openTool(page, 'Record');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const path = test.info().outputPath('match.txt');
  await (await saved).saveAs(path);
  const record = readFileSync(path, 'utf8');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/matches');
  const buttons = page.locator('.match-row > .button');
  await expect(buttons).toHaveText(['Review', 'Replay', '']);
  const boxes = await buttons.all();
  const tops = await Promise.all(boxes.map(async (one) => (await one.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  for (const text of [record.slice(0, record.length / 2), record]) {
    writeFileSync(path, text);
    await page.getByLabel('Choose a file').setInputFiles(path);
    if (text === record) break;
    await expect(page.getByRole('alert')).toContainText(/^line \d+/);
    // Otherwise the browser would not tell that the same file is chosen again.
    await expect(page.getByLabel('Choose a file')).toHaveValue('');
  }
  // It is the match that is here already.
  const look = page.getByRole('status').getByRole('button', { name: 'Look at it' });
  await look.click();
  await expect(page).toHaveURL(/\/replay\//);

  await page.goto('/matches');
  const form = page.getByRole('region', { name: 'Import a record' });
  const files = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'match.txt', { type: 'text/plain' }));
    return dropped;
  }, record);
  await form.dispatchEvent('drop', { dataTransfer: files });
  await look.click();
  await expect(page).toHaveURL(/\/replay\//);
});
