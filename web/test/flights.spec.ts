import { expect, test } from '@playwright/test';
import { errorsOf, openAt, takeOver, typeMove, withSettings } from './browser/table.ts';

declare global {
  interface Window {
    /** The things moving over the board: the seat, or other thing, at both ends. */
    marchlandsMoved?: string[];
  }
}

const POSITION = `base 3 P1 action
P1: s29 r29-35 dev=knight
P2: s12 r12-17 hand=W
P3: s14 r14-19`;

for (const motion of ['on', 'off'] as const) {
  test(`a robbery with motion ${motion}: a card ${motion === 'on' ? 'goes from the victim to the thief' : 'moves nowhere'}`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await withSettings(page, { motion });
    await page.addInitScript(() => {
      const moved: string[] = [];
      window.marchlandsMoved = moved;
      const seatAt = (transform: unknown) => {
        const [x = 0, y = 0] = [...String(transform).matchAll(/-?[\d.]+px/g)].map(([length]) =>
          Number.parseFloat(length),
        );
        const under = document.elementsFromPoint(x, y).find((element) => element.matches('[data-seat]'));
        return under instanceof HTMLElement ? `seat ${under.dataset['seat']}` : 'the board';
      };
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(added instanceof HTMLElement) || !added.matches('.kit-flight')) continue;
          const frames = added.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
          moved.push(`${seatAt(frames.at(0)?.['transform'])} to ${seatAt(frames.at(-1)?.['transform'])}`);
        }
      }).observe(document, { subtree: true, childList: true });
    });
    await openAt(page, { game: 'island', seats: 3, options: { rules: 'base' }, position: POSITION });
    await takeOver(page);
    await typeMove(page, 'play knight h3 P2');
    await takeOver(page);
    const moved = motion === 'on' ? ['the board to the board', 'seat 1 to seat 0'] : [];
    expect(await page.evaluate(() => window.marchlandsMoved)).toEqual(moved);
    await expect(page.locator('.kit-flight')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
