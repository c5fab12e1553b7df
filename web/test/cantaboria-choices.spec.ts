// Every kind of whole choice, put together by mouse from a position of its own.
import { expect, type Page, test } from '@playwright/test';
import { button, panel, place } from './browser/cantaboria.ts';
import { checkPage, errorsOf, logLines, openAt, settled, takeOver, withSettings } from './browser/table.ts';

/** Opens a position of the rules' notation; all seats are persons. */
async function lay(
  page: Page,
  position: string,
  options: { readonly [name: string]: unknown } = {},
): Promise<string[]> {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await openAt(page, { game: 'cantaboria', seats: position.indexOf(' '), position, options });
  await takeOver(page);
  await expect(page.locator('.ca')).toBeVisible();
  return errors;
}

/** Chooses a place on the map, then buttons of the panel beside it. */
async function at(page: Page, id: string, ...buttons: (string | RegExp)[]): Promise<void> {
  await settled(page);
  await place(page, id).click();
  for (const name of buttons) await press(page, name);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await settled(page);
  await button(page, name).click();
}

/** A draft waits for the one button that sends it: nothing happens before. */
async function confirm(page: Page, says: RegExp): Promise<void> {
  await settled(page);
  const lines = await logLines(page);
  await expect(panel(page).locator('[data-send]')).toHaveText(says);
  expect(await logLines(page)).toEqual(lines);
  await panel(page).locator('[data-send]').click();
}

async function expectLog(page: Page, ...sentences: string[]): Promise<void> {
  for (const sentence of sentences) await expect(page.locator('.log')).toContainText(sentence);
  await settled(page);
}

test('development: a Weapon for goods, a City for Gold, a boat into the middle of a file', async ({ page }) => {
  const errors = await lay(page, 'RB L=R c=2 development R | *=B D4=R:i1m1g4 C3=R:t3 M1=[B][B]');
  // Costs are shown before a place is chosen.
  await expect(panel(page).getByRole('list', { name: 'What each building costs' }).getByRole('listitem')).toContainText(
    [
      'Weapon for 1 Iron, 1 Magic or 2 Gold',
      'City for 1 Timber, 1 Gold, 1 Iron, 1 Magic or 4 Gold',
      'Riverboat for 3 Timber or 3 Gold',
    ],
  );
  await at(page, 'D4', /^Build a Weapon .* for goods/);
  await at(page, 'D4', /^Build a City .* for Gold/);
  await expectLog(page, 'Amber built a Weapon in D4', 'Amber built a City in D4');
  await at(page, 'C3', /^Build a Riverboat .* for goods/);
  // The boats lie over their water.
  await at(page, 'M1#1');
  await press(page, /^Take position 2/);
  await expectLog(page, 'M1');
  await expect(place(page, 'M1#2')).toHaveAttribute('aria-label', /Amber/);
  await expect(place(page, 'D4')).toHaveAttribute('aria-label', /City.*Weapon|Weapon.*City/);
  expect(errors).toEqual([]);
});

test('a bred Horse goes into a territory of the herd', async ({ page }) => {
  const errors = await lay(page, 'RB L=R c=3 production R | *=B C5/h=R.h C4=R C6=R');
  await at(page, 'C4', /Put the Horse/);
  await expectLog(page, 'Amber put the Horse bred in C5');
  await expect(place(page, 'C4')).toHaveAttribute('aria-label', /Horse/);
  expect(errors).toEqual([]);
});

test('an offer is filled from the map, changed and sent; the partner answers with places', async ({ page }) => {
  const errors = await lay(page, 'RBY L=R c=2 trade R | *=Y C3=R:t1 D4=R:g1 A1=R B3=B:m2 B4=B');
  await press(page, /Make Teal an offer/);
  await at(page, 'C3');
  await panel(page).getByRole('region', { name: 'Give' }).getByRole('button', { name: 'Timber' }).click();
  await at(page, 'D4');
  await panel(page).getByRole('region', { name: 'Give' }).getByRole('button', { name: 'Gold' }).click();
  await at(page, 'A1');
  const wanted = panel(page).getByRole('region', { name: 'Wanted, to here' }).getByRole('button', { name: 'Magic' });
  await wanted.click();
  await press(page, 'Remove: Gold from D4');
  await expect(panel(page)).not.toContainText('Gold from D4');
  await expect(panel(page)).toContainText('Magic to A1');
  await checkPage(page, 'cantaboria-offer');
  await at(page, 'A1');
  await wanted.click();
  await confirm(page, /send the offer/);
  await takeOver(page);
  await press(page, 'Accept');
  await at(page, 'B3');
  await expect(panel(page)).toContainText('Timber from C3 to B3');
  await press(page, 'Back');
  await at(page, 'B4');
  await expect(panel(page)).toContainText('Timber from C3 to B4');
  await confirm(page, /trade/);
  await expectLog(page, 'Teal accepted');
  await takeOver(page);
  await expect(place(page, 'A1')).toHaveAttribute('aria-label', /2 Magic/);
  await expect(place(page, 'B4')).toHaveAttribute('aria-label', /Timber/);
  await expect(place(page, 'D4')).toHaveAttribute('aria-label', /Gold/);
  expect(errors).toEqual([]);
});

