import { expect, type Page, test } from '@playwright/test';
import { wayOut } from './browser/andia.ts';
import { arrowTo } from './browser/arrows.ts';
import {
  checkPage,
  errorsOf,
  expectNoWider,
  goneOn,
  lineSaying,
  logLines,
  myTurn,
  openAt,
  settled,
  setUp,
  takeOver,
  version,
  withSettings,
} from './browser/table.ts';

const area = (page: Page, code: string) => page.locator(`[data-place="${code}"]`);
const commit = (page: Page) => page.locator('.andia-commit .primary');
/** An order without a move is asked for by its own button. */
async function passWithoutMove(page: Page): Promise<void> {
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  if ((await pass.count()) > 0) await pass.click();
}
const line = (page: Page) => page.getByLabel('As text');
const isWhole = (page: Page) => expect(page.locator('main.table')).toHaveAttribute('data-draft', 'whole');

/** A table on the small map, or another. */
async function onMap(page: Page, map: string, players: readonly string[]): Promise<void> {
  await setUp(page, { game: 'andia', players, options: { map } });
  await expect(page.locator('.andia').or(page.locator('.hand-over'))).toBeVisible();
}

/** Areas by their labels' text for the next tap. */
async function codesWith(page: Page, says: string): Promise<string[]> {
  await settled(page);
  const cells = page.locator(`[role=gridcell][aria-label*="${says}"]`);
  return cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-place') ?? ''));
}

/** Plays on with the mouse: spread out over free areas, cities first, and attack only weaker ones. */
async function orderByMouse(page: Page, turn: number): Promise<void> {
  if ((await page.locator('.andia-places').count()) > 0) return;
  const own = await codesWith(page, 'You can move out');
  const from = own.at(turn % Math.max(1, own.length));
  if (from === undefined) return;
  await area(page, from).click();
  const to = await codesWith(page, 'You can send');
  const city = to.find((code) => code.length === 2) ?? to.at(turn % Math.max(1, to.length));
  if (city === undefined) return;
  await area(page, city).click();
  await expect(line(page)).toHaveValue(new RegExp(`1 ${from} to ${city}`));
  await isWhole(page);
}

test('a whole match against a bot with the mouse, to its end', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await onMap(page, 'andia', ['person', 'greedy']);
  await myTurn(page);
  await checkPage(page, 'andia-start', true);
  let turns = 0;
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    await orderByMouse(page, turns);
    if (turns === 1) await checkPage(page, 'andia-order');
    await passWithoutMove(page);
    await commit(page).click();
    await goneOn(page, before);
    turns += 1;
    expect(turns).toBeLessThan(260);
  }
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('.standing tr').first()).toContainText(/held \d+ (city|cities), \d+ piece/);
  await checkPage(page, 'andia-ending', true);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.locator('.andia')).toBeVisible();
  await checkPage(page, 'andia-replay');
  // A line of the log points to its place.
  await page.keyboard.press('}');
  await (await lineSaying(page, /moves|Fight|bombards/)).click();
  await expect(page.locator('.andia-pointed')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('an order: counts by steps, half and all, a bombardment, what it would lead to, text and back', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
  await myTurn(page);
  await area(page, 'M').click();
  await expect(area(page, 'M')).toHaveAttribute('aria-selected', 'true');
  await area(page, 'S').click();
  await area(page, 'MC').click();
  await expect(line(page)).toHaveValue('1 M to MC, 1 M to S');
  await page.getByRole('button', { name: 'All, Mu to Shalomar' }).click();
  await expect(line(page)).toHaveValue('1 M to MC, 2 M to S');
  await expect(page.locator('.andia-foreseen')).toContainText(
    'If the other passes: 1 in Mystery City, none in Mu, 2 in Shalomar.',
  );
  await page.getByRole('button', { name: 'One less, Mu to Mystery City' }).click();
  await expect(line(page)).toHaveValue('2 M to S');
  await page.getByRole('button', { name: 'Half, Mu to Shalomar' }).click();
  await expect(line(page)).toHaveValue('1 M to S');
  await page.getByRole('button', { name: /^Bombard/ }).click();
  await area(page, 'V').click();
  await expect(line(page)).toHaveValue('1 M to S; Bomb V');
  await expect(page.locator('.andia-foreseen')).toContainText('2 of Teal in Valhalla');
  await checkPage(page, 'andia-bomb');

  // An impossible action says why, with its rule.
  await area(page, 'UC').click();
  await expect(page.locator('.why-not')).toContainText('not adjacent');
  await expect(page.locator('.why-not').getByRole('link')).toContainText('AN-49');
  await checkPage(page, 'andia-why-not');

  // A move along one connection continues as a gather.
  await area(page, 'H').click();
  await expect(page.locator('.why-not')).toContainText('no pieces');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(line(page)).toHaveValue('pass');
  await expect(page.locator('main.table')).toHaveAttribute('data-draft', 'open');

  // Typed, and refused in words if it is invalid.
  await page.getByText('As text').click();
  await line(page).fill('3 A to M, 2 W to M; Bomb EC');
  await page.keyboard.press('Enter');
  await expect(page.locator('.andia-step')).toHaveCount(3);
  await isWhole(page);
  await line(page).fill('9 A to M');
  await page.keyboard.press('Enter');
  await expect(page.locator('.why-not')).toContainText('AN-51');

  // Taken back by its key: the bombardment first.
  await area(page, 'A').focus();
  await page.keyboard.press('u');
  await expect(line(page)).not.toHaveValue(/Bomb/);
  expect(errors).toEqual([]);
});

