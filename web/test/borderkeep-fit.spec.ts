import { expect, type Page, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, openAt, settled, takeOver, withSettings } from './browser/table.ts';

const SIZES = [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [360, 740],
] as const;

const HOME = {
  goods: { food: 6, weapons: 4, wood: 9, stone: 8, magic: 5, gold: 14 },
  structures: ['farm', 'fletcher', 'inn', 'barracks', 'quarry', 'woodmill', 'mine', 'market-place'],
  units: ['swordsmen', 'archers', 'knights', 'warrior', 'guard'],
  hand: ['crossbowmen', 'ballista', 'moat', 'library', 'wizard', 'magic-sword', 'dragon', 'war', 'earthquake'],
};
const OTHERS = [
  { goods: { food: 3, gold: 21 }, structures: ['temple'], units: ['halberdiers', 'guard'], hand: ['trolls', 'ranger'] },
  { goods: { magic: 7 }, structures: ['catapult'], units: ['shieldmen', 'longbowmen', 'guard'], walls: 2 },
  { goods: { gold: 11 }, structures: ['mason'], units: ['light-horsemen', 'guard'], hand: ['giant'] },
  { goods: { stone: 30, gold: 120 }, structures: ['bombard', 'stables'], units: ['nobleman', 'guard'], walls: 1 },
  { goods: { gold: 2 }, structures: ['tavern'], units: ['handgunners', 'guard'], hand: ['spies'] },
];

function towns(seats: number, home: object = {}): readonly object[] {
  return [{ ...HOME, ...home }, ...OTHERS.slice(0, seats - 1)];
}

/** Opens a table of Borderkeep at a position and takes the first seat. */
async function openTown(page: Page, seats: number, position: object, options: { [name: string]: unknown } = {}) {
  await openAt(page, { game: 'borderkeep', seats, position, options });
  await takeOver(page);
  await expect(page.locator('.bk-task, .bk-battle').first()).toBeVisible();
}

/** Parts of the hand, the goods and the question that are cut, covered or out of sight; empty if all are visible. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string => `${element.className} ${element.textContent.trim().slice(0, 24)}`;
    const edge = (box: DOMRect): string =>
      [box.left, box.top, box.right, box.bottom].map((value) => Math.round(value)).join(' ');
    /** The part of the screen in which an element can be seen. */
    const windowOf = (element: Element): { left: number; top: number; right: number; bottom: number } => {
      const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        seen.left = Math.max(seen.left, box.left);
        seen.top = Math.max(seen.top, box.top);
        seen.right = Math.min(seen.right, box.right);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
      return seen;
    };
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const wholes = ['.bk-hand .bk-card', '.bk-ledger li', '.bk-side > section', '.bk-side [data-first]'];
    const must = [...wholes, '.bk-tray .button', '.bk-battle-task', '.bk-battle [data-first]'].flatMap(shown);
    for (const element of must) {
      const box = element.getBoundingClientRect();
      const seen = windowOf(element);
      const isOut =
        box.left < seen.left - 1 ||
        box.top < seen.top - 1 ||
        box.right > seen.right + 1 ||
        box.bottom > seen.bottom + 1;
      if (isOut) found.push(`${name(element)} is cut: ${edge(box)}`);
    }
    const blocks = shown(
      '.prompt, .table-foot, .seats, .bk-neighbour, .bk-town, .bk-event, .bk-battle, .bk-ledger li, .bk-hand .bk-card, .bk-side > section',
    ).filter((element) => {
      const box = element.getBoundingClientRect();
      const seen = windowOf(element);
      return box.left < seen.right && box.right > seen.left && box.top < seen.bottom && box.bottom > seen.top;
    });
    for (const [i, one] of blocks.entries()) {
      for (const other of blocks.slice(i + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) found.push(`${name(one)} (${edge(a)}) overlaps ${name(other)} (${edge(b)})`);
      }
    }
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
    const board = document.querySelector('.table-board');
    if (board !== null && board.scrollHeight > board.clientHeight + 1) found.push('the board scrolls');
    for (const element of document.querySelectorAll('.bk *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      if (!hasText || !element.checkVisibility() || element.closest('.visually-hidden, svg, kbd') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 12) found.push(`${name(element)} is set in ${size} px`);
    }
    return found;
  });
}

