import { expect, test } from '@playwright/test';
import { actByMouse, checkPage, goneOn, myTurn, openTool, setUp, version, withSettings } from './browser/table.ts';

test('a running match with secrets gives out what its screen may show; the backup is another thing, and goes on elsewhere', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'borderkeep', players: ['person', 'random'] });
  await myTurn(page);
  await openTool(page, 'Record');
  const dialog = page.getByRole('dialog');
  const record = dialog.getByLabel('Record of this match');
  await expect(record).toHaveValue(/\[Viewer 1\]/);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(dialog).toContainText('Backup: holds everybody’s secrets');
  await checkPage(page, 'table-record-running');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the backup' }).click();
  const backup = await saving;
  expect(backup.suggestedFilename()).toMatch(/-backup\.json$/);
  const path = await backup.path();
  await page.keyboard.press('Escape');

  await openTool(page, 'Link');
  await expect(page.getByRole('dialog')).toContainText('you get one when the match is over');
  await expect(page.getByRole('textbox', { name: 'Link to this replay' })).toHaveCount(0);
  const position = page.getByRole('textbox', { name: 'Link to this position' });
  await expect(position).toHaveValue(/#/);
  await checkPage(page, 'table-link-running');
  await page.keyboard.press('Escape');

  // Once the match has gone on, the backup is a match of its own, and chance is its own again.
  const before = await version(page);
  const address = page.url();
  await page.getByRole('button', { name: 'End drawing' }).click();
  await goneOn(page, before);
  await page.goto('/matches');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/\/replay\//);
  expect(page.url()).not.toContain(address.split('/').at(-1) ?? '');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await myTurn(page);
  expect(await version(page)).toBe(before);
});

test('a result that is refused is told: a seat in another tab’s match, a bot that need not choose', async ({
  page,
  context,
}) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { players: ['person', 'person'], options: { boardSize: 5 } });
  await myTurn(page);
  await actByMouse(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.other-tab')).toBeVisible();
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /let a bot play on/ })
    .first()
    .click();
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('another tab');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a refusal is in sight wherever the page stands', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    await setUp(page, { game: 'andia', players: ['person', 'random'] });
    await myTurn(page);
    await page.locator('[role=gridcell][data-place=M]').tap();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('[role=gridcell][data-place=UC]').tap();
    const refusal = page.locator('.why-not');
    await expect(refusal).toContainText('not adjacent');
    await expect(refusal.getByRole('link')).toContainText('AN-49');
    await expect(refusal).toBeInViewport({ ratio: 0.95 });
    // Nothing covers it. At first it takes no press, since that was meant for the covered part.
    const isOnTop = (): Promise<boolean> =>
      refusal.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + 20, box.top + box.height / 2);
        return top !== null && element.contains(top);
      });
    await expect.poll(isOnTop).toBe(true);
    await checkPage(page, 'phone-refusal');
  });

  test('a lesson brings what it asks for into sight', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    await page.goto('/learn/andia');
    await page.locator('.lesson').getByRole('button', { name: 'Go on' }).tap();
    for (const code of ['M', 'S', 'S', 'S', 'MC']) await page.locator(`[role=gridcell][data-place=${code}]`).tap();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.andia-commit .primary').tap();
    await expect(page.locator('.lesson-at')).toContainText('3 of');
    await expect(page.locator('.lesson-at')).toBeInViewport();
    await expect(page.locator('.lesson-task')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.prompt-text')).toContainText('Tap Atlantea');
    await checkPage(page, 'phone-lesson-task');
  });
});
