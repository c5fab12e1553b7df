import { expect, type Page, test } from '@playwright/test';
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
const panel = (page: Page) => page.locator('.ik-panel');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).first();

/** A match that is short: everybody begins with three points, and four win. */
const SHORT = { target: 4, turnLimit: 12 };

/** Whatever brings the end nearer without a place: rolls, refusals, ends. */
const PASSING = /^(Roll|Decline|Close the offer|End the turn|No second|Take none|Lay no|Place no|Put |Take |Name )/;

/** One decision with the mouse: cards are picked, passing buttons pressed, otherwise the first lit place. */
async function decide(page: Page): Promise<void> {
  await settled(page);
  const before = await version(page);
  const picks = panel(page).locator('.ik-picks');
  const passing = panel(page).getByRole('button', { name: PASSING });
  if ((await picks.count()) > 0) {
    const send = picks.getByRole('button', { name: /these$/ });
    while (!(await send.isEnabled())) {
      await picks.locator('button[aria-label$=" more"]:enabled').first().click();
    }
    await send.click();
  } else if ((await passing.count()) > 0) await passing.first().click();
  else {
    await lit(page).first().click();
    const here = panel(page).locator('.ik-here .button.primary');
    await settled(page);
    if ((await version(page)) === before && (await here.count()) > 0) await here.click();
  }
  await goneOn(page, before);
}

const POSITION = `roaming 3 P1 action invasion=1 robber=h10 ship=5 bars=b5:1@22<16
P1: c29 s31 r29-35 r31-36 k35:1+ hand=BBLLWWGGGOOOPPCK prog=deserter,merchant
P2: c12 s18 r12-17 r18-24 k12:2+ k24:1- hand=WPC
P3: c14 s45 r14-19 r41-45 hand=OO`;

async function openIsland(page: Page, position = POSITION): Promise<void> {
  await withSettings(page, { motion: 'off' });
  await openAt(page, { game: 'island', seats: 3, options: { rules: position.split(' ')[0] }, position });
  await takeOver(page);
  await expect(page.locator('.ik')).toBeVisible();
}

test('a roaming match of four, one person and three bots, with the mouse to its end', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game: 'island', players: ['person', 'greedy', 'greedy', 'greedy'], options: SHORT });
  while ((await myTurn(page)) === 'choose') await decide(page);
  await expect(page.locator('.ending')).toBeVisible();
  // Points, not a number of buildings: a city brings two.
  await expect(page.locator('.ending .score-lines').first()).toHaveText(/\S\u00a0\+\d/);
  expect(errors).toEqual([]);
});

