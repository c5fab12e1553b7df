// A whole match of each game by keys alone: a usual decision takes three at most. It prints how many they took.
// Building Refuge is with the names of places: named-places.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { wayOut } from './browser/andia.ts';
import { Keys } from './browser/keys.ts';
import { errorsOf, myTurn, settled, setUp, version, withSettings } from './browser/table.ts';

const MOST = 3;
const LIT = /Something can be done here/;

test.beforeEach(({ page }) => withSettings(page, { motion: 'off' }));

const promptOf = async (page: Page) => (await page.locator('.prompt-text').textContent()) ?? '';
/** Places of a map where something can be done. */
const litPlaces = (page: Page) => page.locator(`[role=gridcell][aria-label*="${LIT.source}"]`);

test('the island: a decision of a whole match takes three keys', async ({ page }) => {
  const errors = errorsOf(page);
  await setUp(page, {
    game: 'island',
    players: ['person', 'random', 'random'],
    options: { rules: 'base', target: 4, turnLimit: 60 },
  });
  const keys = new Keys(page);
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    await keys.decided(before, await decideOnIsland(page, keys));
    expect(keys.decisions).toBeLessThan(200);
  }
  keys.tell('The island');
  expect(keys.decisions).toBeGreaterThan(20);
  expect(keys.most).toBeLessThanOrEqual(MOST);
  expect(errors).toEqual([]);
});

/** Builds if possible, settlements and cities first; otherwise rolls, answers, ends the turn. Returns its action. */
async function decideOnIsland(page: Page, keys: Keys): Promise<string> {
  const before = await version(page);
  for (const kind of ['v', 'e', 'h']) {
    const place = litPlaces(page)
      .and(page.locator(`[data-place^=${kind}]`))
      .first();
    if ((await place.count()) === 0) continue;
    await keys.choosePlace(place, LIT);
    await settled(page);
    // The possible action there has the focus.
    if ((await version(page)) === before) await keys.press('Enter');
    return `place ${kind}`;
  }
  const button = page.locator('.ik-panel').getByRole('button', { name: /^(Roll|End|Decline|Rob)/ });
  const says = (await button.first().textContent()) ?? '';
  await keys.pressButton(button.first());
  return says;
}

test('Andia: each piece of an order takes three keys, to the end of a match', async ({ page }) => {
  const errors = errorsOf(page);
  await setUp(page, {
    game: 'andia',
    players: ['person', 'greedy'],
    options: { map: 'andia-mini', turnLimit: 6 },
  });
  const keys = new Keys(page);
  const area = (code: string) => page.locator(`[data-place="${code}"]`);
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    const other = page.locator('.andia-places [aria-pressed=false]:enabled');
    if ((await other.count()) > 0) {
      await keys.pressButton(other.first());
      keys.done('place');
    }
    const way = await wayOut(page);
    if (way !== null) {
      await keys.choosePlace(area(way[0]), /You can/);
      keys.done('from');
      await settled(page);
      await keys.choosePlace(area(way[1]), /You can/);
      keys.done('to');
      await settled(page);
    }
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    if ((await pass.count()) > 0) {
      await keys.pressButton(pass);
      keys.done('pass');
    }
    await keys.pressButton(page.locator('.andia-commit .primary'));
    await keys.decided(before, 'confirm');
    expect(keys.decisions).toBeLessThan(100);
  }
  keys.tell('Andia');
  expect(keys.decisions).toBeGreaterThan(8);
  expect(keys.most).toBeLessThanOrEqual(MOST);
  expect(errors).toEqual([]);
});

test('Borderkeep: a decision of a whole match takes three keys', async ({ page }) => {
  const errors = errorsOf(page);
  await setUp(page, { game: 'borderkeep', players: ['person', 'greedy'], options: { startWalls: 1 } });
  const keys = new Keys(page);
  const main = page.locator('.bk [data-first]:enabled').first();
  const usable = page.locator('.bk-hand .bk-card.lit:not(.picked)');
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    const what = await promptOf(page);
    if (/^Choose/.test((await main.textContent()) ?? '')) {
      // A card must go: the button leads to the hand, and back once it is chosen.
      await keys.pressButton(main);
      await keys.press('Enter');
      await settled(page);
      await keys.pressButton(main);
    } else if ((await usable.count()) > 0) {
      await keys.choosePlace(usable.first(), /lit/);
      await settled(page);
      // The button that builds or plays it has the focus.
      await keys.press('Enter');
    } else await keys.pressButton(main);
    await keys.decided(before, what);
    expect(keys.decisions).toBeLessThan(200);
  }
  keys.tell('Borderkeep');
  expect(keys.decisions).toBeGreaterThan(10);
  expect(keys.most).toBeLessThanOrEqual(MOST);
  expect(errors).toEqual([]);
});

/** The step of the match, and the content of its panel: changed once a key was handled. */
async function shownOn(page: Page): Promise<string> {
  const draft = await page.locator('main.table').getAttribute('data-draft');
  return `${await version(page)} ${draft} ${await page.locator('.ca-panel').innerText()}`;
}

/** Passing moves, and answers that bring the end nearer. */
const PASSING = /^(Refuse|Stay neutral|Vote no|End building|Pass|End shipping|End the turn|Decline .*)$/;

test('Cantaboria: nearly every piece of a choice takes three keys, to the end of a match', async ({ page }) => {
  const errors = errorsOf(page);
  await setUp(page, {
    game: 'cantaboria',
    players: ['person', 'greedy'],
    options: { sitePlacement: 'random', citiesToWin: 2, victoryCheck: 'atOnce', tradeRounds: 1, cycleCap: 10 },
  });
  const keys = new Keys(page);
  const panel = page.locator('.ca-panel');
  const lit = litPlaces(page);
  const send = panel.locator('[data-send]');
  const passing = panel.getByRole('button', { name: PASSING }).first();
  const anyButton = panel.locator('.button:enabled:not([data-deal])').first();
  // Once a turn something is shipped, and something attacked.
  let begun = '';
  while ((await myTurn(page)) === 'choose') {
    await expect(lit.or(anyButton).first()).toBeAttached();
    const before = await version(page);
    let shown = await shownOn(page);
    const prompt = await promptOf(page);
    const isAgain = begun === prompt && (await passing.count()) > 0;
    if ((await send.count()) > 0) await keys.pressButton(send);
    else if (isAgain) await keys.pressButton(passing);
    else if ((await lit.count()) === 0) await keys.pressButton((await passing.count()) > 0 ? passing : anyButton);
    else {
      begun = /^You: (Make a shipment|Attack)/.test(prompt) ? prompt : '';
      await keys.choosePlace(lit.first(), LIT);
      await expect.poll(() => shownOn(page)).not.toBe(shown);
      await settled(page);
      // The first thing that can be done there has the focus.
      if ((await version(page)) === before && (await send.count()) === 0) {
        shown = await shownOn(page);
        await keys.press('Enter');
      }
    }
    await expect.poll(() => shownOn(page)).not.toBe(shown);
    keys.done(prompt);
    expect(keys.decisions).toBeLessThan(200);
  }
  keys.tell('Cantaboria');
  expect(keys.decisions).toBeGreaterThan(50);
  // Four for a place named by two keys, chosen, and one of several actions there.
  expect(keys.within(MOST)).toBeGreaterThanOrEqual(0.95);
  expect(keys.most).toBeLessThanOrEqual(MOST + 1);
  expect(errors).toEqual([]);
});
