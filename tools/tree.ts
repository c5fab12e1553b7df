// The files of the tree, for the checks.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source.ts';

/** The root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const skipped = new Set(['node_modules', '.git', 'dist', 'coverage']);

/**
 * Every file under a folder with one of the endings, sorted by path; paths are from the root, with forward slashes.
 * Installed packages and build results are left out.
 */
export function readTree(folder: string, endings: readonly string[]): SourceFile[] {
  const files: SourceFile[] = [];
  const visit = (place: string): void => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path);
      } else if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending))) {
        files.push({ path: relative(root, path).split(sep).join('/'), source: readFileSync(path, 'utf8') });
      }
    }
  };
  visit(folder);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The names of the folders directly inside a folder, sorted. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}
