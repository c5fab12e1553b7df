import { expect, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, settled, withSettings } from './browser/table.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('the three lessons are played one after another on a phone', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto('/learn/island');
  const panel = page.locator('.ik-panel');
  const place = (id: string) => page.locator(`[role=gridcell][data-place="${id}"]`);
  const part = async (at: string) => {
    await expect(page.locator('.lesson-at')).toContainText(at);
    await expect(page.locator('.lesson-said, .lesson-task').first()).toBeInViewport();
    await settled(page);
  };
  const press = async (name: string | RegExp) => {
    await settled(page);
    await panel.getByRole('button', { name }).first().tap();
  };
  /** A tap chooses a place, a second one performs the action there. */
  const build = async (id: string) => {
    await settled(page);
    await expect(place(id)).toHaveAttribute('aria-label', /Something can be done here/);
    await place(id).tap();
    await settled(page);
    await place(id).tap();
  };
  const goOn = async (name: string) => {
    await settled(page);
    await page.locator('.lesson').getByRole('button', { name }).tap();
  };

  await part('1 of 7');
  await checkPage(page, 'island-lesson');
  await press(/^Road/);
  // The edge between 17 and 23.
  await build('e26');
  await part('2 of 7');
  await press(/^Settlement/);
  await build('v17');
  await part('3 of 7');
  await press(/^City/);
  await build('v29');
  await part('4 of 7');
  await press('Trade');
  await press(/Wool$/);
  await press('Trade wool for ore with the bank');
  await part('5 of 7');
  await press('End the turn');
  await part('6 of 7');
  await build('h14');
  await part('7 of 7');
  await goOn('Next lesson: knights');

  await part('1 of 5');
  await press('Improve science');
  await part('2 of 5');
  await press(/^Recruit/);
  await build('v35');
  await part('3 of 5');
  await press(/^Activate/);
  await build('v35');
  await part('4 of 5');
  await press('End the turn');
  await part('5 of 5');
  await expect(place('v45')).toHaveAttribute('aria-label', /settlement of Teal/);
  await goOn('Next lesson: roaming barbarians');

  await part('1 of 6');
  // Things that the text describes by their looks are on the board: the barbarian's destination, and its targets.
  await expect(page.locator('.ik-steps line')).toHaveCount(2);
  await expect(page.locator('.ik-threat')).toHaveCount(1);
  await press(/^Recruit/);
  await build('v17');
  await part('2 of 6');
  await press(/^Activate/);
  await build('v17');
  await part('3 of 6');
  await press('End the turn');
  await part('4 of 6');
  // Emphasis in the remark after a task.
  await expect(page.locator('.lesson-said em')).toHaveText('ready');
  await press('Knights act');
  await settled(page);
  await place('v35').tap();
  await build('v29');
  await part('5 of 6');
  await press('Name the deck of science');
  await part('6 of 6');
  await expectNoWider(page);
  await expect(panel.locator('.ik-face', { hasText: 'Crane' })).toHaveCount(1);
  expect(errors).toEqual([]);
});
