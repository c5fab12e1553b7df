import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { errorsOf, settled, withSettings } from './browser/table.ts';

const log = readFileSync(
  fileURLToPath(new URL('../../docs/examples/island-jsettlers.soclog', import.meta.url)),
  'utf8',
);
const file = (text: string) => ({ name: 'match.soclog', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('the log of another program is opened as a match, told where it differs, and refused in words', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const loaded: string[] = [];
  page.context().on('request', (request) => loaded.push(request.url()));
  await withSettings(page, { motion: 'off' });
  await page.goto('/matches');
  const chosen = page.getByLabel('Choose a file');

  await chosen.setInputFiles(file(log.replace('PL=4', 'PL=6')));
  await expect(page.getByRole('alert')).toHaveText(
    /^line 4: SOCNewGameWithOptions begins a match on the board for six/,
  );

  await chosen.setInputFiles(file(log.replace('param=8', 'param=7')));
  await expect(page.getByRole('status').filter({ hasText: 'JSettlers2' })).toHaveText(
    /^At action \d+, line \d+: .*the rules of JSettlers2 and ours differ: .*The match is imported up to there/,
  );

  await chosen.setInputFiles(file(log));
  await expect(page).toHaveURL(/\/replay\//);
  await settled(page);
  await expect(page.locator('main.table')).toHaveAttribute('data-replay', 'true');
  await expect(page.getByText('Cleo').first()).toBeVisible();
  // Its converter came with the file, that of the other form stays away.
  expect(loaded.filter((url) => /\/jsettlers-/.test(url))).not.toEqual([]);
  expect(loaded.filter((url) => /\/catanatron-/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});