test('a whole match with keys alone, on the small map', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await onMap(page, 'andia-mini', ['person', 'random']);
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
    if (place !== null) break;
  }
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);

  // Numbers by digits, a bombardment by its letter, and letting go.
  await myTurn(page);
  await arrowTo(page, 'A');
  await page.keyboard.press('Enter');
  await arrowTo(page, 'S');
  await page.keyboard.press('2');
  await expect(line(page)).toHaveValue('2 A to S');
  await page.keyboard.press('-');
  await page.keyboard.press('b');
  await expect(line(page)).toHaveValue('1 A to S; Bomb S');
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveValue('pass');
  await checkPage(page, 'andia-keys');

  let turns = 0;
  while ((await myTurn(page)) === 'choose') {
    const before = await version(page);
    if ((await page.locator('.andia-places').count()) === 0) {
      const plan = await wayOut(page);
      if (plan !== null) {
        await arrowTo(page, plan[0]);
        await page.keyboard.press('Enter');
        await arrowTo(page, plan[1]);
        await page.keyboard.press('1');
        await expect(line(page)).toHaveValue(`1 ${plan[0]} to ${plan[1]}`);
      }
    }
    await page.keyboard.press('Control+Enter');
    await goneOn(page, before);
    // The focus stays on the map.
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    turns += 1;
    expect(turns).toBeLessThan(220);
  }
  await expect(page.locator('.ending')).toBeVisible();
  expect(errors).toEqual([]);
});

test('around one screen: the second person’s page never holds anything of the first one’s order', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'person'] });
  const cover = page.locator('.hand-over');
  await expect(cover).toBeVisible();
  await cover.getByRole('button').click();
  await myTurn(page);
  const untouched = await page.locator('.andia').evaluate((board) => board.outerHTML);
  expect(untouched).toContain('Amber');

  await area(page, 'M').click();
  await area(page, 'S').click();
  await area(page, 'S').click();
  await page.getByRole('button', { name: /^Bombard/ }).click();
  await area(page, 'EC').click();
  await expect(line(page)).toHaveValue('2 M to S; Bomb EC');
  await isWhole(page);
  const before = (await logLines(page)).length;
  await commit(page).click();

  await expect(cover).toBeVisible();
  await expect(page.locator('.andia')).toHaveCount(0);
  const traces = /2 M to S|M to S|Bomb EC|Bombard Elfin|Ordered:|2 from Mu/;
  expect(await page.content()).not.toMatch(traces);
  await checkPage(page, 'andia-hand-over');
  await cover.getByRole('button').click();
  await expect(line(page)).toHaveValue('pass');
  expect(await page.content()).not.toMatch(traces);
  await expect(page.locator('.andia-order .arrow, .andia-target, .andia-ghost, .andia-foresight')).toHaveCount(0);
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
  await expect(page.locator('main.table')).toHaveAttribute('data-draft', 'open');
  expect(await logLines(page)).toHaveLength(before);

  // The second writes another; then both are shown.
  await area(page, 'H').click();
  await area(page, 'S').click();
  await expect(line(page)).toHaveValue('1 H to S');
  await isWhole(page);
  await commit(page).click();
  await expect(page.locator('.log')).toContainText('2 from Mu to Shalomar');
  await expect(page.locator('.log')).toContainText('1 from Halcyonna to Shalomar');
  await expect(area(page, 'S')).toHaveAttribute('aria-label', /2 of Amber/);
  // The next person starts with an empty order.
  await expect(line(page)).toHaveValue('pass');
  await expect(page.locator('.andia-order .arrow')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('passing, taken over from a hint, is confirmed or taken back', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const position = {
    ...{ phase: 'orders', turn: 4, result: null },
    pieces: { red: { A: 3, W: 1, WC: 1 }, blue: { V: 3, EC: 2 } },
    previousHolder: { A: 'red', W: 'red', WC: 'red', V: 'blue', EC: 'blue' },
    bombsLeft: { red: 0, blue: 0 },
  };
  await openAt(page, { game: 'andia', seats: 2, options: { turnLimit: 4 }, position });
  await takeOver(page);
  await expect(commit(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const passes = page.locator('.hint').getByRole('button', { name: 'Fill it in: Move nothing' });
  await passes.click();
  await isWhole(page);
  await expect(commit(page)).toHaveText('Confirm: pass');
  await expect(commit(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.locator('main.table')).toHaveAttribute('data-draft', 'open');
  await expect(commit(page)).toBeDisabled();
});

test('a hint shows a mixture on the map and in a list, and one of its orders is taken over', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
  await myTurn(page);
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toBeVisible();
    await page.waitForTimeout(200);
  }
  await expect(page.locator('.hint-list li').first()).toBeVisible();
  await expect(page.locator('.andia-hint')).not.toHaveCount(0);
  await checkPage(page, 'andia-hint');
  await page.locator('.hint-list').getByRole('button').first().click();
  await isWhole(page);
  await commit(page).click();
  await expect(page.locator('.log')).toContainText('You move');
});

test('a hint that is asked for again while it is worked out is not refused', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
  await myTurn(page);
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeVisible();
  await expect(page.locator('.why-not')).toBeEmpty();
});

