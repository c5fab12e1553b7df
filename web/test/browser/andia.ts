// The small map of Andia, as its places tell it.

import type { Page } from '@playwright/test';

/** From where to where one piece goes: to a free city, else on to a free area; null where there is none. */
export function wayOut(page: Page): Promise<readonly [string, string] | null> {
  return page.evaluate(() => {
    const says = (code: string) => document.querySelector(`[data-place="${code}"]`)?.getAttribute('aria-label') ?? '';
    const ways: readonly (readonly [string, string])[] = [
      ['A', 'AC'],
      ['S', 'SC'],
      ['V', 'VC'],
      ['A', 'S'],
      ['AC', 'SC'],
      ['S', 'V'],
      ['SC', 'VC'],
    ];
    const isWay = ([from, to]: readonly [string, string]) =>
      says(from).includes('You can move out') && says(to).includes('nobody here');
    return ways.find(isWay) ?? null;
  });
}
