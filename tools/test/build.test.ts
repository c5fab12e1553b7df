import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '../page/build.ts';
import { root } from '../tree.ts';

it('bug: a picture that a test left had the page built anew under the tests that were running', () => {
  const folder = join(root, 'web', 'test-results');
  const left = join(folder, 'left-by-a-test.txt');
  const before = fingerprint();
  mkdirSync(folder, { recursive: true });
  writeFileSync(left, 'a picture');
  try {
    expect(fingerprint()).toBe(before);
  } finally {
    rmSync(left);
  }
});
