// Late parts of the table, held back until a test releases them.

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Held work; null if nothing is held. */
    marchlandsHeld?: (() => void)[] | null;
    /** Answers that workers have given. */
    marchlandsAnswers?: number;
    /** Shares of the screen by which parts of the table have moved. */
    marchlandsShifts?: string[];
  }
}

/** Timers up to this many milliseconds are for parts that come as soon as they can: odds, searches. */
const SOON = 16;

/** From the next page on: lets `hold` hold parts back, counts the answers of workers, and watches for movement. */
export async function watchLateParts(page: Page): Promise<void> {
  await page.addInitScript((soon) => {
    const setReal = window.setTimeout.bind(window);
    window.marchlandsHeld = null;
    const setHeld = (work: () => void, delay = 0) =>
      delay > soon ? setReal(work, delay) : setReal(() => window.marchlandsHeld?.push(work) ?? work(), delay);
    Object.assign(window, { setTimeout: setHeld });

    window.marchlandsAnswers = 0;
    const RealWorker = window.Worker;
    window.Worker = class extends RealWorker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'answer') window.marchlandsAnswers = (window.marchlandsAnswers ?? 0) + 1;
        });
      }
    };

    window.marchlandsShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
        for (const { node } of entry.sources) {
          const part = node instanceof Element ? node : (node?.parentElement ?? null);
          if (part?.closest('.table-board, .rail') != null) {
            window.marchlandsShifts?.push(`${part.tagName}.${part.getAttribute('class') ?? ''}`);
          }
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, SOON);
}

/** From now on nothing that comes late comes. */
export async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.marchlandsHeld ??= [];
  });
}

/** Everything that was held back comes, and is painted. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window.marchlandsHeld ?? [];
    window.marchlandsHeld = null;
    for (const work of held) work();
  });
  await painted(page);
}

/** Waits until the current content is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The positions of everything that can be pressed at the table, by name. */
export type Places = Readonly<Record<string, string>>;

export function placesOf(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const places: Record<string, string> = {};
    // The newest part covers the rest and has moved nothing.
    const all = document.querySelectorAll('main.table :is(button, summary, a, label, [role="gridcell"])');
    for (const one of all) {
      if (!one.checkVisibility() || one.closest('.rail-over, .why-not') !== null) continue;
      const { x, y, width, height } = one.getBoundingClientRect();
      // The same element is the same thing, whatever it says by now.
      const id = one.getAttribute('data-place') ?? one.textContent.replace(/:.*/, '').trim();
      let key = `${one.tagName} ${id}`;
      while (key in places) key += '+';
      places[key] = [x, y, width, height].map((n) => Math.round(n)).join(' ');
    }
    return places;
  });
}

/** The buttons, or the board, that have moved since `before`: should be none. */
export async function moved(page: Page, before: Places): Promise<readonly string[]> {
  const after = await placesOf(page);
  const shifts = await page.evaluate(() => window.marchlandsShifts?.splice(0) ?? []);
  const gone = Object.keys(before).filter((key) => before[key] !== after[key]);
  return [...gone.map((key) => `${key}: ${before[key]} > ${after[key] ?? 'gone'}`), ...shifts];
}

/** The positions of everything, once painted; earlier movements are forgotten. */
export async function remember(page: Page): Promise<Places> {
  await painted(page);
  await page.evaluate(() => window.marchlandsShifts?.splice(0));
  return placesOf(page);
}
