// The targets of imports.

import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import type { SourceFile } from './source.ts';

const builtins = new Set(builtinModules);

/** The folders of the workspace's packages, by name. */
const workspaces: readonly (readonly [name: string, folder: string])[] = [
  ...['core', 'kit', 'games', 'bots', 'lab', 'env', 'server', 'web', 'bench'].map(
    (name) => [`@marchlands/${name}`, name] as const,
  ),
  ['marchlands', 'cli'],
];

/** An import's target: a file of the tree, a module of Node or an installed package. */
export type Goal = { readonly path: string } | { readonly node: string } | { readonly package: string };

/** Resolves the text of an import from a file. */
export function goalOf(from: string, specifier: string): Goal {
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(from), specifier) };
  if (specifier.startsWith('node:') || builtins.has(specifier)) return { node: specifier };
  for (const [name, folder] of workspaces) {
    if (specifier === name || specifier.startsWith(`${name}/`)) return { path: folder + specifier.slice(name.length) };
  }
  const parts = specifier.split('/');
  return { package: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
}

/** The files of the tree that a file imports, including types. */
export function pathsImported(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier }) => {
    const goal = specifier === null ? null : goalOf(file.path, specifier);
    return goal !== null && 'path' in goal ? [goal.path] : [];
  });
}
