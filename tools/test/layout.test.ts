import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree, root } from '../tree.ts';

const files = readTree(root, ['.ts', '.tsx', '.css', '.mjs']).map(({ path }) => path);

describe('file names', () => {
  it('are kebab-case everywhere', () => {
    expect(files.filter((path) => !/^[a-z0-9.-]+$/.test(basename(path)))).toEqual([]);
  });
});
