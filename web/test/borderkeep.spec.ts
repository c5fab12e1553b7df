import { expect, type Page, test } from '@playwright/test';
import {
  checkPage,
  errorsOf,
  expectNoWider,
  goneOn,
  lineSaying,
  myTurn,
  settled,
  setUp,
  version,
  withSettings,
} from './browser/table.ts';

const game = 'borderkeep';

/** Lays a table of Borderkeep. */
async function lay(
  page: Page,
  players: readonly string[],
  { motion = 'off', ...wish }: { motion?: 'on' | 'off'; deal?: number; options?: { [name: string]: unknown } } = {},
): Promise<void> {
  await withSettings(page, { motion });
  await setUp(page, { game, players, ...wish });
  await expect(page.locator('.seat')).toHaveCount(players.length);
  await expect(page.locator('.bk').or(page.locator('.hand-over'))).toBeVisible();
}

/** The button for the current question: of the battle, of the open card, or of the phase. */
function nextButton(page: Page) {
  return page
    .locator(
      '.bk-battle .bk-fighter.can, .bk-battle [data-choice], .bk-chosen .button.primary:not(:disabled), .bk-task [data-first]',
    )
    .first();
}

/** Selects the cards to discard, if any must be. */
async function pickDiscards(page: Page): Promise<void> {
  await settled(page);
  const more = page.locator('.bk-task').getByRole('button', { name: /^Choose \d+ card/ });
  while ((await more.count()) > 0) await page.locator('.bk-card.lit:not(.picked)').first().click();
}

/**
 * One decision with the mouse: the most expensive card that can be built or played, otherwise the current question,
 * otherwise on.
 */
async function actByMouse(page: Page): Promise<void> {
  await settled(page);
  const before = await version(page);
  const usable = page.locator('.bk-card.lit');
  if ((await usable.count()) > 0) await usable.last().click();
  await pickDiscards(page);
  await nextButton(page).click();
  await goneOn(page, before);
}

/** One decision that brings the end nearer: nothing is built, and nobody is paid. */
async function neglect(page: Page): Promise<void> {
  const before = await version(page);
  const lapse = page.getByRole('button', { name: 'Give it up' });
  await pickDiscards(page);
  await ((await lapse.count()) > 0 ? lapse : nextButton(page)).click();
  await goneOn(page, before);
}

test('a match alone is played to the end with the mouse', async ({ page }) => {
  const errors = errorsOf(page);
  // A frail town falls sooner than a deck of 68 cards is drawn.
  await lay(page, ['person'], { deal: 3, options: { startWalls: 1, startGuards: 0 } });
  await myTurn(page);
  await checkPage(page, 'borderkeep-solo-start', true);
  let seen = '';
  for (let i = 0; (await myTurn(page)) === 'choose'; i += 1) {
    expect(i).toBeLessThan(500);
    const usable = page.locator('.bk-card.lit');
    if (seen === '' && (await usable.count()) > 0) {
      await usable.first().click();
      seen = await page.locator('.bk-chosen').innerText();
      await checkPage(page, 'borderkeep-card-chosen');
      await page.locator('.bk-chosen').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('.bk-chosen')).toHaveCount(0);
    }
    await (i < 12 ? actByMouse(page) : neglect(page));
  }
  expect(seen).toMatch(/Cost \d+/);
  await expect(page.locator('.ending')).toContainText(/won|lost/);
  await checkPage(page, 'borderkeep-ending');
  expect(errors).toEqual([]);
});

test('the form without cards is played to the end on its tables', async ({ page }) => {
  const errors = errorsOf(page);
  await lay(page, ['person'], { options: { form: 'nonCard', monsterAttacksToEnd: 2 } });
  await myTurn(page);
  await checkPage(page, 'borderkeep-no-cards');
  for (let i = 0; (await myTurn(page)) === 'choose'; i += 1) {
    expect(i).toBeLessThan(800);
    await actByMouse(page);
  }
  await expect(page.locator('.ending')).toContainText(/won|lost/);
  expect(errors).toEqual([]);
});

