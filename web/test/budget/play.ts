// What a person feels: the time until the page is painted, the time until a move is on the board, and freezes.

import type { Browser, Page } from '@playwright/test';
import { invitationPath } from '../../table/invitation.ts';
import { BEGUN, type Longest, longestIn, TRACED } from './tasks.ts';

declare global {
  interface Window {
    /** Milliseconds from each press of a button to the painted board. */
    marchlandsResponses?: number[];
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

/**
 * The page's current state. Uses plain selectors: a search by role and name would itself delay the page for longer than
 * the measured times.
 */
function stand(page: Page): Promise<'choose' | 'over' | 'wait'> {
  return page.evaluate(() => {
    if (document.querySelector('.ending') !== null) return 'over';
    return document.querySelector('.prompt.mine') === null ? 'wait' : 'choose';
  });
}

/** Waits until the person must choose or the match is over. */
async function awaitTurn(page: Page): Promise<'choose' | 'over'> {
  for (let waited = 0; waited < 1200; waited += 1) {
    const now = await stand(page);
    if (now !== 'wait') return now;
    await page.waitForTimeout(50);
    // The bot is cut short now and then, which changes only how long it thinks.
    if (waited % 20 === 19) await press(page, '.toolbar .hurry');
  }
  throw new Error('nobody was asked to choose for a minute');
}

/** Milliseconds between the parts of a press: a finger is no quicker, and each part is a task of its own. */
const FINGER = 30;

/** Presses the first or the last match of a selector, like a hand; does nothing without a match. */
async function press(page: Page, selector: string, which: 'first' | 'last' = 'first'): Promise<boolean> {
  const at = await page.evaluate(
    ([wanted, last]) => {
      const found = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
      const target = last ? found.at(-1) : found[0];
      if (target === undefined) return null;
      target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selector, which === 'last'] as const,
  );
  if (at === null) return false;
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(FINGER);
  await page.mouse.down();
  await page.waitForTimeout(FINGER);
  await page.mouse.up();
  return true;
}

function version(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('main.table')?.getAttribute('data-version') ?? null);
}

/** One action with the mouse: the current question, or the first possible action on the last lit square. */
async function act(page: Page): Promise<void> {
  const before = await version(page);
  if (!(await press(page, '.refuge-decision .refuge-choices .button'))) {
    await press(page, '[role=gridcell][aria-label*="You can"]', 'last');
    for (let i = 0; i < 40 && !(await press(page, '.refuge-panel .button.primary')); i += 1)
      await page.waitForTimeout(25);
  }
  for (let i = 0; i < 200 && (await version(page)) === before; i += 1) await page.waitForTimeout(25);
}

async function lay(page: Page, address: string, deal: number, levels: readonly (string | null)[]): Promise<void> {
  await page.goto(new URL(invitationPath('building-refuge', { deal, levels }), address).href);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.refuge').waitFor();
}

/** Milliseconds from press to painted board, over a match of two persons at one screen, motion on. */
export async function responses(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchResponses(page);
  await lay(page, address, 1, [null, null]);
  for (let i = 0; i < 40 && (await awaitTurn(page)) === 'choose'; i += 1) await act(page);
  const measured = await page.evaluate(() => window.marchlandsResponses ?? []);
  await context.close();
  return measured;
}

/**
 * The longest tasks of the main thread in a whole match against a bot, in a browser that is traced meanwhile.
 * @param deal number of the deal, so that every run measures the same matches
 */
export async function longestTasks(browser: Browser, address: string, level: string, deal: number): Promise<Longest> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await lay(page, address, deal, [null, level]);
  await browser.startTracing(page, { categories: TRACED });
  await page.evaluate((name) => performance.mark(name), BEGUN);
  for (let i = 0; i < 200 && (await awaitTurn(page)) === 'choose'; i += 1) await act(page);
  const isDone = (await page.locator('.ending').count()) > 0;
  const trace = await browser.stopTracing();
  await context.close();
  if (!isDone) throw new Error('the match in which long tasks are looked for did not come to its end');
  return longestIn(trace);
}
