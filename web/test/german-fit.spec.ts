// Every screen in German on a phone: all words fit, and none is English that German has words for. A sweep looks at more
// decisions, and keeps a picture of each screen: npm run test:web -- --all german-fit.spec.ts
import { games } from '@marchlands/games/index.ts';
import { expect, type Page } from '@playwright/test';
import { invitationPath } from '../table/invitation.ts';
import { misfits, textsOf } from './browser/fit.ts';
import { result, told, withHistory } from './browser/history.ts';
import { test } from './browser/online.ts';
import { isSweep, screens, settled, turnTo, withCountedReviews, withSettings } from './browser/table.ts';

test.use({ locale: 'de-AT', viewport: { width: 360, height: 740 } });

/** Number of decisions checked per game. */
const DECISIONS = isSweep ? 12 : 3;

/** Words that only English has. */
const ENGLISH = /\b(the|and|of|your|you|with|from|this|that|are|which|whose|when)\b/i;

/** Names that are the same in every language: a game, a map. */
const NAMES = /Island of Knights|The Western Continent/g;

/** Games with German words; the others speak English, as their cards on the home page do. */
const german = games.filter(({ languages }) => languages?.['de'] !== undefined);
const OTHERS = games.filter((game) => !german.includes(game)).map(({ summary }) => summary);

/** The faults of a screen; each is named with it. */
async function faultsOf(page: Page, screen: string): Promise<readonly string[]> {
  const texts = (await textsOf(page)).filter(
    (text) => ENGLISH.test(text.replaceAll(NAMES, '')) && !OTHERS.some((summary) => text.includes(summary)),
  );
  const english = texts.map((text) => `English: "${text}"`);
  if (isSweep) await page.screenshot({ path: `${screens}german${screen.replaceAll(/\W+/g, '-')}.png` });
  return [...(await misfits(page)), ...english].map((fault) => `${screen}: ${fault}`);
}

/** Opens an address, and waits until its content is there. */
async function look(page: Page, address: string): Promise<readonly string[]> {
  const isLoaded = page.url() !== 'about:blank';
  if (isLoaded) await turnTo(page, address);
  else await page.goto(address);
  await expect(page.locator('h1, main.table, [role=dialog]').first()).toBeVisible();
  await expect(page.getByText('Einen Moment')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return faultsOf(page, address);
}

test('pages of no game', async ({ page }) => {
  const faults: string[] = [];
  for (const address of [
    '/',
    '/matches',
    '/settings',
    '/credits',
    '/online',
    '/online/event',
    '/open',
    '/docs',
    '/nowhere',
    '/e/nowhere',
    '/t/nowhere',
  ]) {
    faults.push(...(await look(page, address)));
  }
  expect(faults).toEqual([]);
});

test('after a match: its ending, replay and review', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await withCountedReviews(page);
  const faults: string[] = [];
  await page.goto(
    invitationPath('building-refuge', { seats: 2, deal: 1, levels: ['novice', 'random'], options: { boardSize: 5 } }),
  );
  await page.getByRole('button', { name: 'Los', exact: true }).click();
  const ending = page.locator('.ending');
  await expect(ending).toBeVisible();
  await settled(page);
  faults.push(...(await faultsOf(page, 'ending')));
  await ending.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('slider', { name: 'Siegchancen' })).toBeVisible({ timeout: 120_000 });
  faults.push(...(await faultsOf(page, 'review')));
  await page.locator('.review-moments .button').first().click();
  faults.push(...(await faultsOf(page, 'moment')));
  const match = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const mistake = (await page.locator('a[href^="/mistake/"]').first().getAttribute('href')) ?? '';
  expect(mistake).not.toBe('');
  for (const address of ['/matches', `/replay/${match}?at=0`, `/lines/${match}`, '/fair-dice', mistake]) {
    faults.push(...(await look(page, address)));
  }
  expect(faults).toEqual([]);
});

test('bug: the word for a town that fell ran out of its box at the end of a match', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto(invitationPath('borderkeep', { seats: 2, deal: 3, levels: ['random', 'random'], options: {} }));
  await page.getByRole('button', { name: 'Los', exact: true }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await settled(page);
  await expect(page.locator('.bk-neighbour')).toContainText('ausgeschieden');
  expect(await faultsOf(page, 'a town that fell')).toEqual([]);
});

