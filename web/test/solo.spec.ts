import { expect, type Page, test } from '@playwright/test';
import { invitationPath } from '../table/invitation.ts';
import { result, told, withHistory } from './browser/history.ts';
import {
  checkPage,
  errorsOf,
  expectNoWider,
  logLines,
  myTurn,
  openTool,
  withSettings,
  withWorkerLines,
} from './browser/table.ts';

const game = 'borderkeep';
const title = 'Borderkeep';

/**
 * Lays a solo match that counts, in which a town of one wall without guards falls to the first monster. Only fair dice
 * count, so their secret is made the same every time.
 */
async function layFrail(page: Page, lines = ''): Promise<void> {
  await withWorkerLines(
    page,
    `Object.defineProperty(crypto, 'getRandomValues', { value: (bytes) => bytes.fill(7) });\n${lines}`,
  );
  await page.goto(invitationPath(game, { seats: 1, options: { startWalls: 1, startGuards: 0 } }));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('main.table')).toBeVisible();
}

/** One move of the text board: the first thing that can be chosen, which in a turn is to end it. */
async function actByText(page: Page): Promise<void> {
  const before = await page.locator('main.table').getAttribute('data-version');
  await page.locator('.text-board-choices .button:visible').first().click();
  await expect(page.locator('main.table')).not.toHaveAttribute('data-version', before ?? '');
}

/** Plays by the text board to the end, which comes when the town falls or the deck is empty. */
async function playOut(page: Page): Promise<void> {
  await expect(page.locator('main.table')).toBeVisible();
  await myTurn(page);
  if ((await page.locator('.text-board').count()) === 0) await page.keyboard.press('t');
  for (let i = 0; i < 600 && (await myTurn(page)) === 'choose'; i += 1) await actByText(page);
  await expect(page.locator('.ending')).toBeVisible();
}

/** Days of this month up to today. */
function daysSoFar(): readonly string[] {
  return Array.from({ length: 21 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);
}

test('a match played alone is counted once, with its result, and stays when the match is removed', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await layFrail(page);
  await playOut(page);
  await expect(page.locator('.ending h2')).toHaveText('You lost.');
  await expect(page.locator('.tally')).toContainText('0 of 1 won');
  await checkPage(page, 'solo-ending');

  // Looked at again and reloaded, it is the same match.
  await page.reload();
  await expect(page.locator('.tally')).toContainText('0 of 1 won');
  await page.getByRole('link', { name: `Your record at ${title}` }).click();
  const rows = page.getByRole('table', { name: 'Matches' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Lost');
  await expect(page.getByText('Alone, Castle walls: 1, Guard tokens: 0')).toBeVisible();

  await page.getByRole('link', { name: /^Replay of/ }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByLabel('Step of the replay')).toHaveValue('0');

  await page.goto('/matches');
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.locator('.match-row')).toHaveCount(0);
  await page.getByRole('link', { name: `Your record at ${title}` }).click();
  await expect(rows).toContainText('removed');
  expect(errors).toEqual([]);
});

test('what the review says of a match is counted in the record: luck, and what was given away', async ({ page }) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await layFrail(page);
  await playOut(page);
  await page.goto(`/solo/${game}`);
  await expect(page.getByText('Open the review of a match')).toBeVisible();
  await page.goBack();
  await page.locator('.ending').getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Review' }).getByRole('table').first()).toBeVisible();
  await page.goto(`/solo/${game}`);
  const play = page.getByRole('region', { name: 'Luck and choices' });
  await expect(play).toContainText('1 match reviewed');
  await expect(play.locator('tbody tr')).toHaveCount(1);
  await checkPage(page, 'solo-reviewed');
  expect(errors).toEqual([]);
});

test('a record that comes in is not counted', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await layFrail(page);
  await playOut(page);
  await openTool(page, 'Record');
  const field = page.getByRole('textbox', { name: 'Record of this match' });
  await expect(field).not.toHaveValue('');
  const record = await field.inputValue();
  // Only a match that is not here comes in.
  await page.goto('/matches');
  await page.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.locator('.match-row')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Import a record' }).fill(record);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await page.goto('/matches');
  await expect(page.locator('.match-row')).toHaveCount(1);
  await page.goto(`/solo/${game}`);
  await expect(page.getByRole('table', { name: 'Matches' }).locator('tbody tr')).toHaveCount(1);
});

