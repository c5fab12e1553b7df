import { expect, test } from '@playwright/test';
import { button, lit, PASSING, panel, place, SHORT } from './browser/cantaboria.ts';
import {
  checkPage,
  errorsOf,
  expectNoWider,
  goneOn,
  myTurn,
  openAt,
  settled,
  setUp,
  takeOver,
  version,
  withSettings,
} from './browser/table.ts';

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