test('one’s record, with all that is counted', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const played = [...Array.from({ length: 12 }, (_, i) => told(i)), result(30, '2026-11-20', true, 20)];
  // How a match ended is kept as it was told.
  await withHistory(
    page,
    played.map((one) => ({ ...one, sentence: 'Die letzte Burgmauer ist gefallen.' })),
  );
  await page.getByRole('combobox').first().selectOption('');
  await expect(page.getByRole('row', { name: /^Helden 36 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^als Zweiter / })).toBeVisible();
  expect(await faultsOf(page, 'record')).toEqual([]);
});

test('figures of a changed rule', async ({ page }) => {
  await page.goto('/workshop/building-refuge?options={"boardSize":5}');
  await page.getByLabel('Bots').selectOption('random');
  await page.getByLabel('Spiele', { exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Spielen lassen' }).click();
  await expect(page.getByRole('heading', { name: 'Partien zum Ansehen' })).toBeVisible({ timeout: 60_000 });
  await page.getByText('Alle Zahlen').click();
  await expect(page.getByRole('row', { name: /^Wechsel der Führung / })).toBeVisible();
  expect(await faultsOf(page, 'figures')).toEqual([]);
});

test('tables and events online, their makers and a stranger', async ({ page, person }) => {
  const faults: string[] = [];
  const stranger = await person({ locale: 'de-AT', viewport: { width: 360, height: 740 } });
  await page.goto('/online');
  await page.getByLabel('Dein Name am Tisch').fill('Annegret');
  await page.getByRole('button', { name: 'Eintreten' }).click();
  await expect(page.getByText('Hier bist du Annegret.')).toBeVisible();
  faults.push(...(await faultsOf(page, 'lobby')));
  for (const [address, submit, label] of [
    ['/online/event', 'Das Turnier machen', 'Adresse dieses Turniers'],
    ['/online/open/andia', 'Tisch öffnen', 'Adresse dieses Tisches'],
  ] as const) {
    faults.push(...(await look(page, address)));
    await page.getByRole('button', { name: submit }).click();
    const place = await page.getByLabel(label).inputValue();
    faults.push(...(await faultsOf(page, `made at ${address}`)));
    await stranger.goto(place);
    await expect(stranger.locator('h1')).toBeVisible();
    await stranger.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(stranger, `stranger of ${address}`)));
    if (address === '/online/event') faults.push(...(await look(page, `${new URL(place).pathname}/wall`)));
  }
  expect(faults).toEqual([]);
});

for (const { id, seats } of german) {
  test(`pages of ${id}`, async ({ page }) => {
    const faults: string[] = [];
    for (const place of [
      'setup',
      'learn',
      'rules',
      'problems',
      'solo',
      'online/open',
      'ladder',
      'workshop',
      'position',
    ]) {
      faults.push(...(await look(page, `/${place}/${id}`)));
    }
    expect(faults).toEqual([]);
  });

  test(`the table of ${id}`, async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    const faults: string[] = [];
    const levels = Array.from({ length: seats.find((count) => count > 1) ?? 1 }, (_, seat) =>
      seat === 0 ? null : 'greedy',
    );
    await page.goto(invitationPath(id, { seats: levels.length, deal: 1, levels }));
    await page.getByRole('button', { name: 'Los', exact: true }).click();
    await expect(page.locator('main.table')).toBeVisible();
    await settled(page);
    faults.push(...(await faultsOf(page, `${id} first`)));
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      await page.getByRole('button', { name: 'Tipp', exact: true }).click();
      await expect(page.locator('.hint')).toBeVisible();
      const more = page.locator('.hint').getByRole('button', { name: /^(Den Zug zeigen|Alles zeigen)$/ });
      while ((await more.count()) > 0) {
        faults.push(...(await faultsOf(page, `${id} hint ${decision}`)));
        await more.click();
      }
      faults.push(...(await faultsOf(page, `${id} all of hint ${decision}`)));
      const play = page
        .locator('.hint')
        .getByRole('button', { name: /^(Spielen|Eintragen)/ })
        .first();
      const fillsIn = (await play.textContent()) === 'Eintragen';
      await play.click();
      if (fillsIn) await page.locator('.button.primary:not([disabled])').first().click();
      await settled(page);
      await expect(page.locator('.prompt.mine')).toBeVisible();
      faults.push(...(await faultsOf(page, `${id} decision ${decision}`)));
    }
    expect([...new Set(faults)]).toEqual([]);
  });
}
