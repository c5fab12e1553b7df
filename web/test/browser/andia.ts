// The small map of Andia, as its places tell it.

import type { Page } from '@playwright/test';

/** A move of one piece: to a free city, otherwise to a free area; null if there is none. */
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
