import { expect, test } from '@playwright/test';
import {
  actByMouse,
  checkPage,
  logLines,
  myTurn,
  openTool,
  play,
  setUp,
  version,
  withSettings,
  withWorkerLines,
} from './browser/table.ts';

test('a match goes on after a reload, and from the list of matches', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'greedy'], options: { boardSize: 5 } });
  for (let i = 0; i < 3; i += 1) {
    await myTurn(page);
    await actByMouse(page);
  }
  await myTurn(page);
  const before = await version(page);
  const log = await logLines(page);
  await page.reload();
  await expect(page.locator('.refuge')).toBeVisible();
  expect(await version(page)).toBe(before);
  expect(await logLines(page)).toEqual(log);

  await page.goto('/matches');
  await checkPage(page, 'matches');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await myTurn(page);
  await actByMouse(page);
});

test('a worker that dies is told in words, and the match goes on where it was', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  const before = await version(page);
  const worker = page.workers().find((one) => one.url().includes('table'));
  expect(worker).toBeDefined();
  await worker?.evaluate(() => self.close());
  await page
    .getByRole('gridcell', { name: /You can/ })
    .last()
    .click();
  await page.locator('.refuge-panel .button.primary').first().click();
  await expect(page.locator('.table-trouble')).toContainText('started again', { timeout: 30_000 });
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  await myTurn(page);
});

test('blocked storage is told in words, and the match goes on', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await withWorkerLines(
    page,
    `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  );
  await play(page);
  await myTurn(page);
  await expect(page.locator('.table-trouble')).toContainText('cannot be saved');
  await checkPage(page, 'table-storage-blocked');
  await actByMouse(page);
  await myTurn(page);

  // The page holds the unsaved match: from the list of matches, and after starting another match.
  const before = await version(page);
  const address = page.url();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My matches' }).click();
  await expect(page.getByText('lasts only until you close this page')).toBeVisible();
  await checkPage(page, 'matches-unsaved');
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: 'Set up: Building Refuge' }).click();
  await page.getByRole('textbox', { name: 'Deal' }).fill('2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await myTurn(page);
  expect(page.url()).not.toBe(address);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My matches' }).click();
  await page
    .getByRole('link', { name: /^Continue/ })
    .last()
    .click();
  await expect(page).toHaveURL(address);
  await myTurn(page);
  expect(await version(page)).toBe(before);
  // The browser asks before closing.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test('words about storage follow when it is full instead of blocked, and go away when there is space again', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await withWorkerLines(
    page,
    `const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (self.trouble) throw new DOMException('no', self.trouble);
  return put.apply(this, given);
};`,
  );
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  const trouble = page.locator('.table-trouble');
  const now = async (name: string | null) => {
    const worker = page.workers().find((one) => one.url().includes('table'));
    await worker?.evaluate((wanted) => Object.assign(self, { trouble: wanted }), name);
    await actByMouse(page);
    await myTurn(page);
  };
  await now('SecurityError');
  await expect(trouble).toContainText('the browser blocks storage');
  await now('QuotaExceededError');
  await expect(trouble).toContainText('there is no space left');
  await expect(trouble).not.toContainText('blocks storage');
  await now(null);
  await expect(trouble).toHaveCount(0);
});

test('full storage is told in words; what was saved stays, and the match goes on and can be taken away as a record', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await withWorkerLines(
    page,
    `const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (self.isFull) throw new DOMException('no space', 'QuotaExceededError');
  return put.apply(this, given);
};`,
  );
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  await myTurn(page);
  const saved = await version(page);
  const worker = page.workers().find((one) => one.url().includes('table'));
  expect(worker).toBeDefined();
  await worker?.evaluate(() => Object.assign(self, { isFull: true }));
  await actByMouse(page);
  const trouble = page.locator('.table-trouble');
  await expect(trouble).toContainText('there is no space left');
  await expect(trouble).toContainText('save its record as a file');
  await checkPage(page, 'table-storage-full');
  await myTurn(page);
  await openTool(page, 'Record');
  await expect(page.getByRole('textbox', { name: 'Record of this match' })).not.toHaveValue('');

  // The page's new worker has space again, and finds the match at its last save.
  await page.reload();
  await expect(page.locator('.refuge')).toBeVisible();
  expect(await version(page)).toBe(saved);
  await expect(trouble).toHaveCount(0);
});

test('a match that is not kept here is told in words', async ({ page }) => {
  await page.goto('/table/nothing-here');
  await expect(page.getByRole('alert')).toContainText('This match is not on this device');
  await checkPage(page, 'no-match');
});

test('records go out and come in; a broken or foreign one is refused in words and changes nothing', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['random', 'random'], options: { boardSize: 5 } });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  const ending = await page.locator('.ending h2').textContent();
  await openTool(page, 'Record');
  const field = page.getByRole('textbox', { name: 'Record of this match' });
  await expect(field).not.toHaveValue('');
  const record = await field.inputValue();
  await checkPage(page, 'table-record');

  const into = page.getByRole('textbox', { name: 'Import a record' });
  const open = page.getByRole('button', { name: 'Open it' });
  for (const broken of [
    'not a record',
    record.slice(0, record.length / 2),
    record.replace(/ [dr] [A-E][1-5]/, ' d H9'),
  ]) {
    await into.fill(broken);
    await open.click();
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  }
  await into.fill(record);
  await open.click();
  await expect(page.getByRole('status').filter({ hasText: 'This match is here already.' })).toBeVisible();
  await page.goto('/matches');
  await page.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await into.fill(record);
  await open.click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator('main.table')).toHaveAttribute('data-replay', 'true');
  await page.keyboard.press('}');
  await expect(page.locator('.ending h2')).toHaveText(ending ?? '');
});

test('links open a replay and a position; a cut one is refused in words', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  for (let i = 0; i < 3; i += 1) {
    await myTurn(page);
    await actByMouse(page);
  }
  await myTurn(page);
  const text = async () => {
    await page.keyboard.press('t');
    const shown = await page.locator('.text-board-text').textContent();
    await page.keyboard.press('t');
    return shown;
  };
  const here = await text();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  const replay = page.getByLabel('Link to this replay');
  const position = page.getByLabel('Link to this position');
  await expect(position).toHaveValue(/open#/);
  const positionAddress = await position.inputValue();
  // Tiles that lie face down would be in it.
  await expect(page.getByRole('dialog')).toContainText('you get one when the match is over');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'End without a result' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(replay).toHaveValue(/open#/);
  const replayAddress = await replay.inputValue();
  await checkPage(page, 'table-link');

  await page.goto('about:blank');
  await page.goto(positionAddress);
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.refuge')).toBeVisible();
  expect(await text()).toBe(here);

  await page.goto('about:blank');
  await page.goto(replayAddress);
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByLabel('Step of the replay')).not.toHaveValue('0');

  await page.goto('about:blank');
  await page.goto(`${positionAddress.slice(0, -40)}`);
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await checkPage(page, 'broken-link');
});
