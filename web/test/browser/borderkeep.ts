// Shared steps of the tests of Borderkeep's battles.

import type { Page } from '@playwright/test';
import { goneOn, version } from './table.ts';

/** Plays War with the raiders that it proposes. */
export async function sendRaiders(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^War/ }).click();
  const before = await version(page);
  await page.getByRole('button', { name: /Send \d$/ }).click();
  await goneOn(page, before);
}
