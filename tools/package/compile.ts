// Compiles the content of packages: one pass of the type checker, which writes JavaScript, declarations and maps.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree.ts';

/** Folder of compiled files, by their paths in the tree with other endings. */
export const compiledFolder = join(root, 'dist', 'compiled');

/**
 * Compiles the tree into `compiledFolder`, which is emptied first.
 * @throws with the compiler's message
 */
export function compile(): void {
  rmSync(compiledFolder, { recursive: true, force: true });
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(root, 'tsconfig.package.json')],
    { cwd: root, encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(`The packages could not be compiled:\n${done.stdout}${done.stderr}`.trim());
}
