import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PATTERN } from '../layers.ts';
import { writeGame } from '../new-game/write.ts';
import { ruleTable } from '../rule-table.ts';
import { readTree, root } from '../tree.ts';

/** A tree with the catalogue of this one, and the rulebook of one game. */
function freshTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'marchlands-new-game-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  mkdirSync(join(tree, 'games/hills'), { recursive: true });
  cpSync(join(root, 'games/index.ts'), join(tree, 'games/index.ts'));
  writeFileSync(join(tree, 'games/hills/RULES.md'), '**CA-01** Hills are high.\n');
  return tree;
}

const namesIn = (folder: string) => readTree(folder, ['']).map(({ path }) => path.split('/').slice(-2).join('/'));

describe('a new game', () => {
  test('has all files of the pattern, with its own id, title and letters', () => {
    const tree = freshTree();
    expect(writeGame(tree, { id: 'camel-auction' })).toEqual({ id: 'camel-auction', title: 'Camel Auction' });
    const folder = join(tree, 'games/camel-auction');
    expect(namesIn(folder).map((name) => name.replace('camel-auction', 'pebbles'))).toEqual(
      namesIn(join(root, PATTERN)),
    );
    const all = readTree(folder, ['']).map(({ source }) => source);
    expect(all.filter((source) => source.includes('PB-') || source.includes("'pebbles'"))).toEqual([]);
    expect(readFileSync(join(folder, 'entry.ts'), 'utf8')).toContain("title: 'Camel Auction'");
    // CA is another game's.
    expect(readFileSync(join(folder, 'RULES.md'), 'utf8')).toMatch(/^# Camel Auction\n[\s\S]*\*\*CM-01\*\*/);
  });

  test('is two lines in the catalogue, and no other line changes', () => {
    const tree = freshTree();
    const path = join(tree, 'games/index.ts');
    const before = readFileSync(path, 'utf8').split('\n');
    writeGame(tree, { id: 'camel-auction' });
    const after = readFileSync(path, 'utf8').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "import { entry as camelAuction } from './camel-auction/entry.ts';",
      expect.stringMatching(/^export const games.*, camelAuction\];$/),
    ]);
    expect(after).toHaveLength(before.length + 1);
  });

  test('is refused where its id or title cannot be', () => {
    const tree = freshTree();
    for (const id of ['Caravan', 'a b', '../x', '', 'test', 'hills'])
      expect(writeGame(tree, { id })).toBeTypeOf('string');
    expect(writeGame(tree, { id: 'fine', title: "it's" })).toBeTypeOf('string');
    expect(existsSync(join(tree, 'games/fine'))).toBe(false);
  });
});

test('every rule of the pattern has a test', () => {
  const tests = readTree(join(root, PATTERN, 'test'), ['.ts']);
  const path = `${PATTERN}/RULES.md`;
  expect(ruleTable({ path, source: readFileSync(join(root, path), 'utf8') }, tests).problems).toEqual([]);
});