test('shipments on foot, by Horse and along a chain', async ({ page }) => {
  const errors = await lay(
    page,
    // Fifteen places of twelve at the start are two shipments; eighteen are three.
    'RBG L=R c=4 shipment R | *=R C4=R.w:i1 D4=R C3=R.h:t2 B1=R.h:g2 B2=R.h A4=B B5=B B6=B A5=B C7=B D7=B E6=B F5=B E5=B ' +
      'F4=G F3=G E4=G D5=G D6=G C6=G F2=G F1=G E3=G',
  );
  await at(page, 'C4', /^Carry .*Weapon/);
  // Another place, taken back: nothing is sent by a tap.
  await at(page, 'B4');
  await expect(place(page, 'B4')).toHaveAttribute('aria-label', /Weapon/);
  await press(page, 'Back');
  await at(page, 'D4');
  await confirm(page, /ship/);
  await expectLog(page, 'Amber moved a Weapon from C4 Oldenspar to D4 Emberfold');

  await at(page, 'C3', /^Ride from/);
  await press(page, 'Take on Timber from C3');
  await press(page, 'Take on Timber from C3');
  await at(page, 'C4');
  await press(page, 'Set down Timber in C4');
  await press(page, 'Take on Iron from C4');
  await expect(panel(page)).toContainText('Timber, Iron');
  await at(page, 'D4');
  await confirm(page, /ship/);
  await settled(page);
  await expect(place(page, 'D4')).toHaveAttribute('aria-label', /Horse/);
  await expect(place(page, 'D4')).toHaveAttribute('aria-label', /Timber, Iron/);

  await at(page, 'B1', /^Send .*Gold/);
  await at(page, 'B2');
  await confirm(page, /ship/);
  await expectLog(page, 'Amber moved 1 Gold from B1 Wrathcliff to B2 Ennoway');
  expect(errors).toEqual([]);
});

test('a boat loads, asks for passage, and goes on with the answer or stops', async ({ page }) => {
  const errors = await lay(page, 'RBG L=R c=4 shipment R | *=G C4=B.wc C3=R.w D3=G.h D2=R N4=[R]');
  await at(page, 'N4#1', /^Sail with/);
  await press(page, 'Take on Weapon from C3');
  for (const space of ['M1', 'M2', 'M3']) await at(page, space);
  await confirm(page, /ask for passage/);
  await takeOver(page);
  await press(page, 'Forbid passage');
  await takeOver(page);
  await press(page, 'Allow passage');
  await takeOver(page);
  await expectLog(page, 'Teal forbade passage through M2', 'Violet allowed passage through M2');
  await checkPage(page, 'cantaboria-boat');
  await confirm(page, /ship/);
  await takeOver(page);
  await expect(place(page, 'M3#1')).toHaveAttribute('aria-label', /Weapon/);
  expect(errors).toEqual([]);
});

