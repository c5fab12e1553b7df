// What the text of an import leads to.

import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import type { SourceFile } from './source.ts';

const builtins = new Set(builtinModules);

/** Where the packages of the workspace lie, by their names. */
const workspaces: readonly (readonly [name: string, folder: string])[] = [
  ...['core', 'kit', 'games', 'bots', 'lab', 'env', 'server', 'web', 'bench'].map(
    (name) => [`@marchlands/${name}`, name] as const,
  ),
  ['marchlands', 'cli'],
];

/** What an import leads to: a file of the tree, a module of Node or an installed package. */
export type Goal = { readonly path: string } | { readonly node: string } | { readonly package: string };

/** Finds what the text of an import leads to, seen from a file. */
export function goalOf(from: string, specifier: string): Goal {
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(from), specifier) };
  if (specifier.startsWith('node:') || builtins.has(specifier)) return { node: specifier };
  for (const [name, folder] of workspaces) {
    if (specifier === name || specifier.startsWith(`${name}/`)) return { path: folder + specifier.slice(name.length) };
  }
  const parts = specifier.split('/');
  return { package: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
}

/** The files of the tree that a file imports, by types too. */
export function pathsImported(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier }) => {
    const goal = specifier === null ? null : goalOf(file.path, specifier);
    return goal !== null && 'path' in goal ? [goal.path] : [];
  });
}
