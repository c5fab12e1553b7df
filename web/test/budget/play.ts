// What a person feels: how soon the page is painted, how soon a move is on the board, whether anything ever freezes.

import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the match began, in milliseconds of the page's own clock. */
    marchlandsSince?: number;
    /** Milliseconds from each press of a button to the painted board. */
    marchlandsResponses?: number[];
    /** Milliseconds of each long task of the main thread. */
    marchlandsLongTasks?: number[];
  }
}

/** Milliseconds to the first contentful paint of the home page, each time in a browser that has kept nothing. */
export async function firstPaints(browser: Browser, address: string, times: number): Promise<number[]> {
  const paints: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
    await context.close();
  }
  return paints;
}

/** The scripts that the home page asked for before anything was pressed. */
export async function scriptsOfHome(browser: Browser, address: string): Promise<Set<string>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // The service worker loads the rest in the background, after the page.
    if (request.resourceType() === 'script' && path.endsWith('.js') && request.serviceWorker() === null) {
      scripts.add(path.slice(1));
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return scripts;
}

/** Watches presses of the panel's buttons and the paint of the board after them. */
async function watchResponses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.marchlandsResponses = [];
    let pressed = 0;
    addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('.refuge-panel .button') !== null) {
          pressed = event.timeStamp;
        }
      },
      true,
    );
    new MutationObserver((changes) => {
      if (pressed === 0 || !changes.some(({ attributeName }) => attributeName === 'data-version')) return;
      const since = pressed;
      pressed = 0;
      // A message sent from an animation frame arrives after that frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.marchlandsResponses?.push(performance.now() - since);
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
  });
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.marchlandsLongTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        // What it takes to load the page is not the match.
        if (startTime > (window.marchlandsSince ?? 0)) window.marchlandsLongTasks?.push(duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** One action with the mouse: what is asked, or the first thing that can be done on the last lit square. */
async function act(page: Page): Promise<void> {
  const main = page.locator('main.table');
  const before = await main.getAttribute('data-version');
  const decision = page.locator('.refuge-decision .refuge-choices .button');
  if ((await decision.count()) > 0) await decision.first().click();
  else {
    await page.locator('[role=gridcell][aria-label*="You can"]').last().click();
    await page.locator('.refuge-panel .button.primary').first().click();
  }
  await page.waitForFunction(
    (old) => document.querySelector('main.table')?.getAttribute('data-version') !== old,
    before,
  );
}

async function isOver(page: Page): Promise<boolean> {
  await page.locator('.prompt.mine').or(page.locator('.ending')).first().waitFor({ timeout: 60_000 });
  return (await page.locator('.ending').count()) > 0;
}

async function lay(page: Page, address: string, players: readonly string[]): Promise<void> {
  await page.goto(`${address}setup/building-refuge`);
  for (const [seat, player] of players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption({ label: player });
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.refuge').waitFor();
}

/** Milliseconds from press to painted board, over a match of two persons at one screen, motion on. */
export async function responses(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchResponses(page);
  await lay(page, address, ['Person', 'Person']);
  for (let i = 0; i < 40 && !(await isOver(page)); i += 1) await act(page);
  const measured = await page.evaluate(() => window.marchlandsResponses ?? []);
  await context.close();
  return measured;
}

/**
 * Milliseconds of the longest task of the main thread in a whole match against a bot of the top level, the hint asked
 * for now and then; 0 stands for none of 50 or more. The bot is cut short, which changes only how long it thinks.
 */
export async function longestTask(browser: Browser, address: string, level: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchLongTasks(page);
  await lay(page, address, ['Person', `Bot: ${level}`]);
  await page.evaluate(() => {
    window.marchlandsSince = performance.now();
    window.marchlandsLongTasks?.splice(0);
  });
  const hurry = page.getByRole('button', { name: 'Play now' });
  for (let i = 0; i < 200; i += 1) {
    for (
      let waited = 0;
      waited < 100 && (await page.locator('.prompt.mine').or(page.locator('.ending')).count()) === 0;
      waited += 1
    ) {
      await page.waitForTimeout(150);
      if (waited % 6 === 5 && (await hurry.count()) > 0)
        await hurry
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
    }
    if (await isOver(page)) break;
    await act(page);
  }
  const tasks = await page.evaluate(() => window.marchlandsLongTasks?.splice(0) ?? []);
  // A watch that sees nothing at all must not be taken for a page that never freezes.
  await page.evaluate(() => {
    window.setTimeout(() => {
      const end = performance.now() + 90;
      while (performance.now() < end);
    });
  });
  await page.waitForFunction(() => (window.marchlandsLongTasks ?? []).length > 0, undefined, { timeout: 5000 });
  const isDone = (await page.locator('.ending').count()) > 0;
  await context.close();
  if (!isDone) throw new Error('the match in which long tasks are looked for did not come to its end');
  return Math.max(0, ...tasks);
}
