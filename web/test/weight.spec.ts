import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { boardWeights, MOST_BOARD_BYTES } from './budget/weight.ts';

// One import too many brings a game's whole rules into its board, and nothing looks different.
test('no board needs more script than a board may', () => {
  const weights = boardWeights(fileURLToPath(new URL('../dist/', import.meta.url)));
  expect(weights.size).toBeGreaterThan(0);
  expect([...weights].filter(([, bytes]) => bytes > MOST_BOARD_BYTES)).toEqual([]);
});
