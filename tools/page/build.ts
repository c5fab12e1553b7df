// Builds the page if its sources have changed: used by `npm start`, the page's tests and the budget; `npm run build` is
// this alone, for a static file host.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree.ts';

/** Folder of the built page. */
export const pageFolder = join(root, 'web', 'dist');

const stampFile = join(pageFolder, 'built-from.txt');
const sources = ['web', 'kit', 'games', 'core', 'bots', 'docs', 'tools/page'];
const singles = ['vite.config.ts', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist', 'test', 'bench', 'test-results', 'results']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** A fingerprint of all inputs of the page. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = [
    ...sources.flatMap((folder) => filesIn(join(root, folder))),
    ...singles.map((name) => join(root, name)),
  ];
  for (const file of files.sort()) {
    hash.update(file.slice(root.length));
    hash.update(String(statSync(file).size));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the page if the built one is missing or outdated.
 * @returns null if it is there now, otherwise the builder's message
 */
export function buildPage(): string | null {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return null;
  console.error('Building the page; this happens once for each change of it.');
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'],
    { cwd: root, encoding: 'utf8' },
  );
  if (done.status !== 0) return `${done.stdout}${done.stderr}`.trim();
  writeFileSync(stampFile, wanted);
  return null;
}

if (import.meta.main) {
  const problem = buildPage();
  if (problem === null) console.log(`The page is in ${pageFolder}`);
  else console.error(problem);
  process.exitCode = problem === null ? 0 : 1;
}
