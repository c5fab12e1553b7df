import { expect, type Page, test } from '@playwright/test';
import { sendRaiders } from './browser/borderkeep.ts';
import { checkPage, errorsOf, goneOn, openAt, settled, takeOver, version, withSettings } from './browser/table.ts';

/** Opens a table of Borderkeep at a position. */
const openTown = (page: Page, seats: number, position: object, options: { [name: string]: unknown } = {}) =>
  openAt(page, { game: 'borderkeep', seats, position, options });

const SLOW_TOWN = { structures: ['moat', 'quarry', 'mine'], units: ['shieldmen', 'swordsmen', 'guard'] };

test('hits are placed with the odds of each choice at hand, by pointer and by keys, to the end', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await openTown(page, 2, { step: 'attackStart', towns: [{ hand: ['dragon'] }, SLOW_TOWN] });
  await takeOver(page);
  await page.getByRole('button', { name: /^Dragon/ }).click();
  await page.getByRole('button', { name: /^Play Dragon on/ }).click();
  const choices = page.locator('.bk-battle button.can');
  const battle = page.locator('.bk-battle');
  await expect(battle).toBeVisible();
  await expect(choices.first()).toBeVisible();
  // Exact odds of each choice, in the words of the side that chooses.
  await expect(choices.first()).toHaveAccessibleName(/^Hit \w+.*: you win [\w. ]+\s%\. .*hits left/);
  await expect(battle.locator('.bk-odds')).toContainText('Exact, if the attackers place');
  await expect(battle.locator('.bk-die').first()).toBeVisible();
  await checkPage(page, 'borderkeep-battle', true);

  let placed = 0;
  for (; (await choices.count()) > 0; placed += 1) {
    expect(placed).toBeLessThan(60);
    const before = await version(page);
    if (placed % 2 === 0) await choices.last().click();
    else {
      await choices.first().focus();
      await page.keyboard.press('1');
    }
    await goneOn(page, before);
    await takeOver(page);
  }
  expect(placed).toBeGreaterThan(0);
  await expect(page.getByText(/held the town|was beaten/).first()).toBeAttached();
  expect(errors).toEqual([]);
});

test('a battle is played out, can be skipped, and its outcome is told until it is closed', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'on' });
  await openTown(page, 1, {
    step: 'buildStart',
    attackCard: 'ogres',
    towns: [
      { hand: ['farm'], goods: { gold: 20 }, structures: ['ballista', 'mine'], units: ['knights', 'wizard', 'guard'] },
    ],
  });
  await takeOver(page);
  await page.getByRole('button', { name: 'End building' }).click();
  const battle = page.locator('.bk-battle');
  await expect(battle).toBeVisible();
  await expect(battle.getByRole('img', { name: /^Ballista: initiative 8, 3 dice, cannot be hit/ })).toBeVisible();
  await expect(battle.locator('.rolling').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await battle.getByRole('button', { name: 'Skip to the end' }).press('Enter');
  // Own spells may ask something on the way.
  const summary = page.locator('.bk-summary');
  const asked = page.locator('.bk-battle button.can');
  for (let i = 0; i < 40 && (await summary.count()) === 0; i += 1) {
    await expect(
      summary
        .or(asked)
        .or(battle.getByRole('button', { name: 'Skip to the end' }))
        .first(),
    ).toBeVisible();
    const skip = page.getByRole('button', { name: 'Skip to the end' });
    if ((await skip.count()) > 0) await skip.press('Enter', { timeout: 2_000 }).catch(() => undefined);
    else if ((await asked.count()) > 0) await asked.first().click();
  }
  await expect(summary).toContainText(/Your town (held|was beaten)|Both sides fell/);
  await checkPage(page, 'borderkeep-battle-over');
  await summary.getByRole('button', { name: 'Close' }).click();
  await expect(summary).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a raid may be pressed on or withdrawn before each further segment', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await openTown(page, 2, {
    step: 'attackStart',
    towns: [
      { hand: ['war'], units: ['shieldmen', 'swordsmen', 'medium-cavalry', 'guard'] },
      { structures: ['moat'], units: ['light-horsemen', 'knights', 'cavalier', 'guard'] },
    ],
  });
  await takeOver(page);
  await sendRaiders(page);
  const battle = page.locator('.bk-battle');
  const press = battle.getByRole('button', { name: /Press on/ });
  const own = battle.locator('button.can');
  // Hits come before the question; a seat that must place them is asked first.
  for (let i = 0; i < 30; i += 1) {
    await takeOver(page);
    if ((await press.count()) > 0) break;
    const before = await version(page);
    await own.first().click();
    await goneOn(page, before);
  }
  await expect(battle).toContainText('Raiders of Amber');
  await expect(battle).toContainText('Moat: 1 die less');
  await checkPage(page, 'borderkeep-battle-press');
  await battle.getByRole('button', { name: /Withdraw/ }).click();
  await expect(page.getByText('Amber withdrew the raid.').first()).toBeAttached();
  expect(errors).toEqual([]);
});

