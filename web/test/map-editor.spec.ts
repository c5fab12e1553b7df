import { expect, type Page, test } from '@playwright/test';
import { checkPage, errorsOf, expectNoWider, withSettings } from './browser/table.ts';

async function openMap(page: Page): Promise<void> {
  await page.goto('/workshop/cantaboria');
  await page.getByRole('button', { name: 'Open the editor: Map' }).click();
  await expect(page.getByRole('dialog').getByRole('gridcell', { name: /^D3 Quillonde, / })).toBeVisible();
}

test('a map is changed where it is drawn, what is wrong is said at the place, and bots play it', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const errors = errorsOf(page);
  await openMap(page);
  const dialog = page.getByRole('dialog', { name: 'Edit: Map' });
  const state = dialog.getByRole('status');
  const sound = 'Changed, and it can be played. It applies at once.';

  // A territory is pressed: it has a name, and rivers along its borders.
  await dialog.getByRole('gridcell', { name: /^D3 Quillonde, 6 neighbours, 4 waters$/ }).click();
  const form = dialog.getByRole('region', { name: 'D3 Quillonde' });
  await form.getByLabel('Name').fill('Threewater');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('territories C3 and D3: same name "Threewater"');
  await expect(dialog.getByRole('gridcell', { name: /^C3 Threewater, .*, something is wrong here$/ })).toHaveCount(1);
  await dialog.getByLabel('Name').fill('Quiet Fen');
  await expect(state).toHaveText(sound);
  await dialog.getByLabel('A river to E2 Nettlemark').uncheck();
  await expect(state).toContainText('mouth MOUTH2: not on the coast');
  await expect(dialog.getByRole('gridcell', { name: /^E2 Nettlemark, .*, something is wrong here$/ })).toHaveCount(1);
  await dialog.getByLabel('A river to E2 Nettlemark').check();
  await dialog.getByLabel('A river to E3 Aldersong').check();
  await expect(state).toHaveText(sound);
  await expect(dialog.getByRole('gridcell', { name: /^D3 Quiet Fen, 6 neighbours, 5 waters$/ })).toHaveCount(1);
  await checkPage(page, 'map-editor', true);

  // A corner is drawn across its neighbours, which cannot be, and back by undo; then a little by keys.
  const corner = dialog.getByRole('button', { name: 'Corner with C4 Oldenspar, D4 Emberfold' });
  const from = await corner.boundingBox();
  if (from === null) throw new Error('the corner is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 280, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(state).toContainText('It cannot be played yet.');
  await expect(dialog.getByRole('region', { name: 'D3 Quiet Fen' })).toContainText(
    /territories D3 and D5 overlap near/,
  );
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(state).toHaveText(sound);
  await corner.focus();
  for (const key of ['ArrowRight', 'Shift+ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(corner).toBeFocused();
  await expect(state).toHaveText(sound);

  // Settings of the map as a whole.
  await dialog.getByRole('button', { name: 'The map as a whole' }).click();
  await dialog.getByLabel('Gold').fill('0');
  await expect(dialog.getByText('sites: no gold site').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'As in the rules for 36 territories' }).click();
  await expect(state).toHaveText(sound);
  await page.keyboard.press('Escape');

  // It is too large for an address, and there all the same when the page is loaded again.
  await page.getByLabel('Bots').selectOption('random');
  await page.getByLabel('Deals', { exact: true }).selectOption('1000');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(page.getByText(/^[1-9]\d* of 4,000 matches, /)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped: /)).toBeVisible();
  await expect(page).toHaveURL(/\/workshop\/cantaboria\?own=1$/);
  await page.reload();
  await page.getByRole('button', { name: 'Open the editor: Map' }).click();
  await expect(dialog.getByRole('gridcell', { name: /^D3 Quiet Fen, / })).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone a territory is looked at from near, and one begins with a random map', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Begin with').click();
  await dialog.getByLabel('A random map: Its number').fill('7');
  await dialog.getByRole('button', { name: 'Draw it' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Changed, and it can be played. It applies at once.');
  const cells = dialog.getByRole('gridcell');
  const all = await cells.count();
  await cells.nth(7).press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Near' })).toBeChecked();
  expect(await cells.count()).toBeLessThan(all);
  await expectNoWider(page);
  await dialog.getByText('The whole map').click();
  await expect(cells).toHaveCount(all);
});

test('Andia: areas are drawn elsewhere, joined and manned, on both sides alike', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const errors = errorsOf(page);
  await page.goto('/workshop/andia');
  await page.getByRole('button', { name: 'Open the editor: Map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit: Map' });
  const state = dialog.getByRole('status');
  const sound = 'Changed, and it can be played. It applies at once.';
  await dialog.getByRole('gridcell', { name: 'M Mu, province, 4 ways, Amber starts here with 3' }).click();

  // By keys, then by the mouse; the other side goes with it.
  const ring = dialog.getByRole('button', { name: 'Move M Mu' });
  await ring.press('ArrowLeft');
  await expect(dialog.getByLabel('From the left')).toHaveValue('17');
  const from = await ring.boundingBox();
  if (from === null) throw new Error('the ring is not drawn');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 3 });
  await page.mouse.up();
  await expect(dialog.getByLabel('From the left')).toHaveValue('17');
  await expect(dialog.getByLabel('From the top')).not.toHaveValue('43');
  await dialog.getByRole('gridcell', { name: /^H Halcyonna, / }).click();
  await expect(dialog.getByLabel('From the left')).toHaveValue('83');

  // Impossible pieces are reported at their field, and valid ones are on both sides.
  await dialog.getByLabel('Pieces').fill('0');
  await expect(dialog.getByLabel('Pieces')).toHaveAccessibleDescription(
    /^Set-up of Blue: area H or its number is wrong;/,
  );
  await checkPage(page, 'andia-map-editor', true);
  await dialog.getByLabel('Pieces').fill('4');
  await expect(state).toHaveText(sound);
  await dialog.getByLabel('To V Valhalla').selectOption('bridge');
  await expect(dialog.getByRole('gridcell', { name: 'M Mu, province, 4 ways, Amber starts here with 4' })).toHaveCount(
    1,
  );

  // A city without its road, and back; a new province on both sides.
  await dialog.getByLabel('To HC Haven City').selectOption('no way');
  await expect(dialog.getByRole('group', { name: 'Its ways' })).toContainText('City HC has no road to province H.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(state).toHaveText(sound);
  await dialog.getByRole('button', { name: 'The map as a whole' }).click();
  await dialog.getByRole('button', { name: 'Add a province' }).click();
  await expect(dialog.getByRole('gridcell')).toHaveCount(18);
  await expect(dialog.getByRole('region', { name: 'B B Land' })).toBeVisible();
  await expect(state).toHaveText(sound);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page);
  expect(errors).toEqual([]);
});