/** Parts of the board measure themselves a moment after the screen has changed. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expect.poll(() => misfits(page), { message: what }).toEqual([]);
}

/** Hand, goods and question are complete at all four sizes. */
async function checkSizes(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectWhole(page, `${what} at ${width} by ${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const seats of [1, 2, 6]) {
  test(`hand, goods and what is asked are whole at four sizes, with ${seats} seats`, async ({ page }) => {
    const errors = errorsOf(page);
    await withSettings(page, { motion: 'off' });
    await openTown(page, seats, { step: 'buildStart', towns: towns(seats) });
    await checkSizes(page, 'build phase');
    await page.locator('[data-place="card/ballista"]').click();
    await expect(page.locator('.bk-tray')).toBeVisible();
    await checkSizes(page, 'payment');
    await openTown(page, seats, { step: 'upkeepStart', towns: towns(seats) });
    await checkSizes(page, 'upkeep');
    await openTown(page, seats, { step: 'buyStart', towns: towns(seats) });
    await checkSizes(page, 'draw phase');
    if (seats > 1) {
      const hand = [...HOME.hand, 'priest', 'druid'];
      await openTown(page, seats, { step: 'drawEnd', towns: towns(seats, { hand }) });
      await checkSizes(page, 'discard');
      await openTown(page, seats, { step: 'attackStart', towns: towns(seats) });
      for (const card of ['earthquake', 'war']) {
        await page.locator(`[data-place="card/${card}"]`).click();
        await expect(page.locator('.bk-chosen .button.primary')).toBeVisible();
        await checkSizes(page, card);
      }
    }
    const rolled = {
      step: 'buildStart',
      offers: ['library', 'mason'],
      towns: towns(seats, { hand: [] }).map(handless),
    };
    await openTown(page, seats, rolled, { form: 'nonCard' });
    await expect(page.locator('.bk-event')).toBeVisible();
    await checkSizes(page, 'without cards');
    expect(errors).toEqual([]);
  });
}

function handless(town: object): object {
  return { ...town, hand: [] };
}

test('in a battle what is asked, the goods and the hand are whole at four sizes', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const defenders = ['shieldmen', 'halberdiers', 'light-horsemen', 'ranger', 'guard#1'];
  const battle = {
    level: 5,
    hits: [2, 0],
    sides: [[{ unit: 'dragon' }], defenders.map((unit, place) => ({ unit, place }))],
  };
  const hand = HOME.hand.filter((card) => card !== 'dragon');
  const victim = { structures: ['catapult'], units: defenders, walls: 2 };
  const fought = { step: 'hit', attackCard: 'dragon', victim: 1, victims: 2, battle };
  for (const [width, height] of SIZES) {
    // The question is visible at first, however long the battle is.
    await page.setViewportSize({ width, height });
    await openTown(page, 2, { ...fought, towns: [{ ...HOME, hand }, victim] });
    await expect(page.locator('.bk-battle button.can')).toHaveCount(5);
    await expect(page.locator('.bk-battle .bk-odds')).toBeVisible();
    await expectWhole(page, `battle at ${width} by ${height}`);
  }
});

test('discards are picked in the hand, by pointer and by keys, and go together', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await openTown(page, 2, { step: 'drawEnd', towns: towns(2) });
  const task = page.locator('.bk-task');
  await expect(task).toContainText('0 of 2 chosen');
  await page.locator('[data-place="card/dragon"]').click();
  await expect(page.locator('[data-place="card/dragon"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(task).toContainText('1 of 2 chosen');
  // By keys: the button leads to the hand, Enter picks, and the last one picked leads back to the button.
  await task.locator('[data-first]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bk-hand .bk-card').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(task.locator('[data-first]')).toBeFocused();
  await expect(task.locator('[data-first]')).toHaveText('Discard Dragon and War');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/discarded Dragon/).first()).toBeAttached();
  await expect(page.getByText(/discarded War/).first()).toBeAttached();
  await expect(page.locator('.bk-hand .bk-card')).toHaveCount(7);
});

test('payments are laid down from the stock, by pointer and by keys', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await openTown(page, 1, { step: 'buildStart', towns: towns(1, { goods: { wood: 5, stone: 5, gold: 9 } }) });
  await page.locator('[data-place="card/ballista"]').click();
  const tray = page.locator('.bk-tray');
  await expect(tray).toContainText('6 of 6 paid');
  await checkPage(page, 'borderkeep-payment');
  const pay = page.getByRole('button', { name: 'Build Ballista' });
  await tray.getByRole('button').first().click();
  await expect(tray).toContainText('5 of 6 paid');
  await expect(pay).toBeDisabled();
  await page.locator('[data-place="good/gold"]').focus();
  await page.keyboard.press('Enter');
  await expect(tray).toContainText('6 of 6 paid');
  await pay.click();
  await expect(page.getByText(/paid .* and 1 gold for Ballista/).first()).toBeAttached();
});

test('a price in magic is told and drawn as magic, also where gold pays it', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await openTown(page, 2, { step: 'buyStart', towns: towns(2, { goods: { gold: 30 } }) });
  const cost = page.locator('.bk-task .bk-cost');
  await expect(cost).toContainText('7 magic');
  await expect(cost.locator('.bk-good.magic')).toBeVisible();
  const noCards = towns(2, { goods: { gold: 30 }, hand: [] }).map(handless);
  await openTown(page, 2, { step: 'buyStart', towns: noCards }, { form: 'nonCard' });
  await expect(page.getByRole('button', { name: /^Buy an event/ })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Buy a card|cards? in hand/);
});

test('Spies show the enemy’s town until the next decision', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const rich = towns(2, { hand: ['spies', 'dragon', 'farm'], structures: [] });
  await openTown(page, 2, { step: 'attackStart', towns: rich });
  await page.locator('[data-place="card/spies"]').click();
  await page.getByRole('button', { name: /^Play Spies on/ }).click();
  await expect(page.getByRole('heading', { name: 'Town of Teal', exact: true })).toBeVisible();
  await expect(page.locator('.bk-known [data-place="card/trolls"]')).toBeVisible();
  await page.locator('.bk-task [data-first]').click();
  await takeOver(page);
  await expect(page.getByRole('heading', { name: 'Your town', exact: true })).toBeVisible();
});

declare global {
  interface Window {
    /** The board's captions in order, with its question and hand at that moment. */
    borderkeepTold?: { caption: string; task: string; cards: string[] }[];
  }
}

test('nothing is asked, and no card is held, before what led to it has been shown', async ({ page }) => {
  await withSettings(page, { motion: 'on' });
  await page.addInitScript(() => {
    window.borderkeepTold = [];
    let last = '';
    new MutationObserver(() => {
      const caption = document.querySelector('.bk-caption')?.textContent ?? '';
      if (caption !== last && caption !== '') {
        window.borderkeepTold?.push({
          caption,
          task: document.querySelector('.bk-task h2')?.textContent ?? '',
          cards: [...document.querySelectorAll('.bk-hand .bk-card')].map(
            (card) => card.getAttribute('data-place') ?? '',
          ),
        });
      }
      last = caption;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openTown(page, 2, {
    step: 'buildStart',
    towns: towns(2, { hand: ['library', 'moat'], units: ['swordsmen', 'guard'] }),
  });
  await page.locator('[data-place="card/moat"]').click();
  await page.getByRole('button', { name: 'Build Moat' }).click();
  await expect(page.locator('.bk-side')).not.toHaveAttribute('inert');
  await expect(page.locator('[data-place="structure/0/moat"]')).toBeVisible();
  await page.getByRole('button', { name: 'End building' }).click();
  await takeOver(page);
  await expect(page.locator('.bk-caption')).toHaveCount(0);
  await expect(page.locator('.bk-task')).toBeVisible();
  const told = await page.evaluate(() => window.borderkeepTold ?? []);
  expect(told.map(({ caption }) => caption)).toEqual(expect.arrayContaining([expect.stringMatching(/built Moat/)]));
  for (const { caption, task, cards } of told) {
    if (/^Turn /.test(caption)) expect(task).toBe('');
    if (/paid .* for Moat/.test(caption)) expect(cards).toContain('card/moat');
  }
});

test('stocks of three digits fit a phone beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const goods = { food: 188, weapons: 214, wood: 999, stone: 108, magic: 250, gold: 214 };
  await openTown(page, 1, { step: 'buildStart', towns: [{ ...HOME, goods }] });
  await expect(page.locator('.bk-stock-count').first()).toHaveText('188');
  await expectNoWider(page);
  expect(await misfits(page)).toEqual([]);
});

test('the panel is scrolled back to what is asked when another card is chosen', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.setViewportSize({ width: 1024, height: 330 });
  await openTown(page, 2, { step: 'buildStart', towns: towns(2) });
  await page.locator('[data-place="card/ballista"]').click();
  const chosen = page.locator('.bk-chosen');
  await chosen.evaluate((card) => card.scrollTo({ top: card.scrollHeight }));
  expect(await chosen.evaluate((card) => card.scrollTop)).toBeGreaterThan(0);
  await page.locator('[data-place="card/crossbowmen"]').click();
  await expect(chosen).toContainText('Crossbowmen');
  expect(await chosen.evaluate((card) => card.scrollTop)).toBe(0);
});

/** Visible pixels of the town's height; 0 if it is hidden. */
function heightOfTown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [town, main] = ['.bk-town', '.bk-main'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (town === undefined || main === undefined || town.right > main.right + 1) return 0;
    return Math.min(town.bottom, main.bottom, innerHeight) - town.top;
  });
}

test('the own town is seen in every phase on a phone, with eight cards in the hand', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const hand = HOME.hand.slice(0, 8);
  for (const [width, height] of [
    [360, 740],
    [375, 667],
  ]) {
    await page.setViewportSize({ width, height });
    // With more than one other town, such a small phone shows only those and the hand.
    for (const seats of height < 700 ? [1, 2] : [1, 2, 3]) {
      for (const step of ['buyStart', 'buildStart', 'attackStart']) {
        if (seats === 1 && step === 'attackStart') continue;
        await openTown(page, seats, { step, towns: towns(seats, { hand }) });
        await expect
          .poll(() => heightOfTown(page), { message: `${step}, ${seats} seats, ${width} by ${height}` })
          .toBeGreaterThan(40);
        await expectWhole(page, `${step}, ${seats} seats, ${width} by ${height}`);
      }
    }
  }
});

test('a town is seen on a page enlarged and on a phone on its side, in every phase and after the end', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  const sizes = [
    [683, 325],
    [740, 360],
  ] as const;
  const hand = HOME.hand.slice(0, 8);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const step of ['buyStart', 'buildStart', 'attackStart']) {
      await openTown(page, 2, { step, towns: towns(2, { hand }) });
      await expect.poll(() => heightOfTown(page), { message: `${step}, ${width} by ${height}` }).toBeGreaterThan(40);
    }
  }
  await openTown(page, 2, { step: 'attackStart', towns: [{ hand: ['dragon'] }, { walls: 1, units: [] }] });
  await page.getByRole('button', { name: /^Dragon/ }).click();
  await page.getByRole('button', { name: /^Play Dragon on/ }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await settled(page);
  // The result of the last battle stands above it.
  await expect(page.locator('.bk-summary')).toBeVisible();
  for (const [width, height] of [...sizes, [360, 740] as const]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.bk-summary')).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => heightOfTown(page), { message: `over, ${width} by ${height}` }).toBeGreaterThan(40);
  }
});

test('bug: on a tall phone a lesson left the panel below the town no room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { motion: 'off' });
  await page.goto('/learn/borderkeep');
  await page.locator('.lesson').getByRole('button', { name: 'Go on' }).click();
  await settled(page);
  const panel = await page.locator('.bk-side').boundingBox();
  const pay = await page.locator('.bk-side').getByRole('button', { name: /^Pay/ }).boundingBox();
  expect((pay?.y ?? 0) + (pay?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
});