test('spells: the odds are sampled without holding up the page, and say that they are', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  const towns = [{ hand: ['demons'] }, { structures: ['moat'], units: ['shieldmen', 'swordsmen', 'priest', 'guard'] }];
  await openTown(page, 2, { step: 'attackStart', towns });
  await takeOver(page);
  await page.getByRole('button', { name: /^Demons/ }).click();
  const played = await version(page);
  await page.getByRole('button', { name: /^Play Demons on/ }).click();
  await goneOn(page, played);
  const battle = page.locator('.bk-battle');
  let asked = 0;
  for (; asked < 30; asked += 1) {
    await takeOver(page);
    const choice = battle.locator('button.can').first();
    if ((await choice.count()) === 0) break;
    await expect(battle.getByRole('button', { name: /: you (win|hold) / }).first()).toBeVisible();
    const before = await version(page);
    await choice.click();
    await goneOn(page, before);
  }
  expect(asked).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('the non-card form: dice, the row rolled, what may be built, for some turns', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  const goods = { gold: 60, food: 20, weapons: 20, magic: 20, wood: 20 };
  await openTown(page, 1, { step: 'buildStart', towns: [{ goods, units: ['knights', 'guard'] }] }, { form: 'nonCard' });
  await takeOver(page);
  const panel = page.locator('.bk-event');
  await expect(panel).toContainText('Monster attacks: 0 of 5');
  await panel.getByText('The tables').click();
  let turns = 0;
  for (let i = 0; i < 40 && turns < 4; i += 1) {
    await settled(page);
    if ((await page.locator('.ending').count()) > 0) break;
    const ahead = page
      .getByRole('button', { name: /^(End |Go on$|Pay for |Pay\b|Give it up$|Pick |Give up )/ })
      .first();
    const spell = page.locator('.bk-battle button.can').first();
    await expect(ahead.or(spell).first()).toBeVisible();
    if ((await panel.locator('.bk-event-roll').count()) > 0) {
      // The roll is marked in the table of the event, and in its own.
      await expect(panel.locator('.bk-event-strip tr.marked')).toHaveCount(1);
      await expect(panel.locator('.bk-ten').first()).toBeVisible();
    }
    const name = (await ahead.count()) > 0 ? await ahead.innerText() : '';
    if (name === 'End building') turns += 1;
    if (turns === 3 && name === 'End building') await checkPage(page, 'borderkeep-event', true);
    const before = await version(page);
    await ((await ahead.count()) > 0 ? ahead : spell).click();
    await goneOn(page, before);
  }
  expect(turns).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('all 75 cards stand below the rules, and their words fit at 120 px', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/rules/borderkeep#gallery');
  const cards = page.locator('#gallery .kit-card');
  await expect(cards).toHaveCount(75);
  await expect(cards.first()).toBeInViewport();
  await checkPage(page, 'borderkeep-cards');
  // The drawings come as a sheet of their own, which must be there.
  const sheet = await page.locator('#gallery use').first().getAttribute('href');
  const answer = await page.request.get((sheet ?? '').split('#')[0] ?? '');
  expect(await answer.text()).toContain('<symbol id="barn"');
  const tight = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      if (!(card instanceof HTMLElement)) return ['no card'];
      card.style.width = '120px';
      const face = card.querySelector('.kit-card-face');
      const parts = [
        ...card.querySelectorAll<HTMLElement>('.kit-card-name, .kit-card-tokens, .kit-card-line:not(.long)'),
      ];
      const isOver = parts.some(
        (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
      );
      const isTall = face !== null && face.scrollHeight > face.clientHeight + 1;
      return isOver || isTall ? [card.getAttribute('aria-label') ?? ''] : [];
    }),
  );
  expect(tight).toEqual([]);
  expect(errors).toEqual([]);
});
