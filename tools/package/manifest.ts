// The content of packages' manifests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../imports.ts';
import type { SourceFile } from '../source.ts';
import { root } from '../tree.ts';

/** The used part of a `package.json`. */
interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The manifest of a workspace, or of the project for folder ''. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** The package of an import; null for a file or a part of Node. */
function packageOf(specifier: string): string | null {
  if (/^(\.|\/|node:)/.test(specifier)) return null;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * The packages that files import, with the versions that the workspaces pin.
 * @throws if a file imports a package that no workspace names
 */
export function dependenciesOf(
  files: readonly SourceFile[],
  workspaces: readonly string[],
): Readonly<Record<string, string>> {
  const pinned = Object.assign({}, ...workspaces.map((folder) => manifestOf(folder).dependencies ?? {}));
  const wanted = new Set<string>();
  for (const file of files) {
    for (const { specifier, typeOnly } of importsOf(file)) {
      const name = specifier === null || typeOnly ? null : packageOf(specifier);
      if (name === null) continue;
      if (pinned[name] === undefined) throw new Error(`${file.path} imports ${name}, which no workspace depends on`);
      wanted.add(name);
    }
  }
  return Object.fromEntries([...wanted].sort().map((name) => [name, pinned[name]]));
}
