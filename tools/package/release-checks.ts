// Checks before a release. Each returns its problems in words, none if all is well.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree.ts';
import { manifestOf } from './manifest.ts';

/** Licences that may accompany MIT in the parts that reach users. */
const FINE = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'OFL-1.1',
  'MPL-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
];

/** @param versions by folder */
export function versionProblems(versions: Readonly<Record<string, string>>): string[] {
  const wanted = versions[''];
  return Object.entries(versions)
    .filter(([, version]) => version !== wanted)
    .map(([folder, version]) => `${folder}/package.json has the version ${version}, the project ${wanted}.`);
}

/** The notes of a version: its own heading, with text below. */
export function notesProblem(changelog: string, version: string): string[] {
  const [, ...parts] = changelog.split(/^## /m);
  const notes = parts.find((part) => part.split(/\s/)[0] === version);
  if (notes === undefined) return [`CHANGELOG.md has no heading "## ${version}".`];
  return /^- /m.test(notes) ? [] : [`CHANGELOG.md says nothing of ${version}.`];
}

/** The store of a version, which the next one is tested to open. @param folder of the stored versions */
export function keptStoreProblem(folder: string, version: string): string[] {
  const path = `${folder}/${version}.sqlite.gz`;
  return existsSync(join(root, path)) ? [] : [`${path} is not there: npm run load -- --store ${path} writes it.`];
}

/** Protocols with other programs: the place of each version, and its wording in the document. */
const PROTOCOLS = [
  { name: 'tables online', file: 'server/wire/messages.ts', document: 'docs/protocol.md', says: 'Version N.' },
  { name: 'players', file: 'cli/players/protocol.ts', document: 'docs/players.md', says: '`protocol` (N)' },
] as const;

/** The version of a protocol, and the problem if its document states another. */
export interface Protocol {
  readonly name: string;
  readonly version: string;
  readonly problems: readonly string[];
}

/** @param read the text of a file of the repository */
export function protocols(
  read = (path: string): string => readFileSync(join(root, path), 'utf8'),
): readonly Protocol[] {
  return PROTOCOLS.map(({ name, file, document, says }) => {
    const version = /^export const PROTOCOL = (\d+);$/m.exec(read(file))?.[1] ?? 'none';
    const said = says.replace('N', version);
    return { name, version, problems: read(document).includes(said) ? [] : [`${document} does not say "${said}".`] };
  });
}

interface Licensed {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages that the workspaces bring to users, directly or indirectly, under unknown licences. */
export function licenceProblems(folders: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = folders.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {}));
  const problems: string[] = [];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name) || name.startsWith('@marchlands/')) continue;
    seen.add(name);
    const manifest = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Licensed;
    const names = (manifest.license ?? 'none').replace(/[()]/g, '').split(/ OR /);
    if (!names.some((one) => one.split(' AND ').every((part) => FINE.includes(part))))
      problems.push(`${name} has the licence ${manifest.license ?? 'none'}, which is not among the known ones.`);
    waiting.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return problems;
}
