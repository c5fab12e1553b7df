// Borderkeep's questions in a battle and before one are visible on every screen, with their controls.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sendRaiders } from './browser/borderkeep.ts';
import { goneOn, myTurn, openAt, settled, setUp, takeOver, version, withSettings } from './browser/table.ts';

const SHORT = [
  [740, 360],
  [683, 325],
] as const;
const SIZES = [[360, 740], ...SHORT, [1024, 768], [1366, 650], [1440, 900]] as const;

const HIT = { structures: ['moat', 'quarry', 'mine'], units: ['shieldmen', 'swordsmen', 'guard'] };
const HIT_WITHOUT_SHIELDS = { units: ['swordsmen', 'guard'] };
const RAIDERS = { hand: ['war'], units: ['shieldmen', 'swordsmen', 'medium-cavalry', 'guard'] };
const RAIDED = { structures: ['moat'], units: ['light-horsemen', 'knights', 'cavalier', 'guard'] };

test.beforeEach(({ page }) => withSettings(page, { motion: 'off' }));

async function attack(page: Page, size: readonly [number, number], towns: readonly object[]): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await openAt(page, { game: 'borderkeep', seats: 2, position: { step: 'attackStart', towns } });
  await takeOver(page);
}

/** Whether the middle of the element is visible, with nothing over it. */
function isSeen(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
}

for (const size of SIZES) {
  const at = size.join(' by ');

  test(`${at}: the button that plays an attack card covers none of its odds`, async ({ page }) => {
    for (const [card, towns] of [
      ['Dragon', [{ hand: ['dragon'] }, HIT]],
      ['War', [RAIDERS, RAIDED]],
    ] as const) {
      await attack(page, size, towns);
      await page.getByRole('button', { name: new RegExp(`^${card}`) }).click();
      const figure = page.locator('.bk-chosen .bk-odds .wins dd');
      await expect(figure).toHaveText(/%/);
      await expect.poll(() => isSeen(figure), { message: card }).toBe(true);
      // Rougher odds in the prompt would differ from those of the panel.
      await expect(page.locator('.prompt')).not.toContainText(/wins (about|under|over)/);
    }
  });

  test(`${at}: whom a hit may strike, then the question of a raid with its answers, are in sight`, async ({ page }) => {
    await attack(page, size, [RAIDERS, RAIDED]);
    await sendRaiders(page);
    const battle = page.locator('.bk-battle');
    const press = battle.getByRole('button', { name: /Press on/ });
    for (let i = 0; i < 30; i += 1) {
      await takeOver(page);
      if ((await press.count()) > 0) break;
      const can = battle.locator('button.can');
      await expect(can.first()).toBeVisible();
      if (i === 0) {
        await expect(battle.locator('.bk-battle-task')).toBeInViewport({ ratio: 0.95 });
        for (const name of await can.locator('.bk-fighter-name').all()) {
          await expect.poll(() => isSeen(name), { message: (await name.textContent()) ?? '' }).toBe(true);
        }
      }
      const before = await version(page);
      await can.first().click();
      await goneOn(page, before);
    }
    for (const answer of [press, battle.getByRole('button', { name: /Withdraw/ })]) {
      await expect(answer).toBeInViewport({ ratio: 0.95 });
      await expect.poll(() => isSeen(answer)).toBe(true);
    }
    // The whole question is visible in its lines, with nothing of the battle over it.
    const task = await battle.locator('.bk-battle-task').boundingBox();
    const button = await press.boundingBox();
    const beside = (button?.x ?? 0) > (task?.x ?? 0) + 40;
    expect(beside || (button?.y ?? 0) >= (task?.y ?? 0) + (task?.height ?? 0) - 1).toBe(true);
  });
}

test('the longest names of units stand in one line beside their pictures', async ({ page }) => {
  const units = ['longbowmen', 'swordsmen', 'handgunners', 'guard'];
  await attack(page, [1024, 768], [{ hand: ['dragon'] }, { units }]);
  await page.getByRole('button', { name: /^Dragon/ }).click();
  await page.getByRole('button', { name: /^Play Dragon on/ }).click();
  const name = page.locator('.bk-battle .side-1 .bk-fighter-name');
  await expect(name).toHaveCount(4);
  for (const one of await name.all()) expect((await one.boundingBox())?.height ?? 99).toBeLessThan(24);
});

test('what a card costs is not told as paid where it is thrown away', async ({ page }) => {
  // A deal with Swordsmen in a hand of eight.
  await setUp(page, { game: 'borderkeep', players: ['person', 'greedy'], deal: 8, options: { startWalls: 1 } });
  await myTurn(page);
  const prompt = page.locator('.prompt');
  const swordsmen = page.locator('.bk-hand').getByRole('button', { name: /^Swordsmen/ });
  await swordsmen.hover();
  await expect(prompt).toContainText('Swordsmen: Cost 7.');
  await expect(prompt).not.toContainText('You pay');
  await page.getByRole('button', { name: 'End drawing' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Choose 1 card' }).hover();
  await swordsmen.hover();
  await expect(prompt).toContainText('Swordsmen: Cost 7.');
  await expect(prompt).not.toContainText('You pay');
});

test('on a phone: with many cards and too little for the upkeep the defenders stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hand = ['inn', 'demons', 'djinn', 'necromancer', 'barbarians', 'spies', 'war'];
  const home = { hand, units: ['swordsmen', 'ranger', 'guard'], goods: { gold: 1 } };
  await openAt(page, { game: 'borderkeep', seats: 2, position: { step: 'upkeepStart', towns: [home, RAIDED] } });
  await takeOver(page);
  await expect(page.getByText('The stock is 2 short of the upkeep due.')).toBeVisible();
  const town = await page.locator('.bk-town').boundingBox();
  for (const one of await page.locator('.bk-unit .bk-figure').all()) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual((town?.y ?? 0) + (town?.height ?? 0) + 1);
  }
});

test('on a phone: a town that is out says so within its place, and that nothing stands there any more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setUp(page, { game: 'borderkeep', players: ['random', 'random'], options: { startWalls: 1 } });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  await settled(page);
  const gone = page.locator('.bk-neighbour.gone');
  await expect(gone).toHaveCount(1);
  const overhang = () =>
    gone.evaluate((place) => {
      const said = place.querySelector('.soft')?.getBoundingClientRect();
      return (said?.right ?? 9999) - place.getBoundingClientRect().right;
    });
  expect(await overhang()).toBeLessThan(-2);
  await gone.click();
  await expect(page.getByText('No structures left.')).toBeVisible();
});

test('once every town was struck, the panel says why no further attack card can be played', async ({ page }) => {
  await attack(page, [1366, 650], [{ hand: ['blizzard', 'war'], units: ['shieldmen', 'guard'] }, HIT_WITHOUT_SHIELDS]);
  await page.getByRole('button', { name: /^Blizzard/ }).click();
  await page.getByRole('button', { name: /^Play Blizzard on/ }).click();
  await settled(page);
  await expect(page.locator('.bk-task')).toContainText(
    'Every town has already been a victim this turn: War has no victim left.',
  );
});
