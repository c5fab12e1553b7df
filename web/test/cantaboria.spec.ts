import { expect, type Page, test } from '@playwright/test';
import { arrowTo } from './browser/arrows.ts';
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
  version,
  withSettings,
} from './browser/table.ts';

const place = (page: Page, id: string) => page.locator(`[role=gridcell][data-place="${id}"]`);
const lit = (page: Page) => page.locator('[role=gridcell][aria-label*="Something can be done here"]');
const panel = (page: Page) => page.locator('.ca-panel');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).first();

/** A short match: two Cities win, sites are placed at random, and each may offer once. */
const SHORT = { citiesToWin: 2, victoryCheck: 'phase', sitePlacement: 'random', tradeRounds: 1, cycleCap: 10 };

/** Whatever a panel's buttons do that brings the end nearer: no, nothing, neither side. */
const PASSING =
  /^(Refuse$|Stay neutral|Vote no|End building|Pass$|End shipping|Go on to the attack|End the turn|Forbid|Stop$|Decline)/;

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the id of a territory lies beside the Warrior, not under it', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    await openAt(page, { game: 'cantaboria', seats: 2, position: 'RB L=R c=2 development R | *=B D4=R' });
    await takeOver(page);
    await settled(page);
    await expect(page.locator('.ca-sheet.far')).toHaveCount(1);
    const hidden = await page.evaluate(() => {
      const warriors = [...document.querySelectorAll('.ca-piece.warrior')].map((one) => one.getBoundingClientRect());
      return [...document.querySelectorAll('.ca-id')].flatMap((id) => {
        const { left, right, top, bottom } = id.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // The middle half of the letters.
        const [low, high] = [y - (bottom - top) / 5, y + (bottom - top) / 5];
        const isUnder = warriors.some((one) => one.left < x && x < one.right && one.top < high && low < one.bottom);
        return isUnder ? [id.textContent] : [];
      });
    });
    expect(hidden).toEqual([]);
  });

  test('the id of a narrow territory full of pieces stands over them', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    const position = 'RB L=R c=2 development R | *=B C4=R.chw D3=R.chw';
    await openAt(page, { game: 'cantaboria', seats: 2, position });
    await takeOver(page);
    await settled(page);
    await expect(page.locator('.ca-sheet.far')).toHaveCount(1);
    const under = await page.evaluate(() => {
      const pieces = [...document.querySelectorAll('.ca-piece')];
      return [...document.querySelectorAll('.ca-id')].flatMap((id) =>
        pieces.some((piece) => id.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)
          ? [id.textContent]
          : [],
      );
    });
    expect(under).toEqual([]);
  });

  test('all prices, and all that is said of a phase, stand above the buttons', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    const foot = async (): Promise<number> => (await panel(page).locator('.ca-foot').boundingBox())?.y ?? 0;
    const under = async (what: string): Promise<number> => {
      const box = await panel(page).locator(what).last().boundingBox();
      return (box?.y ?? 740) + (box?.height ?? 0);
    };
    for (const [position, last] of [
      ['RB L=R c=2 development R | *=B C4=R:i1m1 D4=R C5=R', '.ca-prices li'],
      ['RB L=R c=4 attack R | *=B C4=R.wc D4=R.hw C5=R.h', '.ca-says'],
    ] as const) {
      await openAt(page, { game: 'cantaboria', seats: 2, position });
      await takeOver(page);
      await settled(page);
      await expect(panel(page).locator('.ca-says')).toBeInViewport({ ratio: 1 });
      expect(await under(last), position).toBeLessThanOrEqual(await foot());
    }
    await setUp(page, { game: 'cantaboria', players: ['person', 'random'], options: SHORT });
    await myTurn(page);
    expect(await under('.ca-says'), 'the opening').toBeLessThanOrEqual(await foot());
  });

  test('after an attack that was won it is said that a shipment may follow', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    const position = 'RB L=R c=1 attack R | *=B C4=R.w:t1 C5=R.w D4=R D5=R';
    await openAt(page, { game: 'cantaboria', seats: 2, position });
    await takeOver(page);
    await place(page, 'B4').tap();
    await settled(page);
    await panel(page).locator('[data-send]').tap();
    await settled(page);
    await expect(page.locator('.prompt')).toContainText('Make one shipment, or end the turn');
    await expect(panel(page)).toContainText('no second attack now: tap a place of yours to ship from');
  });

  test('a boat is chosen in the sheet of its bank, and what answers a question stands below it', async ({ page }) => {
    const errors = errorsOf(page);
    await withSettings(page, { motion: 'off' });
    const position = 'RBG L=R c=4 shipment R | *=G C4=B.wc C3=R.w D3=G.h D2=R N4=[R]';
    await openAt(page, { game: 'cantaboria', seats: 3, position });
    await takeOver(page);
    // The instructions stand above the button that ends the phase, not under it.
    const says = await panel(page).locator('.ca-says').boundingBox();
    const foot = await panel(page).locator('.ca-foot').boundingBox();
    expect((says?.y ?? 0) + (says?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await place(page, 'C3').tap();
    await panel(page).getByRole('button', { name: 'Boat 1 in N4' }).tap();
    await panel(page)
      .getByRole('button', { name: /^Sail with/ })
      .tap();
    for (const space of ['M1', 'M2', 'M3']) {
      await settled(page);
      await button(page, new RegExp(`reach ${space}$`)).tap();
    }
    await settled(page);
    await panel(page).locator('[data-send]').tap();
    await takeOver(page);
    // The asked player sees the boat, both banks and all three answers at once.
    for (const says of ['Boat of Amber', 'C4', 'D3'])
      await expect(panel(page).getByText(says, { exact: true })).toBeInViewport();
    for (const name of ['Allow passage', 'Forbid passage', 'Stay neutral'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expectNoWider(page);
    expect(errors).toEqual([]);
  });

  test('who is asked for a side sees what the attack comes to, and what each answer makes of it', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    const position = 'RBG L=R c=2 attack R | *=G B3=R.hw C4=R:t1 D3=R.w C5=B.w D4=B';
    await openAt(page, { game: 'cantaboria', seats: 3, position });
    await takeOver(page);
    await place(page, 'D4').tap();
    await settled(page);
    await panel(page).locator('[data-send]').tap();
    await takeOver(page);
    await expect(button(page, 'Help the attacker · 8 against 5')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Help the defender · 5 against 8')).toBeInViewport({ ratio: 1 });
    const verdict = await panel(page).locator('.ca-totals > p').first().boundingBox();
    const foot = await panel(page).locator('.ca-foot').boundingBox();
    expect((verdict?.y ?? 740) + (verdict?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });

  test('what is added to an offer is seen at once, however far its panel was scrolled', async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    const position = 'RBY L=R c=2 trade R | *=Y C3=R:t1 D4=R:g1 A1=R B3=B:m2 B4=B';
    await openAt(page, { game: 'cantaboria', seats: 3, position });
    await takeOver(page);
    await button(page, /Make Teal an offer/).tap();
    await settled(page);
    await place(page, 'C3').tap();
    await settled(page);
    await panel(page).getByRole('region', { name: 'Give' }).getByRole('button', { name: 'Timber' }).tap();
    await settled(page);
    await page.locator('.ca-side').evaluate((side) => side.scrollTo(0, side.scrollHeight));
    const wanted = panel(page).getByRole('region', { name: 'Wanted, to here' });
    await wanted.getByRole('button', { name: 'Magic' }).tap();
    await settled(page);
    await expect(panel(page).getByText('Magic to C3')).toBeInViewport({ ratio: 1, timeout: 5000 });
  });

  test('a place opens its sheet, what it can do stands under the thumb, and nothing is wider than the screen', async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await withSettings(page, { motion: 'off' });
    await setUp(page, {
      game: 'cantaboria',
      players: ['person', 'greedy', 'greedy', 'greedy'],
      deal: 3,
      options: SHORT,
    });
    for (let i = 0; i < 14 && (await myTurn(page)) === 'choose'; i += 1) {
      const before = await version(page);
      const passing = panel(page).getByRole('button', { name: PASSING });
      const isPassing = (await passing.count()) > 0;
      if (!isPassing)
        await lit(page)
          .nth(i % 3)
          .tap();
      await settled(page);
      await expectNoWider(page);
      if ((await version(page)) === before) {
        const next = isPassing ? passing.first() : panel(page).locator('.ca-actions button').first();
        await expect(next).toBeInViewport();
        await next.tap();
        await settled(page);
      }
      const confirm = panel(page).locator('[data-send]');
      if ((await page.locator('main.table').getAttribute('data-draft')) === 'whole') await confirm.tap();
      await goneOn(page, before);
    }
    await myTurn(page);
    await checkPage(page, 'cantaboria-phone', true);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.ca button')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
    );
    expect(small).toEqual([]);
    expect(errors).toEqual([]);
  });
});
