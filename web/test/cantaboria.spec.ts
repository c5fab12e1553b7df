import { expect, type Page, test } from '@playwright/test';
import { arrowTo } from './browser/arrows.ts';
import { button, lit, PASSING, panel, place, SHORT } from './browser/cantaboria.ts';
import {
  checkPage,
  errorsOf,
  expectNoWider,
  goneOn,
  lineSaying,
  myTurn,
  openAt,
  settled,
  setUp,
  takeOver,
  typeMove,
  version,
  withSettings,
} from './browser/table.ts';

/** One decision with the mouse: a button that declines, otherwise the first lit place and an action there. */
async function decide(page: Page): Promise<void> {
  await settled(page);
  const before = await version(page);
  const passing = panel(page).getByRole('button', { name: PASSING });
  if ((await passing.count()) > 0) await passing.first().click();
  else {
    await lit(page).first().click();
    await settled(page);
    // A piece of the opening is placed by that one click.
    if ((await version(page)) === before) await panel(page).locator('.ca-actions button').first().click();
  }
  // A vote and a draft wait for their own button.
  await settled(page);
  if ((await page.locator('main.table').getAttribute('data-draft')) === 'whole')
    await panel(page).locator('[data-send]').click();
  await goneOn(page, before);
}

test('a match of four, one person and three bots, with the mouse to its end', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, {
    game: 'cantaboria',
    players: ['person', 'greedy', 'greedy', 'greedy'],
    deal: 4,
    options: SHORT,
  });
  await myTurn(page);
  await expect(panel(page)).toContainText('Place a Warrior');
  await checkPage(page, 'cantaboria-start', true);
  let decisions = 0;
  while ((await myTurn(page)) === 'choose') {
    await decide(page);
    decisions += 1;
    expect(decisions).toBeLessThan(150);
  }
  expect(decisions).toBeGreaterThan(15);
  await expect(page.locator('.ending')).toContainText(/won|lost/);
  await expect(page.locator('.ca-cycle')).toContainText(/You lead|(Teal|Violet|Vermilion) leads/);
  await checkPage(page, 'cantaboria-ending', true);
  // A line of the log points to its place on the map.
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.keyboard.press('}');
  await (await lineSaying(page, 'attacked')).click();
  await expect(page.locator('.ca-pointed')).not.toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the lesson is played to its win with the mouse', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await page.goto('/learn/cantaboria');
  const part = async (n: number) => {
    await expect(page.locator('.lesson-at')).toContainText(`${n} of 12`);
    await settled(page);
  };
  const press = async (name: string | RegExp) => {
    await settled(page);
    await button(page, name).click();
  };
  const tap = async (...ids: string[]) => {
    for (const id of ids) {
      await settled(page);
      await place(page, id).click();
    }
  };
  await part(1);
  await page.locator('.lesson').getByRole('button', { name: 'Go on' }).click();
  await part(2);
  await checkPage(page, 'cantaboria-lesson');
  await tap('C2');
  // Another building is harmless: the panel says what to do.
  await press(/^Build a Weapon/);
  await expect(page.locator('.why-not')).toContainText('City');
  await press(/^Build a City/);
  await part(3);
  await tap('D2');
  await press(/^Put the Horse/);
  await part(4);
  await press('Make Violet an offer');
  await tap('B2');
  const give = panel(page).getByRole('region', { name: 'Give' }).getByRole('button', { name: 'Timber' });
  await give.click();
  await expect(panel(page)).toContainText('You give 1');
  await give.click();
  await tap('C3');
  await panel(page).getByRole('region', { name: 'Wanted' }).getByRole('button', { name: 'Horse' }).click();
  await press('Confirm: send the offer');
  await part(5);
  await press('Pass');
  await part(6);
  await tap('E2');
  await press(/^Send .*Weapon/);
  await tap('C3');
  await press('Confirm: ship');
  await part(7);
  await tap('N4#1');
  await press(/^Sail with/);
  await press('Take on Weapon from D2');
  await tap('M1', 'M2', 'M3');
  await press('Confirm: ask for passage');
  await part(8);
  await press('Confirm: ship');
  await part(9);
  await tap('C3');
  await press(/^Carry .*Weapon/);
  await tap('B3');
  await press('Confirm: ship');
  await part(10);
  await tap('A3');
  await expect(panel(page)).toContainText('Offence 7');
  await press('Confirm: attack');
  await part(11);
  await tap('C4');
  await expect(panel(page)).toContainText('Offence 13');
  await press(/^Ride from C3/);
  await press(/^Go to C4/);
  await press('Confirm: attack');
  await part(12);
  await expect(page.locator('.lesson-said')).toContainText('you have won');
  expect(errors).toEqual([]);
});

test('bug: after a lesson a rematch was offered, against a bot of a level that there is not', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto('/learn/cantaboria');
  await page.locator('.lesson .button.primary').click();
  for (const line of [
    'dev c C2',
    'breed D1 D2',
    'offer G give t2@B2 get h>C3',
    'trade -',
    'chain w@E2>C3 .',
    'boat N4#1 +w@D2 >M1 >M2 >M3',
    'boat .',
    'log foot w C3 B3',
    'attack A3',
    'attack C4 horse C3 >C4 .',
  ]) {
    await typeMove(page, line);
    await settled(page);
  }
  await expect(page.locator('.ending')).toContainText('3 points');
  await expect(page.locator('.ending').getByRole('button')).toHaveCount(0);
  await expect(page.locator('.lesson').getByRole('button', { name: 'Play a match' })).toBeVisible();
});