test('against a bot: turns, other towns, attack cards with their odds, and a log line that marks its place', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await lay(page, ['person', 'greedy']);
  let odds = '';
  // A monster will be drawn sooner or later: of the 75 cards, 14 are monsters.
  for (let i = 0; i < 300 && odds === '' && (await myTurn(page)) === 'choose'; i += 1) {
    const foe = page.locator('.bk-card.lit').filter({ hasText: /Attacks the/ });
    if ((await foe.count()) > 0 && (await page.locator('.bk-task h2').innerText()) === 'Attack phase') {
      await foe.first().click();
      await expect(page.locator('.bk-chosen .bk-odds')).not.toContainText('Computing');
      odds = await page.locator('.bk-chosen .bk-odds').innerText();
      await checkPage(page, 'borderkeep-attack');
    }
    await actByMouse(page);
  }
  expect(odds).toMatch(/You win\s+(under |over )?[\d.]+\s%/);
  // The battle that follows is fought out.
  while ((await myTurn(page)) === 'choose' && (await page.locator('.bk-fighter.can').count()) > 0) {
    await actByMouse(page);
  }
  await checkPage(page, 'borderkeep-after-attack');

  await page.getByRole('button', { name: /^Town of Teal:/ }).click();
  await expect(page.getByRole('heading', { name: 'Town of Teal', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to your town' }).click();
  await expect(page.getByRole('heading', { name: 'Your town', exact: true })).toBeVisible();
  // A line of the log that is pointed to marks its place.
  await (await lineSaying(page, /^Turn 1 of Teal/)).click();
  await expect(page.locator('.bk-neighbour.marked')).toHaveCount(1);
  await (await lineSaying(page, /^Your turn 1/)).click();
  await expect(page.locator('.bk-town.marked')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('events are shown where they happen, and a press goes past them', async ({ page }) => {
  await lay(page, ['person', 'random'], { motion: 'on' });
  await myTurn(page);
  const before = await version(page);
  await page.locator('.bk-side [data-first]').first().click();
  await goneOn(page, before);
  await page.locator('.bk').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('.bk-caption')).toHaveCount(0);
});

test('a whole match alone by keys: arrows over the places, Enter chooses, Escape lets go', async ({ page }) => {
  const errors = errorsOf(page);
  await lay(page, ['person'], { deal: 16, options: { startWalls: 1, startGuards: 0 } });
  await myTurn(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
  const tabTo = async (wanted: string) => {
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
    }
    throw new Error(`no Tab leads to ${wanted}`);
  };
  await tabTo('[data-place]');
  const first = await focused();
  expect(first).toMatch(/^card\//);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toMatch(/^good\//);
  await page.keyboard.press('Enter');
  await expect(page.locator('.bk-chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.bk-chosen')).toHaveCount(0);
  expect(await focused()).toMatch(/^good\//);

  // From here on the question takes the focus by itself.
  let built = 0;
  for (let i = 0; (await myTurn(page)) === 'choose'; i += 1) {
    expect(i).toBeLessThan(300);
    const before = await version(page);
    if (built === 0 && (await page.locator('.bk-card.lit').count()) > 0) {
      await tabTo('[data-place]');
      for (let steps = 0; steps < 6 && !(await focused()).startsWith('card/'); steps += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Home');
      for (let steps = 0; steps < 9; steps += 1) {
        if (await page.evaluate(() => document.activeElement?.classList.contains('lit') ?? false)) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await expect(page.locator('.bk-chosen .button.primary')).toBeFocused();
      built += 1;
    } else if (i === 0) await tabTo('.bk-task [data-first]');
    else await expect(nextButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await goneOn(page, before);
  }
  expect(built).toBe(1);
  await expect(page.locator('.ending')).toContainText(/won|lost/);
  expect(errors).toEqual([]);
});

test('two persons at one screen: the cover comes between them, and neither sees the other’s hand', async ({ page }) => {
  await lay(page, ['person', 'person']);
  const hands: string[][] = [];
  for (let seat = 0; seat < 2; seat += 1) {
    const cover = page.locator('.hand-over');
    await expect(cover).toBeVisible();
    await expect(page.locator('.bk')).toHaveCount(0);
    await cover.getByRole('button').click();
    await myTurn(page);
    const hand = await page
      .locator('.bk-card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place') ?? ''));
    expect(hand.length).toBeGreaterThan(6);
    hands.push(hand);
    // Something is selected, which must not remain for the next person.
    await page.locator('.bk-card').first().click();
    await expect(page.locator('.bk-chosen')).toBeVisible();
    for (let i = 0; i < 12; i += 1) {
      await settled(page);
      if ((await cover.count()) > 0) break;
      const before = await version(page);
      await pickDiscards(page);
      await page.locator('.bk-task [data-first]').click();
      await expect(
        page.locator('.hand-over').or(page.locator(`main.table:not([data-version="${before}"])`)),
      ).not.toHaveCount(0);
    }
    await expect(cover).toBeVisible();
    const html = await page.locator('.table-board').innerHTML();
    for (const card of hand) expect(html).not.toContain(card);
  }
  const [one = [], other = []] = hands;
  expect(one.filter((card) => other.includes(card))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('everything fits, can be touched, and what is asked stands under the thumb', async ({ page }) => {
    await lay(page, ['person', 'greedy']);
    for (let i = 0; i < 6 && (await myTurn(page)) === 'choose'; i += 1) {
      const before = await version(page);
      const usable = page.locator('.bk-card.lit');
      if ((await usable.count()) > 0) await usable.first().tap();
      await pickDiscards(page);
      await expect(nextButton(page)).toBeInViewport();
      await nextButton(page).tap();
      await goneOn(page, before);
    }
    await myTurn(page);
    await checkPage(page, 'borderkeep-phone', true);
    await expectNoWider(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.bk button')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