test('with motion, the turn is shown in the rules’ order and can be skipped', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'on', pace: 'slow' });
  await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
  await myTurn(page);
  await area(page, 'M').click();
  await area(page, 'S').click();
  await commit(page).click();
  await expect(page.locator('.andia-caption')).toContainText('moves');
  // The choice is made: nobody is asked to confirm it any more.
  await expect(page.locator('.prompt')).toHaveText('See what happens…');
  await page.locator('.andia').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('.andia-caption')).toHaveCount(0);
  await expect(area(page, 'S')).toHaveAttribute('aria-label', /1 of Amber|Teal|nobody/);
  expect(errors).toEqual([]);
});

test('the lesson is played to its win by tapping', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto('/learn/andia');
  const part = (n: number) => expect(page.locator('.lesson-at')).toContainText(`${n} of`);
  const taps = async (...codes: string[]) => {
    for (const code of codes) await area(page, code).click();
  };
  await part(1);
  await page.locator('.lesson').getByRole('button').first().click();
  await part(2);
  await checkPage(page, 'andia-lesson');
  // Another order is harmless: the panel says what to do.
  await taps('M', 'S');
  await commit(page).click();
  await expect(page.locator('.why-not')).not.toBeEmpty();
  await taps('S', 'S', 'MC');
  await expect(line(page)).toHaveValue('1 M to MC, 3 M to S');
  await commit(page).click();
  await part(3);
  await taps('A');
  await commit(page).click();
  await part(4);
  await taps('S', 'H', 'H', 'H');
  await commit(page).click();
  await part(5);
  await commit(page).click();
  await part(6);
  await taps('H', 'V', 'V', 'A', 'A', 'A');
  await expect(line(page)).toHaveValue('3 A to V, 2 H to V');
  await commit(page).click();
  await part(7);
  await commit(page).click();
  await part(8);
  await taps('V', 'VC', 'VC');
  await page.getByRole('button', { name: /^Bombard/ }).click();
  await taps('UC');
  await commit(page).click();
  await part(9);
  await commit(page).click();
  await part(10);
  await taps('AC', 'SC');
  await commit(page).click();
  await part(11);
  await expect(page.locator('.lesson')).toContainText('you have won');
  expect(errors).toEqual([]);
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the map fits, targets are large enough, and turns are played by touch', async ({ page }) => {
    const errors = errorsOf(page);
    await withSettings(page, { motion: 'off' });
    await setUp(page, { game: 'andia', players: ['person', 'greedy'] });
    await myTurn(page);
    await area(page, 'W').tap();
    await area(page, 'WC').tap();
    await expect(line(page)).toHaveValue('1 W to WC');
    await expect(commit(page)).toBeInViewport();
    await checkPage(page, 'andia-phone', true);
    await expectNoWider(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.andia button, .andia input, .andia [role=gridcell]')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: element.textContent || element.getAttribute('aria-label'),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
    );
    expect(small).toEqual([]);
    for (let turn = 0; turn < 4; turn += 1) {
      if ((await myTurn(page)) === 'over') break;
      const before = await version(page);
      const place = page.locator('.andia-places [aria-pressed=false]:enabled');
      if ((await place.count()) > 0) await place.first().tap();
      await expect(commit(page)).toBeInViewport();
      await passWithoutMove(page);
      await commit(page).tap();
      await goneOn(page, before);
    }
    expect(errors).toEqual([]);
  });
});