test('the set-up page proposes the base game for three against beginners', async ({ page }) => {
  await page.goto('/setup/island');
  await expect(page.getByRole('button', { name: 'The base game' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  await expect(page.getByLabel('Who plays seat 2')).toHaveValue('novice');
});

test('what is chosen lights up, tells what it yields, and is built by a press', async ({ page }) => {
  await openIsland(page);
  await button(page, /^City/).click();
  await expect(lit(page)).toHaveCount(1);
  await place(page, 'v31').hover();
  await expect(page.locator('.prompt')).toContainText(/pips: .* on /);
  const before = await version(page);
  await place(page, 'v31').click();
  await goneOn(page, before);
  await expect(place(page, 'v31')).toHaveAttribute('aria-label', /city of Amber/);
});

test('a knight is chosen, then where it goes', async ({ page }) => {
  await openIsland(page);
  await button(page, 'Knights act').click();
  await place(page, 'v35').click();
  const before = await version(page);
  await place(page, 'v29').click();
  await goneOn(page, before);
  await expect(place(page, 'v29')).toHaveAttribute('aria-label', /knight of level 1 of Amber, inactive/);
});

test('an offer is put together in the tray and sent whole', async ({ page }) => {
  await openIsland(page);
  await panel(page).getByRole('button', { name: 'Trade', exact: true }).click();
  const give = panel(page).getByRole('region', { name: 'You give' });
  const want = panel(page).getByRole('region', { name: 'You want' });
  await give.getByRole('button', { name: 'One brick more' }).click();
  await want.getByRole('button', { name: 'One ore more' }).click();
  await panel(page).getByRole('button', { name: 'Send the offer' }).click();
  await settled(page);
  await expect(await lineSaying(page, 'brick')).toBeVisible();
});

test('what is known of hands and what comes are told while they are open, and stay open', async ({ page }) => {
  await openIsland(page);
  const known = panel(page).locator('.ik-known');
  const forecast = panel(page).locator('.ik-forecast');
  await known.locator('summary').click();
  await forecast.locator('summary').click();
  const fewestToMost = /^\d+(-\d+)?$/;
  await expect(known.locator('tbody tr')).toHaveCount(2);
  await expect(known.locator('td').first()).toHaveText(fewestToMost);
  await button(page, /^City/).click();
  const before = await version(page);
  await place(page, 'v31').click();
  await goneOn(page, before);
  await expect(known.locator('td').first()).toHaveText(fewestToMost);
  await expect(forecast).toHaveAttribute('open', '');
});

test('the page of the island is sound at every width', async ({ page }) => {
  await openIsland(page);
  await checkPage(page, 'island', true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page);
  await checkPage(page, 'island on a phone');
});

test('while one trades, what else can be done steps back, and the page stays as long as a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openIsland(page);
  await panel(page).getByRole('button', { name: 'Trade', exact: true }).click();
  await expect(button(page, /^City/)).toHaveCount(0);
  await expect(panel(page).getByRole('region', { name: 'You want' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close the tray' }).click();
  await expect(button(page, /^City/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const players = `P1: c29 s31 r29-35 r31-36 hand=BBLLWWGGGOOOPPCK
P2: c12 s18 r12-17 r18-24 hand=WWPPCCKK
P3: c14 s45 r14-19 r41-45 hand=OOBBLL`;

  test('whoever discards sees all cards and the button that sends them', async ({ page }) => {
    await openIsland(
      page,
      `roaming 3 P1 rolled invasion=1 dice=3,4,ship step=seven open=discard:P1:8,P2:4\n${players}`,
    );
    for (const more of await panel(page)
      .getByRole('button', { name: / more$/ })
      .all())
      await expect(more).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Discard these')).toBeInViewport({ ratio: 1 });
    await checkPage(page, 'island-discard-phone', true);
  });

  test('whoever is offered something sees both sides and all answers', async ({ page }) => {
    await openIsland(page, `roaming 3 P1 action dice=3,5,ship open=answer:BB>P:P2,P3\n${players}`);
    await expect(panel(page).locator('.ik-offer')).toBeInViewport({ ratio: 1 });
    for (const name of ['Accept', 'Decline', 'Counter-offer'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });

  test('a counter-offer comes into sight, with the button that sends it', async ({ page }) => {
    await openIsland(page, `roaming 3 P1 action dice=3,5,ship open=answer:BB>P:P2,P3\n${players}`);
    await button(page, 'Counter-offer').tap();
    await expect(button(page, 'Send the counter-offer')).toBeInViewport({ ratio: 1 });
  });

  test('an answer that a hint filled in is sent by a button in sight, and nothing false is said of it', async ({
    page,
  }) => {
    await openIsland(page, `roaming 3 P1 action dice=3,5,ship open=answer:BB>P:P2,P3\n${players}`);
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Show the move' }).click();
    await page
      .locator('.hint')
      .getByRole('button', { name: /^Fill it in/ })
      .first()
      .click();
    await expect(page.locator('main.table')).toHaveAttribute('data-draft', 'whole');
    await expect(panel(page).locator('.ik-answer .button.primary')).toBeInViewport({ ratio: 1 });
    await expect(panel(page)).not.toContainText('You do not hold what is asked for');
  });

  test('whoever made an offer sees all answers, and deals or closes', async ({ page }) => {
    await openIsland(page, `roaming 3 P1 action dice=3,5,ship open=choose:BB>O:P2=decline,P3=O>BBLL\n${players}`);
    await expect(button(page, 'Deal with Violet')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Close the offer')).toBeInViewport({ ratio: 1 });
    const before = await version(page);
    await button(page, 'Deal with Violet').tap();
    await goneOn(page, before);
    await expect(page.locator('.log-line', { hasText: 'Violet' }).first()).toBeAttached();
  });

  test('whatever a progress card asks can be answered by a press', async ({ page }) => {
    const cards = 'crane,engineer,inventor,medicine,smith,commercial-harbor,master-merchant,merchant,merchant-fleet';
    const more = 'resource-monopoly,trade-monopoly,bishop,deserter,diplomat,intrigue,spy';
    await openIsland(
      page,
      `knights 3 P1 action invasion=1 robber=h10 dice=5,3,science
P1: c29 s31 r29-35 r31-36-30 k35:1+ k30:1- hand=BBLLWWGGGOOOPPCK imp=1/0/1 prog=${cards},${more}
P2: c12 s18 r12-17 r18-24 k17:2+ k24:1- k36:1- hand=WPC def=1 prog=spy imp=2/0/0
P3: c14 c45 r14-19 r41-45 r19-25 hand=OOO def=1`,
    );
    const faces = panel(page).locator('.ik-face');
    const count = await faces.count();
    expect(count).toBe(16);
    for (let i = 0; i < count; i += 1) {
      const name = await faces.nth(i).innerText();
      await faces.nth(i).tap();
      await settled(page);
      const presses = panel(page).locator('.ik-buttons .button:not(.back), .ik-swaps .button');
      await expect(lit(page).or(presses).first(), name).toBeInViewport();
      const back = panel(page).locator('.back').first();
      if ((await back.count()) > 0) await back.tap();
      else await page.getByRole('button', { name: 'Undo', exact: true }).tap();
      await expect(faces, name).toHaveCount(count);
    }
  });

  test('what a card asks stands at the top of the panel, wherever the card stood', async ({ page }) => {
    await openIsland(
      page,
      'base 3 P1 action dice=3,5\nP1: s29 r23-29 hand=BL dev=plenty\nP2: s45 r41-45 hand=WW\nP3: s31 r31-36 hand=OO',
    );
    await button(page, /Plenty/).tap();
    await settled(page);
    for (const kind of ['brick', 'lumber', 'wool', 'grain', 'ore'])
      await expect(button(page, `Take ${kind}`)).toBeInViewport({ ratio: 1 });
  });
});

test('the large island of six seats is in sight whole at four sizes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { motion: 'off' });
  const six = Array.from({ length: 6 }, (_, seat) => (seat === 0 ? 'person' : 'random'));
  await setUp(page, { game: 'island', players: six });
  await myTurn(page);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1366, 650],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The board measures itself a moment after the screen has changed.
    await expect(async () => {
      const frame = await page.locator('.ik-frame').boundingBox();
      for (const id of ['v0', 'v79', 'h0', 'h29']) {
        const box = await place(page, id).boundingBox();
        const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
        expect(middle, `${id} at ${width}`).toBeGreaterThan(frame?.y ?? 0);
        expect(middle, `${id} at ${width}`).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
      }
      expect((frame?.y ?? 0) + (frame?.height ?? 0), `frame at ${width}`).toBeLessThanOrEqual(height);
    }).toPass({ timeout: 30_000 });
  }
});

test('bug: dice and the track of the ship lay over harbours where there is little height', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 325 });
  await withSettings(page, { motion: 'off' });
  await openIsland(page, POSITION.replace('ship=5', 'ship=5 dice=3,4,science'));
  for (const [width, height] of [
    [683, 325],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = () =>
      page.evaluate(() => {
        const boxesOf = (selector: string) =>
          [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const signs = boxesOf('.ik-status .ik-die, .ik-status .ik-event, .ik-status .ik-track');
        return boxesOf('.ik-harbour-kind').filter((harbour) =>
          signs.some(
            (sign) =>
              sign.left < harbour.right &&
              sign.right > harbour.left &&
              sign.top < harbour.bottom &&
              sign.bottom > harbour.top,
          ),
        ).length;
      });
    await expect.poll(covered, { message: `harbours covered at ${width} by ${height}` }).toBe(0);
  }
});

test('keys choose a kind, walk to a place and build there', async ({ page }) => {
  await openIsland(page);
  await button(page, /^City/).focus();
  await page.keyboard.press('Enter');
  await place(page, 'v31').focus();
  const before = await version(page);
  await page.keyboard.press('Enter');
  await goneOn(page, before);
  await expect(place(page, 'v31')).toHaveAttribute('aria-label', /city of Amber/);
});

test('the one thing to do is done by itself, where that is set', async ({ page }) => {
  await withSettings(page, { motion: 'off', lone: 'send' });
  await openIsland(
    page,
    `base 3 P1 preRoll
P1: s29 s31 r29-35 r31-36
P2: s12 s18 r12-17 r18-24
P3: s14 s45 r14-19 r41-45`,
  );
  // Without a card there is nothing but the roll; nobody presses it.
  await expect(page.locator('main.table[data-version="0"]')).toHaveCount(0);
  await expect(page.locator('.log')).toContainText(/rolled \d and \d/);
});

test('after a match nothing is asked, and the panel beside the map has no frame', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const options = { rules: 'base', target: 4, turnLimit: 10 };
  await setUp(page, { game: 'island', players: ['random', 'random', 'random'], options });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.ik-panel')).toBeEmpty();
  await expect(page.locator('.ik-side-scroll')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('bug: after the end an empty panel stood beside the island, and a low scrolling box below it on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await withSettings(page, { motion: 'off' });
  await setUp(page, {
    game: 'island',
    players: ['greedy', 'greedy', 'greedy'],
    deal: 5,
    options: { rules: 'knights', turnLimit: 12 },
  });
  await expect(page.locator('.ending')).toBeVisible();
  await settled(page);
  const box = page.locator('.ik-side-scroll');
  const room = async () => {
    const [outer, inner] = [await box.boundingBox(), await panel(page).boundingBox()];
    return (outer?.height ?? 0) - (inner?.height ?? 0);
  };
  // Padding and border.
  expect(await room()).toBeLessThan(30);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(box).toBeHidden();
  await expect(page.locator('.ik-frame')).toBeInViewport({ ratio: 1 });
});