test('the opening costs one click a piece, and the rest of it is dealt', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  // The lot falls the same each time.
  await page.addInitScript(() => {
    Math.random = () => 0.37;
  });
  await setUp(page, { game: 'cantaboria', players: ['person', 'greedy'], deal: 3 });
  await myTurn(page);
  const first = await version(page);
  await lit(page).first().click();
  await goneOn(page, first);
  await myTurn(page);
  for (const title of ['Lay a site', 'Place a Warrior']) {
    await expect(panel(page)).toContainText(title);
    await button(page, 'Deal the rest').click();
    await expect(panel(page)).not.toContainText(title);
    await myTurn(page);
  }
  await expect(button(page, 'Deal the rest')).toHaveCount(0);
  await expect(
    lit(page)
      .or(panel(page).getByRole('button', { name: PASSING }))
      .first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('dealing is stopped by the button that began it', async ({ page }) => {
  // So slow that the opening is still going on when it is stopped.
  await withSettings(page, { motion: 'on', pace: 'slow' });
  await setUp(page, { game: 'cantaboria', players: ['person', 'greedy'], deal: 3 });
  await myTurn(page);
  await button(page, 'Deal the rest').click();
  await button(page, 'Deal the rest').click();
  await myTurn(page);
  await expect(panel(page)).toContainText('Lay a site');
  const before = await version(page);
  await lit(page).first().click();
  await goneOn(page, before);
  expect(await myTurn(page)).toBe('choose');
  await expect(panel(page)).toContainText('Lay a site');
});

test('around one screen the rest is dealt for whoever asked for it, until a piece is taken back', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'cantaboria', players: ['person', 'person'], deal: 3 });
  const deal = button(page, 'Deal the rest');
  const cover = page.locator('.hand-over');
  await myTurn(page);
  const first = await version(page);
  await deal.click();
  await goneOn(page, first);
  // The other one places by hand; then the first one's piece comes by itself, and it is the other one's turn again.
  for (let i = 0; i < 2; i += 1) {
    await settled(page);
    await expect(cover).toHaveCount(0);
    await expect(deal).toHaveAttribute('aria-pressed', 'false');
    const before = await version(page);
    await lit(page).first().click();
    await expect.poll(() => version(page)).toBe(before + 2);
  }
  await settled(page);
  const dealt = await version(page);
  const placed = await lit(page).count();
  await page.keyboard.press('u');
  await goneOn(page, dealt);
  await settled(page);
  await expect(lit(page)).toHaveCount(placed + 1);
  await expect(deal).toHaveAttribute('aria-pressed', 'false');
  expect(errors).toEqual([]);
});

test('what is pressed while it deals ends the dealing: taking back asks, and nothing goes on behind it', async ({
  page,
}) => {
  await withSettings(page, { motion: 'on', pace: 'slow' });
  await setUp(page, { game: 'cantaboria', players: ['person', 'greedy'], deal: 3 });
  await myTurn(page);
  const before = await version(page);
  await button(page, 'Deal the rest').click();
  await goneOn(page, before);
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await myTurn(page);
  await expect(button(page, 'Deal the rest')).toHaveAttribute('aria-pressed', 'false');
  // On a slow machine the sites may all lie by the time of the press.
  await expect(panel(page)).toContainText(/Lay a site|Place a Warrior/);
});

/** Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}

test('building with keys alone', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  const position = 'RB L=R c=2 development R | *=B C4=R:i1m1 D4=R C5=R';
  await openAt(page, { game: 'cantaboria', seats: 2, position });
  await takeOver(page);
  await expect(page.locator('.ca')).toBeVisible();
  await tabTo(page, '[role=gridcell]');
  await arrowTo(page, 'C4');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.ca-actions button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('Amber built a Weapon in C4');
  expect(errors).toEqual([]);
});

test('an attack with keys alone', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await openAt(page, { game: 'cantaboria', seats: 2, position: 'RB L=R c=2 attack R | *=B C4=R.w C5=R.w D4=R D5=R' });
  await takeOver(page);
  await expect(page.locator('.ca')).toBeVisible();
  await tabTo(page, '[role=gridcell]');
  await arrowTo(page, 'B4');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Offence 8');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.log')).toContainText('Amber took B4');
  expect(errors).toEqual([]);
});

test('the map is dragged and chooses nothing; a press alone leaves its pointer as it is', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await openAt(page, { game: 'cantaboria', seats: 2, position: 'RB L=R c=2 attack R | *=B C4=R.w C5=R.w D4=R D5=R' });
  await takeOver(page);
  const frame = page.locator('.ca-frame');
  const sheet = page.locator('.ca-sheet');
  const pointer = () => frame.evaluate((element) => getComputedStyle(element).cursor);
  // The whole map fits the frame, so that only a nearer view can be moved.
  await frame.hover();
  for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, -120);
  const before = await sheet.getAttribute('style');
  const box = await frame.boundingBox();
  if (box === null) throw new Error('the map is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // The pointer is inherited: another one for each press styled the whole map anew, twice.
  expect(await pointer()).toBe('grab');
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 - 40, { steps: 4 });
  expect(await pointer()).toBe('grabbing');
  await page.mouse.up();
  expect(await pointer()).toBe('grab');
  expect(await sheet.getAttribute('style')).not.toBe(before);
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
});

test('the map and what is asked stand on the screen at four sizes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'cantaboria', players: ['person', 'random', 'random', 'random'], options: SHORT });
  await myTurn(page);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1366, 650],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoWider(page, `at ${width}`);
    await expect(page.locator('.prompt')).toBeInViewport();
    await expect(page.locator('.ca-frame')).toBeInViewport({ ratio: 0.95 });
    await expect(panel(page).locator('.ca-says')).toBeInViewport();
    // The buttons of the map can be met: nothing lies over them. The first is put back for the next size.
    const points = page.getByRole('button', { name: 'Points of every place' });
    await points.click();
    await page.getByRole('button', { name: 'The whole map' }).click();
    await points.click();
  }
});
