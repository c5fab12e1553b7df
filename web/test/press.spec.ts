// A press is carried out or answered, in every game, whatever comes while the pointer is down.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hold, moved, painted, release, remember, watchLateParts } from './browser/late.ts';
import { errorsOf, goneOn, openAt, settled, takeOver, version, withSettings } from './browser/table.ts';

const RAIDERS = { hand: ['war', 'dragon'], units: ['shieldmen', 'swordsmen', 'medium-cavalry', 'guard'] };
const RAIDED = { structures: ['moat'], units: ['light-horsemen', 'knights', 'cavalier', 'guard'] };

const ORDERS = {
  ...{ phase: 'orders', turn: 1, result: null },
  pieces: { red: { A: 3, M: 3, W: 3 }, blue: { V: 3, H: 3, E: 3 } },
  previousHolder: { A: 'red', M: 'red', W: 'red', V: 'blue', H: 'blue', E: 'blue' },
  bombsLeft: { red: 3, blue: 3 },
};

/** A position of each game with something on its board to press first. */
const GAMES = [
  {
    at: { game: 'building-refuge', seats: 2, position: { score: [3, 4] }, options: { boardSize: 5 } },
    pressed: '[role=gridcell][aria-label*="You can"]',
  },
  { at: { game: 'andia', seats: 2, position: ORDERS }, pressed: '[role=gridcell][data-place="A"]' },
  {
    at: { game: 'borderkeep', seats: 2, position: { step: 'attackStart', towns: [RAIDERS, RAIDED] } },
    pressed: '.bk-hand button',
    late: '.bk-odds dd:not(:text("…"))',
  },
  {
    at: { game: 'cantaboria', seats: 2, position: 'RB L=R c=2 attack R | *=B C4=R.w C5=R.w D4=R D5=R' },
    pressed: '[role=gridcell][data-place="D4"]',
    asks: 'What threatens this?',
    late: '.ca-found :not([aria-busy])',
  },
  {
    at: {
      game: 'island',
      seats: 3,
      options: { rules: 'roaming' },
      position:
        'roaming 3 P1 action invasion=1 robber=h10 ship=5 bars=b5:1@22<16\n' +
        'P1: c29 s31 r29-35 r31-36 k35:1+ hand=BBLLWWGGGOOOPPCK prog=deserter,merchant\n' +
        'P2: c12 s18 r12-17 r18-24 k12:2+ k24:1- hand=WPC\nP3: c14 s45 r14-19 r41-45 hand=OO',
    },
    pressed: '[role=gridcell][data-place="v29"]',
  },
] as const;

async function lay(page: Page, at: Parameters<typeof openAt>[1]): Promise<string[]> {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await watchLateParts(page);
  await openAt(page, at);
  await takeOver(page);
  await settled(page);
  return errors;
}

async function down(page: Page, on: Locator): Promise<void> {
  const box = await on.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

/** Moves everything on the board down, as if a part appeared above it. */
function pushDown(page: Page, pixels = 150): Promise<void> {
  return page.locator('.table-board').evaluate((board, by) => {
    const first = board.firstElementChild;
    if (first instanceof HTMLElement) first.style.translate = `0 ${by}px`;
  }, pixels);
}

test('a press on "Send" into which the odds come is carried out, and the button has not moved', async ({ page }) => {
  const errors = await lay(page, GAMES[2].at);
  await hold(page);
  await page.getByRole('button', { name: /^War/ }).click();
  const send = page.getByRole('button', { name: /Send \d$/ });
  await expect(page.locator('.bk-odds')).toContainText('Computing');
  const before = await send.boundingBox();
  const sent = await version(page);
  await down(page, send);
  await release(page);
  await expect(page.locator('.bk-odds')).not.toContainText('Computing');
  expect(await send.boundingBox()).toEqual(before);
  await page.mouse.up();
  await goneOn(page, sent);
  expect(errors).toEqual([]);
});

for (const { at, pressed, ...rest } of GAMES) {
  test(`${at.game}: a press is carried out though what is pressed moves, and told where it is gone`, async ({
    page,
  }) => {
    const errors = await lay(page, at);
    const place = page.locator(pressed).first();
    await down(page, place);
    await pushDown(page);
    await painted(page);
    await page.mouse.up();
    const chosen = page.locator(`${pressed}:is([aria-selected="true"], [aria-pressed="true"])`);
    await expect(chosen.first()).toBeVisible();
    await expect(page.locator('.why-not')).toBeEmpty();

    // Of a pointer that is drawn away nothing is to be done.
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await down(page, hint);
    await page.mouse.move(600, 300);
    await page.mouse.up();
    await expect(page.locator('.hint')).toHaveCount(0);

    await down(page, hint);
    await hint.evaluate((button) => button.toggleAttribute('disabled', true));
    await page.mouse.up();
    await expect(page.locator('.why-not')).toContainText('changed under the pointer');
    await expect(page.locator('.hint')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test(`${at.game}: no button moves when odds, what is searched and hints come`, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const errors = await lay(page, at);
      await hold(page);
      await page.locator(pressed).first().click();
      if ('asks' in rest) await page.getByRole('button', { name: rest.asks }).click();
      const chosen = await remember(page);
      await release(page);
      if ('late' in rest) await expect(page.locator(rest.late).first()).toBeVisible();
      // An estimate becomes more certain meanwhile.
      await painted(page);
      expect(await moved(page, chosen), `chosen at ${width}`).toEqual([]);

      const hint = page.getByRole('button', { name: 'Hint', exact: true });
      await hint.hover();
      const asked = await remember(page);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.locator('.hint')).toBeVisible();
      await settled(page);
      await painted(page);
      expect(await moved(page, asked), `hint at ${width}`).toEqual([]);
      expect(errors).toEqual([]);
    }
  });
}

test('what the table brings while something is pressed is shown right after the press', async ({ page }) => {
  const errors = await lay(page, GAMES[0].at);
  await page.locator(GAMES[0].pressed).first().click();
  const before = await version(page);
  const answers = await page.evaluate(() => window.marchlandsAnswers ?? 0);
  await down(page, page.locator('.refuge-kinds button:enabled').first());
  await page.locator('.refuge-panel .button.primary').first().dispatchEvent('click');
  await page.waitForFunction((known) => (window.marchlandsAnswers ?? 0) > known, answers);
  await painted(page);
  expect(await version(page)).toBe(before);
  await page.mouse.up();
  await goneOn(page, before);
  expect(errors).toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap means what lay under the finger when it came down', async ({ page, context }) => {
    const errors = await lay(page, GAMES[2].at);
    const hand = page.locator(GAMES[2].pressed);
    const finger = await context.newCDPSession(page);
    // A finger that rests for half a second makes no tap, and on a busy machine two pictures can take as long.
    await expect(async () => {
      await pushDown(page, 0);
      await painted(page);
      const box = await hand.first().boundingBox();
      if (box === null) throw new Error('there is no hand');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await pushDown(page);
      await painted(page);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(hand.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 5000 });
    }).toPass();
    await expect(page.locator('.why-not')).toBeEmpty();
    expect(errors).toEqual([]);
  });
});
