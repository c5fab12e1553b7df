import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { boardWeights, filesOfMatches, MOST_BOARD_BYTES, MOST_FILES } from './budget/weight.ts';

const page = fileURLToPath(new URL('../dist/', import.meta.url));

// One import too many brings a game's whole rules into its board, and nothing looks different.
test('no board needs more script than a board may', () => {
  const weights = boardWeights(page);
  expect(weights.size).toBeGreaterThan(0);
  expect([...weights].filter(([, bytes]) => bytes > MOST_BOARD_BYTES)).toEqual([]);
});

test('a match asks for few files of script', () => {
  const files = filesOfMatches(page);
  expect(files.size).toBeGreaterThan(0);
  expect([...files].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