test('today’s deal is the same again, and counted once', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  // A day on which a town that does nothing falls soon.
  await page.clock.setFixedTime(new Date('2026-11-11T12:00:00Z'));
  await page.goto('/');
  const daily = page.getByRole('region', { name: `Today’s deal: ${title}` });
  await daily.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await myTurn(page);
  const dealt = await logLines(page);
  expect(dealt.length).toBeGreaterThan(5);

  // Left and resumed: one press each.
  await page.goto('/');
  await daily.getByRole('link', { name: 'Continue today’s deal' }).click();
  await playOut(page);
  await expect(page.locator('.tally')).toContainText(/Deal of .*\. [01] of 1 won/);

  await page.goto('/');
  await expect(daily).toContainText(/Won|Lost/);
  await checkPage(page, 'solo-home-played');
  await daily.getByRole('button', { name: 'Again (not counted)' }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await myTurn(page);
  expect(await logLines(page)).toEqual(dealt);
  await playOut(page);
  await expect(page.locator('.tally')).toContainText('not counted');

  await page.goto(`/solo/${game}`);
  await expect(page.getByRole('table', { name: 'Matches' }).locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('.solo-day.played')).toHaveCount(1);
  await page.locator('.solo-day.played a').click();
  await expect(page).toHaveURL(/\/replay\//);
});

test('the record page tells figures with their interval, and the history is taken away and deleted', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  const days = daysSoFar();
  const results = Array.from({ length: 45 }, (_, i) =>
    result(i, days[i] ?? null, i % 3 === 0, i % 3 === 0 ? 8 + ((i * 7) % 19) : 0),
  );
  await withHistory(page, results);
  const figures = page.locator('.solo-figures');
  await expect(figures).toContainText('33 %');
  await expect(figures).toContainText('15 of 45 won');
  // Wilson's interval for 15 of 45.
  await expect(figures).toContainText('95 % interval: 21 to 48 % from 45 matches');
  await expect(page.getByRole('img', { name: /^45 matches from/ })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Matches' }).locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 25 more' }).click();
  await expect(rows).toHaveCount(45);
  await expect(page.locator('.solo-day.played')).toHaveCount(days.length);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file (JSON)' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const saved = JSON.parse(Buffer.concat(chunks).toString());
  expect(saved).toMatchObject({ format: 'marchlands-solo/1', game });
  expect(saved.results).toHaveLength(45);

  const remove = page.getByRole('button', { name: 'Delete this history' });
  await remove.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(45);
  await remove.click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('The history is deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await checkPage(page, 'solo-empty');
});

test('the record has no violation, and fits a phone', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const days = daysSoFar();
  await withHistory(
    page,
    Array.from({ length: 24 }, (_, i) => result(i, days[i * 2] ?? null, i % 3 === 0, i % 3 === 0 ? 8 + (i % 17) : 0)),
  );
  await expect(page.getByRole('img', { name: /^24 matches from/ })).toBeVisible();
  await checkPage(page, 'solo', true);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoWider(page);
  }
});

test('the record tells whom one met, how one began, what dice brought, and luck and errors over time', async ({
  page,
}) => {
  await withSettings(page, { motion: 'off' });
  await withHistory(page, [result(30, null, true, 20), ...Array.from({ length: 24 }, (_, i) => told(i))]);
  await page.getByLabel('Which matches').selectOption('');
  await expect(page.getByRole('table').filter({ hasText: 'By opponents' })).toContainText('Maximilian Mustermann, ');
  const openings = page.getByRole('region', { name: 'How you began' });
  await expect(openings.getByRole('row', { name: /^a structure 8 of 8/ })).toBeVisible();
  await expect(openings.getByRole('row', { name: /^second 0 of 8/ })).toBeVisible();

  const chance = page.getByRole('region', { name: 'Dice and draws' });
  // 72 occurred, 24 were expected, with a variance of 19.2.
  await expect(chance.getByRole('row', { name: 'heroes 72 (rare) 24.0 16 to 32' })).toBeVisible();
  await expect(chance.getByRole('row', { name: /^troops 120 122.4 / })).toBeVisible();
  await chance.getByText('in the whole match').click();
  await expect(chance.getByRole('row', { name: /^heroes 72 / })).toBeVisible();

  await expect(page.getByRole('img', { name: /^Luck over the last 24 matches/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Given away with each choice over the last 24 matches/ })).toBeVisible();
  await checkPage(page, 'solo-told', true);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoWider(page);
  }
});

test('what an older version of the page has kept is still there, and history begins', async ({ page }) => {
  await page.goto('/credits');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('marchlands', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'matchId' });
        opening.onsuccess = () => {
          const write = opening.result.transaction('matches', 'readwrite');
          const summary = {
            matchId: 'old',
            gameId: 'borderkeep',
            players: [],
            entries: 3,
            begun: 1,
            touched: 2,
            ended: null,
          };
          write.objectStore('matches').put({ matchId: 'old', summary, match: {} });
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('/matches');
  await expect(page.locator('.match-row')).toHaveCount(1);
  await page.goto(`/solo/${game}`);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('a tab with an older version of the page that holds what is kept is told in words', async ({ context, page }) => {
  const older = await context.newPage();
  await older.goto('/credits');
  await older.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('marchlands', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'matchId' });
        opening.onsuccess = () => {
          // It never lets go, as the older page never did.
          Object.assign(window, { held: opening.result });
          resolve();
        };
      }),
  );
  await page.goto(`/solo/${game}`);
  await expect(page.getByText('open in another tab')).toBeVisible();
  await older.close();
  await page.reload();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('a history that cannot be kept is told in words, and the match ends all the same', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await layFrail(
    page,
    `const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
  if (this.name === 'solo') throw new DOMException('no space', 'QuotaExceededError');
  return add.apply(this, given);
};`,
  );
  await playOut(page);
  await expect(page.locator('.table-trouble')).toContainText('there is no space left');
  await expect(page.locator('.tally')).toHaveCount(0);
});

test('there is no record of a game that is not there', async ({ page }) => {
  await page.goto('/solo/no-such-game');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
