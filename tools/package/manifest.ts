// What the manifests of packages are made from.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../imports.ts';
import type { SourceFile } from '../source.ts';
import { root } from '../tree.ts';

/** What is read of a `package.json`. */
interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The manifest of a workspace, or of the project where the folder is ''. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** The package that an import leads to; null for a file or a part of Node. */
function packageOf(specifier: string): string | null {
  if (/^(\.|\/|node:)/.test(specifier)) return null;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * The packages that files import, with the versions that the workspaces pin.
 * @throws where a file imports what no workspace names
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
