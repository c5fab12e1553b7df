import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeGame } from '../new-game/write.ts';
import { readTree, root } from '../tree.ts';

/** Folders that a copy of the tree does without. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'test-results']);
const SCOPE = '@marchlands';

/** A copy of this tree, with the same packages, whose workspaces are its own. */
function copiedTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'marchlands-fresh-game-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  cpSync(root, tree, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const packages = join(root, 'node_modules');
  mkdirSync(join(tree, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== SCOPE && name !== '.cache') symlinkSync(join(packages, name), join(tree, 'node_modules', name));
  for (const name of readdirSync(join(packages, SCOPE)))
    symlinkSync(join(tree, name), join(tree, 'node_modules', SCOPE, name));
  return tree;
}

test('a new game passes the tests over all games as it is made', { timeout: 900_000 }, () => {
  const tree = copiedTree();
  const id = 'heap-of-stones';
  expect(writeGame(tree, { id })).toMatchObject({ id });
  const files = readTree(root, ['.test.ts', '.test.tsx']).filter(({ source }) =>
    /from '(@marchlands\/games|\.\.)\/index\.ts'/.test(source),
  );
  expect(files.length).toBeGreaterThan(30);
  const { VITEST: _, ...env } = process.env;
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const options = ['--reporter', 'json', '--outputFile', 'report.json', '-t', id];
  const { stderr } = spawnSync(process.execPath, [vitest, 'run', ...files.map(({ path }) => path), ...options], {
    cwd: tree,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  const report: Report = JSON.parse(readFileSync(join(tree, 'report.json'), 'utf8'));
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(all.filter(({ status }) => status === 'failed')).toEqual([]);
  // A file fails too if it cannot be loaded, or ends in a fault.
  expect(report.testResults.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(all.filter(({ status }) => status === 'passed').length).toBeGreaterThan(15);
});

/** What is read of a report of Vitest. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}
