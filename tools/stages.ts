// The checks that read the code: their names and programs.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tree.ts';

/** One stage: its name, and the program with its arguments, paths from the root. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
}

/** The files of a narrow run, for checks that judge each file separately. */
export interface Readable {
  /** Changed paths; some may be deleted. */
  readonly changed: readonly string[];
  /** Source files whose types the change can affect, including changed ones. */
  readonly importers: readonly string[];
}

/** The linters' configuration: a change to it affects every file. */
const SETTINGS = /(^|\/)(biome\.json|\.oxlintrc\.json|tsconfig.*\.json|package(-lock)?\.json|\.gitignore)$/;
/** Above this many paths a linter is as fast on the whole tree. */
const MOST_PATHS = 500;

const cache = (name: string): string => `node_modules/.cache/${name}`;
/** The incremental type check of a project. */
const types = (project: string): readonly string[] => [
  'node_modules/typescript/bin/tsc',
  ...['-p', `tsconfig${project}.json`],
  ...['--incremental', '--tsBuildInfoFile', cache(`types${project}.tsbuildinfo`)],
];
const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn'];
const oxlint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'];

/**
 * The checks that read the code, in the order in which they run.
 * @param readable the changed files, to check only those; without it both linters read everything
 */
export function codeStages(readable: Readable | null): readonly Stage[] {
  const isNarrow =
    readable !== null &&
    readable.importers.length <= MOST_PATHS &&
    !readable.changed.some((path) => SETTINGS.test(path));
  const there = isNarrow ? readable.changed.filter((path) => existsSync(join(root, path))) : [];
  const stages: readonly (Stage & { readonly isIdle?: boolean })[] = [
    { name: 'types', command: types('') },
    { name: 'pure', command: types('.pure') },
    { name: 'lint', command: [...biome, '--no-errors-on-unmatched', ...there], isIdle: isNarrow && there.length === 0 },
    {
      name: 'typed',
      command: [...oxlint, ...(isNarrow ? readable.importers : [])],
      isIdle: isNarrow && readable.importers.length === 0,
    },
    {
      name: 'unused',
      command: ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', cache('knip')],
    },
    { name: 'imports', command: ['tools/dependencies.ts'] },
    { name: 'rules', command: ['tools/rules.ts', '--brief'] },
  ];
  return stages.filter(({ isIdle }) => isIdle !== true);
}
