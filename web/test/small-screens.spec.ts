// A screen at 200 % zoom, a phone on its side, and the seats on an upright one.
import { expect, test } from '@playwright/test';
import { lay, SEATS_OF, shareOfBoard } from './browser/in-sight.ts';
import { expectNoWider, openTool, settled } from './browser/table.ts';

/** The least part of the screen that a board has there. */
const SHARE = 0.25;

const SIZES = [
  [683, 325],
  [740, 360],
] as const;

/** As many seats as these games have, and three with four figures each. */
const MORE: readonly (readonly [game: string, seats: number])[] = [
  ['building-refuge', 6],
  ['borderkeep', 6],
  ['cantaboria', 5],
  ['island', 6],
  ['island', 3],
];

for (const [game, seats] of Object.entries(SEATS_OF)) {
  test(`${game} at 200 % zoom and on a phone's side: the board and what is asked are in sight`, async ({ page }) => {
    await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
    await lay(page, game, seats);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const share = await shareOfBoard(page);
      console.log(`${game} ${width}x${height}: board ${Math.round(share * 100)} % of the screen`);
      await page.screenshot({ path: `web/test-results/small-${game}-${width}.png` });
      expect.soft(share, `${width} by ${height}: the board`).toBeGreaterThanOrEqual(SHARE);
      await expect
        .soft(page.locator('.prompt-text'), `${width} by ${height}: what is asked`)
        .toBeInViewport({ ratio: 0.95, timeout: 5000 });
    }
  });

  test(`${game}, a hint where the panel stands beside the board: it leaves the board in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await lay(page, game, seats);
    for (const [width, height] of [...SIZES, [1024, 768] as const]) {
      await page.setViewportSize({ width, height });
      const before = await shareOfBoard(page);
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      const answered = page.locator('.hint').getByRole('button', { name: /^(Show the move|Play it|Fill it in)/ });
      await expect(answered.first()).toBeVisible();
      expect.soft(await shareOfBoard(page), `${width} by ${height}`).toBeGreaterThanOrEqual(0.85 * before);
      await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('.hint')).toHaveCount(0);
    }
  });
}

for (const [game, seats] of [...Object.entries(SEATS_OF), ...MORE]) {
  test(`${game} with ${seats} seats on a phone: each is in sight with its figures`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await lay(page, game, seats);
    await page.screenshot({ path: `web/test-results/small-${game}-${seats}-360.png` });
    for (let seat = 0; seat < seats; seat += 1) {
      const card = page.locator(`[data-seat="${seat}"]`);
      for (const part of ['.seat-badge', '.seat-score', '.seat-facts']) {
        for (const figures of await card.locator(part).all())
          await expect.soft(figures, `${part} of seat ${seat}`).toBeInViewport({ ratio: 0.95, timeout: 5000 });
      }
    }
    if (seats === 3 || seats === 4) {
      const facts = page.locator('[data-seat="0"] .seat-facts > span');
      const lefts = await facts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
      expect(new Set(lefts).size, 'columns of figures').toBe(2);
    }
    const lines = await page
      .locator('.seat-facts')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    // Up to four stand side by side, more in two rows.
    expect(new Set(lines.map(Math.round)).size, 'lines of figures').toBe(seats > 4 ? 2 : 1);
  });
}

test('a match that is over, on a phone’s side: the seats stand below the board, not over it', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await lay(page, 'cantaboria', 2);
  await openTool(page, 'Resign for Amber');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.locator('.ending')).toBeAttached();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const board = await page.locator('[data-drawing]').boundingBox();
      const seats = await page.locator('.seats').boundingBox();
      expect(seats?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
    }).toPass({ timeout: 5000 });
  }
});

test("a move of Andia's is put together beside the map with nothing cut off", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await lay(page, 'andia', 2);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const show = page.locator('.hint').getByRole('button', { name: 'Show the move' });
  const fill = page.locator('.hint').getByRole('button', { name: /^Fill it in/ });
  await expect(show.or(fill).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await fill.first().click();
  await settled(page);
  for (const [width, height] of [[1024, 768] as const, ...SIZES]) {
    await page.setViewportSize({ width, height });
    await expectNoWider(page, `${width} by ${height}`);
  }
});

test("the island's map has the height below the bar of a phone on its side, and no more", async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 325 });
  await lay(page, 'island', 3);
  const frame = page.locator('.ik-frame');
  await expect
    .poll(async () => {
      const box = await frame.boundingBox();
      return (box?.y ?? 325) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(326);
});

test('on a phone a lesson shows the way on below what is read, and the set-up names whole levels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const game of ['andia', 'borderkeep', 'cantaboria']) {
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.lesson').getByRole('button', { name: 'Go on' })).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/setup/cantaboria');
  const room = await page.getByLabel('Who plays seat 2').evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return -1;
    pen.font = font;
    const text = pen.measureText(select.selectedOptions[0].text).width;
    // The arrow takes one and a half times the height of a letter.
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text - 18;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
