import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_TESTS, QUICK_SPECS } from '../quick.ts';
import { root } from '../tree.ts';

test('the division of the tests names files that are there, each once', () => {
  const named = [...LONG_TESTS, ...QUICK_SPECS];
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
