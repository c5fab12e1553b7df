import { expect, type Page } from '@playwright/test';

/** Moves the focus to another place by arrows alone: always along the axis with the larger distance. */
export async function arrowTo(page: Page, goal: string): Promise<void> {
  for (let i = 0; i < 30; i += 1) {
    const key = await page.evaluate((to) => {
      const middle = (cell: Element) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const here = document.activeElement;
      const there = document.querySelector(`[data-place="${to}"]`);
      if (here === null || there === null || here === there) return null;
      const [a, b] = [middle(here), middle(there)];
      const isAcross = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);
      if (isAcross) return b.x > a.x ? 'ArrowRight' : 'ArrowLeft';
      return b.y > a.y ? 'ArrowDown' : 'ArrowUp';
    }, goal);
    if (key === null) break;
    await page.keyboard.press(key);
  }
  await expect(page.locator(`[data-place="${goal}"]`).first()).toBeFocused();
}
