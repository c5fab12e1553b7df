// The fullest map of Cantaboria: the time from a press to its paint.

import type { Browser, Page } from '@playwright/test';
import { addressOf } from '../../table/address.ts';

declare global {
  interface Window {
    /** The time of the last press, in milliseconds of the page's own clock; 0 if none is measured. */
    marchlandsPressed?: number;
    /** Milliseconds from it to the newest paint of something that it has changed. */
    marchlandsPainted?: number;
  }
}

/** The owners, in four parts of the continent, so that attacks, shipments and passage are all near. */
const OWNED = {
  R: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1'],
  B: ['A3', 'A4', 'A5', 'B4', 'B5', 'B6', 'C6', 'C7', 'D7'],
  G: ['B3', 'C3', 'C4', 'C5', 'D3', 'D4', 'D5', 'D6', 'E4'],
  Y: ['E2', 'E3', 'E5', 'E6', 'F1', 'F2', 'F3', 'F4', 'F5'],
} as const;
const SITES: { readonly [id: string]: string | undefined } = {
  ...{ A1: 'm', A2: 'h', A5: 'g', B2: 't', B5: 't', B6: 'i', C6: 'h', C7: 'm' },
  ...{ D1: 'h', D4: 't', D6: 'm', E1: 'g', E5: 't', F2: 'i', F3: 'i', F4: 'g' },
};
const CITIES: readonly string[] = ['A3', 'B3', 'B6', 'C3', 'C6', 'D3', 'D6', 'E3', 'E6', 'F3'];
const BOATS =
  'N2=[R.hw:t2][G.hw:g1] N4=[R.w:t1] M1=[R.h:t1][G.hw:i1] M3=[G.hw:t1] M5=[G.w:m1] M7=[B.hw:g2] S3=[Y.hw:t1] ' +
  'NL-A2=[R.hw:t1] SL-F3=[Y.h:t2] M9=[B.h:g1]';
/** Enough for one token of each kind in every place. */
const OPTIONS = { resourceTokens: 60, weaponTokens: 60, cityTokens: 40 };

/** All 36 territories and 12 boats with whatever may lie there; the first seat ships. */
const POSITION = [
  'RBGY L=R c=6 shipment R |',
  ...Object.entries(OWNED).flatMap(([seat, ids]) =>
    ids.map((id) => {
      const site = SITES[id] === undefined ? '' : `/${SITES[id]}`;
      return `${id}${site}=${seat}.hw${CITIES.includes(id) ? 'c' : ''}:t1g1i1m1`;
    }),
  ),
  BOATS,
].join(' ');

/** Watches the changes after a press until nothing more is painted. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.marchlandsPressed = 0;
    addEventListener(
      'click',
      (event) => {
        window.marchlandsPressed = event.timeStamp;
        window.marchlandsPainted = 0;
      },
      true,
    );
    new MutationObserver((changes) => {
      const since = window.marchlandsPressed ?? 0;
      // Nothing is painted for the mark by which tests see that the board is at rest.
      if (since === 0 || changes.every(({ attributeName }) => attributeName === 'data-settled')) return;
      // A message sent from an animation frame arrives after that frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (window.marchlandsPressed === since) window.marchlandsPainted = performance.now() - since;
        };
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Milliseconds without a change after which a press is answered. */
const QUIET = 150;

/** Presses the middle of an element, by selector and button words if given, and waits for the last paint. */
async function press(page: Page, selector: string, says?: RegExp): Promise<number> {
  const target = page
    .locator(selector)
    .filter(says === undefined ? {} : { hasText: says })
    .first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing to press: ${selector} ${says ?? ''}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(QUIET);
  await page.mouse.down();
  await page.waitForTimeout(30);
  await page.mouse.up();
  for (let before = -1, now = 0; before !== now || now === 0; ) {
    before = now;
    await page.waitForTimeout(QUIET);
    now = await page.evaluate(() => window.marchlandsPainted ?? 0);
  }
  const painted = await page.evaluate(() => window.marchlandsPainted ?? 0);
  await page.evaluate(() => {
    window.marchlandsPressed = 0;
  });
  return painted;
}

const at = (id: string): string => `[role=gridcell][data-place="${id}"]`;
const BUTTON = '.ca-panel .button';

/** Places are looked at; then a Horse and a boat load, go on and are released: each redraws the board. */
const PRESSES: readonly (readonly [selector: string, says?: RegExp])[] = [
  [at('A1')],
  [at('D5')],
  [at('C2')],
  [BUTTON, /^Ride/],
  [`${BUTTON}:enabled`, /^Take on$/],
  [at('D2')],
  [BUTTON, /^Back$/],
  [BUTTON, /^Start again$/],
  [at('N4#1')],
  [BUTTON, /^Sail/],
  [`${BUTTON}:enabled`, /^Take on$/],
  [BUTTON, /^Start again$/],
];

/** Milliseconds from each press to its last paint. @param rounds number of repetitions */
export async function pressesOnCrowdedMap(browser: Browser, address: string, rounds: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchPaints(page);
  const opening = {
    kind: 'position',
    gameId: 'cantaboria',
    seats: 4,
    options: OPTIONS,
    position: POSITION,
    deal: 1,
  } as const;
  await page.goto(await addressOf(opening, new URL(address).origin));
  await page.locator('main.table[data-settled="true"] .ca-panel').waitFor();
  const measured: number[] = [];
  for (let i = 0; i < rounds; i += 1) for (const one of PRESSES) measured.push(await press(page, ...one));
  await context.close();
  return measured;
}
