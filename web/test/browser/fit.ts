// Whether the words of a screen fit it, by measuring.

import type { Page } from '@playwright/test';

/**
 * Faults of the screen's layout: a page that is too wide, text that is cut off, text that overflows its button.
 * @returns a sentence for each, with the text
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const quote = (element: Element): string => `"${element.textContent.trim().slice(0, 50)}"`;
    if (document.documentElement.scrollWidth > innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      // Screen reader text is one pixel large.
      if (
        texts.length === 0 ||
        element.clientWidth === 1 ||
        element.closest('svg, .visually-hidden, pre, code, select, textarea') !== null
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // Text that is shown in full elsewhere may end in dots.
      const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (hides && !ends && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${quote(element)}`);
      const button = element.closest('button, .button, [role=tab]');
      if (button === null) continue;
      const outer = button.getBoundingClientRect();
      const runsOut = texts.some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, bottom } = range.getBoundingClientRect();
        return left < outer.left - 1 || right > outer.right + 1 || bottom > outer.bottom + 2;
      });
      if (runsOut) found.push(`runs out of its button: ${quote(element)}`);
    }
    return found;
  });
}

/** Texts of the screen, as its elements have them. */
export function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isShown =
        node.parentElement?.checkVisibility() === true &&
        node.parentElement.closest('[lang=en], pre, code, kbd, svg, textarea') === null;
      if (text.length > 2 && isShown) texts.add(text);
    }
    return [...texts];
  });
}
