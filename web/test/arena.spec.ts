// An arena of four browsers: two tables, and the first free player waits for another.

import { expect, type Page } from '@playwright/test';
import { enter, PHONE, test } from './browser/online.ts';
import { checkPage, choose, errorsOf, expectNoWider, openTool, settled, withSettings } from './browser/table.ts';

test('an arena pairs again whoever is free, and tells who plays and who waits', async ({ person }) => {
  const pages: Page[] = [await person(), await person(PHONE), await person(), await person()];
  const [ann, bob] = pages;
  for (const page of pages) await withSettings(page, { motion: 'off', sound: 'off' });
  const errors = errorsOf(ann);
  await enter(ann, 'Ann');
  await ann.getByRole('link', { name: 'Make an event' }).click();
  await ann.getByLabel('Game').selectOption('Building Refuge');
  await ann.getByRole('button', { name: 'Small board' }).click();
  await ann.getByText('Arena', { exact: true }).click();
  await ann.getByLabel('Pairing lasts').selectOption('20 minutes');
  await checkPage(ann, 'make-arena');
  await ann.getByRole('button', { name: 'Make the event' }).click();
  const address = await ann.getByLabel('Address of this event').inputValue();
  for (const [at, page] of pages.entries()) {
    if (at === 0) continue;
    await page.goto(address);
    await page.getByLabel('Your name at the table').fill(['Ann', 'Bob', 'Cal', 'Dan'][at]);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Ann begins when everybody is there.')).toBeVisible();
  }
  await expect(ann.getByText('Players: 4')).toBeVisible();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.getByText(/until \d/)).toBeVisible();
  await checkPage(ann, 'arena');
  await expectNoWider(bob, 'arena');

  // Ann and her opponent play to the end; the two others only sit.
  const met = (await ann.getByText(/^Your table: against/).textContent())?.match(/against (\w+)\./)?.[1];
  const other = pages[['Ann', 'Bob', 'Cal', 'Dan'].indexOf(met ?? '')];
  for (const page of pages) await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const page of [ann, other]) {
    await expect(page.locator('main.table')).toBeVisible();
    await settled(page);
    await openTool(page, 'Board as text');
  }
  for (let made = 0; (await ann.locator('.ending').count()) === 0; made += 1) {
    for (const page of [ann, other]) await choose(page, made);
  }
  await ann.getByRole('link', { name: 'To the event' }).click();
  await expect(ann.getByText('You are paired as soon as somebody else is free.')).toBeVisible();
  await expect(ann.getByText('1 finished table')).toBeVisible();
  // One of the two others leaves: a bot plays that table on to its end, and then there is somebody for Ann.
  const [leaver] = pages.filter((page) => page !== ann && page !== other);
  await leaver.goto(address);
  await leaver.getByRole('button', { name: 'Leave the event' }).click();
  await leaver.getByRole('dialog').getByRole('button', { name: 'Leave the event' }).click();
  await expect(leaver.getByRole('button', { name: 'Come back' })).toBeVisible();
  const [last] = pages.filter((page) => page !== ann && page !== other && page !== leaver);
  await expect(last.locator('main.table')).toBeVisible();
  await settled(last);
  await openTool(last, 'Board as text');
  for (let made = 0; (await last.locator('.ending').count()) === 0; made += 1) {
    if (!(await choose(last, made))) await last.waitForTimeout(100);
  }
  await last.getByRole('link', { name: 'To the event' }).click();
  await expect(last.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await ann.getByRole('link', { name: 'On the wall' }).click();
  await expect(ann.getByRole('heading', { name: 'Being played' })).toBeVisible();
  await checkPage(ann, 'arena-wall');
  expect(errors).toEqual([]);
});