test('an attack: its plan with both totals, a third party, and the shipment after it', async ({ page }) => {
  const errors = await lay(page, 'RBG L=R c=2 attack R | *=G B3=R.hw C4=R:t1 D3=R.w C5=B.w D4=B');
  await at(page, 'D4');
  await expect(panel(page)).toContainText('Offence 5');
  await press(page, /^Ride from B3/);
  // The way into the target is the only one: the plan is whole with the Weapon, and may still be changed.
  await press(page, /^Take .*Weapon.* 9 against 5/);
  await expect(panel(page)).toContainText('Offence 9');
  await expect(panel(page)).toContainText('Violet may lend 3');
  await checkPage(page, 'cantaboria-plan');
  await press(page, 'Back');
  await expect(panel(page)).toContainText('Offence 6');
  await press(page, /^Take .*Weapon.* 9 against 5/);
  await confirm(page, /attack/);
  await takeOver(page);
  await expect(panel(page)).toContainText('Offence 9');
  await checkPage(page, 'cantaboria-side');
  await press(page, 'Stay neutral');
  await takeOver(page);
  await expectLog(page, 'Amber took D4 Emberfold from Teal');
  await expect(place(page, 'D4')).toHaveAttribute('aria-label', /Amber.*(Horse.*Weapon|Weapon.*Horse)/);
  await at(page, 'C4', /^Carry .*Timber/);
  await at(page, 'D4');
  await confirm(page, /ship/);
  await expectLog(page, 'Amber moved 1 Timber from C4 Oldenspar to D4 Emberfold');
  expect(errors).toEqual([]);
});

test('logistics: a shipment that no attack follows is undone', async ({ page }) => {
  const errors = await lay(page, 'RBG L=R c=2 attack R | *=B C4=R.cw C5=R D4=R E3=B F5=G');
  await expect(panel(page)).toContainText('1 shipment left');
  await at(page, 'C4', /^Carry .*Weapon/);
  await at(page, 'D4');
  await confirm(page, /ship/);
  await settled(page);
  await expect(place(page, 'D4')).toHaveAttribute('aria-label', /Weapon/);
  await press(page, /^End/);
  await takeOver(page);
  await expect(place(page, 'C4')).toHaveAttribute('aria-label', /Weapon/);
  expect((await logLines(page)).join(' ')).toMatch(/undone|put back/i);
  expect(errors).toEqual([]);
});

test('what needs one press only waits for the confirm button too, and the key presses it', async ({ page }) => {
  const errors = await lay(page, 'RBY L=R c=2 attack R | *=Y C4=R D3=R D4=B');
  // Nothing can be brought in: the attack is whole as soon as its place is chosen.
  await at(page, 'D4');
  await expect(panel(page)).toContainText('Offence 2');
  await expect(panel(page).locator('[data-send]')).toHaveText(/attack/);
  await expect(page.locator('.log')).not.toContainText('attacked');
  await press(page, 'Back');
  await expect(panel(page).locator('[data-send]')).toHaveCount(0);
  await at(page, 'D4');
  await settled(page);
  await page.keyboard.press('Control+Enter');
  await takeOver(page);
  await expect(page.locator('.log')).toContainText('Amber attacked D4');
  expect(errors).toEqual([]);
});

test('who can take a place is told with the plan and who would have to join; one press puts an own plan together', async ({
  page,
}) => {
  const errors = await lay(page, 'RBGY L=R c=3 attack R | *=Y B3=R.wc C4=R C5=R D4=B.w A1=B E3=G E4=G');
  await press(page, 'What you can take');
  await settled(page);
  await press(page, /^D4 of Teal, alone, by 1 point, after 1 shipment/);
  await settled(page);
  for (const says of ['On foot, B3 – C4: Weapon to C4.', 'Attack D4 without a move.', 'Offence 5', 'Defence 4'])
    await expect(panel(page)).toContainText(says);
  await expect(panel(page)).toContainText('It fails if Violet joins the defence, and the others stay out.');
  await expect(page.locator('.ca-ghost')).toHaveCount(1);
  await checkPage(page, 'cantaboria-plan', true);
  await press(page, 'Use this plan');
  await confirm(page, /ship/);
  await expectLog(page, 'Amber moved a Weapon from B3 Velmarrow to C4 Oldenspar');
  await press(page, /^D4 of Teal, alone, by 1 point$/);
  await settled(page);
  await press(page, 'Use this plan');
  await confirm(page, /attack/);
  await takeOver(page);
  await settled(page);
  await press(page, 'Stay neutral');
  await takeOver(page);
  await press(page, 'Stay neutral');
  await takeOver(page);
  await expectLog(page, 'Amber took D4 Emberfold from Teal');
  await page.setViewportSize({ width: 360, height: 740 });
  await place(page, 'A1').click();
  // At an open board the answer stays open.
  const asked = panel(page).getByRole('button', { name: 'Who can take this?' });
  if ((await asked.getAttribute('aria-expanded')) === 'false') await asked.click();
  await settled(page);
  await expect(panel(page)).toContainText('Vermilion alone, by 2 points');
  const plan = panel(page).locator('.ca-attack').first();
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
});
