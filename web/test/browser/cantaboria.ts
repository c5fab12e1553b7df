// What tests of Cantaboria's board look for and play.

import type { Page } from '@playwright/test';

export const place = (page: Page, id: string) => page.locator(`[role=gridcell][data-place="${id}"]`);
export const lit = (page: Page) => page.locator('[role=gridcell][aria-label*="Something can be done here"]');
export const panel = (page: Page) => page.locator('.ca-panel');
export const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).first();

/** A short match: two Cities win, sites are placed at random, and each may offer once. */
export const SHORT = { citiesToWin: 2, victoryCheck: 'phase', sitePlacement: 'random', tradeRounds: 1, cycleCap: 10 };

/** Whatever a panel's buttons do that brings the end nearer: no, nothing, neither side. */
export const PASSING =
  /^(Refuse$|Stay neutral|Vote no|End building|Pass$|End shipping|Go on to the attack|End the turn|Forbid|Stop$|Decline)/;
