// The package `marchlands`: the program, the server, the built page and the games, compiled, in the same folders as in
// the tree, so that each finds its files.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFolder } from '../page/build.ts';
import { foldersIn, readTree, root } from '../tree.ts';
import { compiledFolder } from './compile.ts';
import { dependenciesOf, manifestOf } from './manifest.ts';
import { notices } from './notices.ts';
import { withinOne } from './specifiers.ts';

/** Folder of the laid-out package. */
export const programFolder = join(root, 'dist', 'marchlands');

const FOLDERS = ['core', 'bots', 'games', 'lab', 'cli', 'server'];
/** The oldest Node with all required features: SQLite without a flag. */
const OLDEST_NODE = '>=22.13';

const REPOSITORY_WORDS = {
  description: 'A digital table for five frontier games: the whole rules, fair bots, and tables online.',
  license: 'MIT',
  type: 'module',
};

function write(path: string, text: string): void {
  const file = join(programFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Lays the package out; needs compiled files and the built page. */
export function layOutProgram(): void {
  rmSync(programFolder, { recursive: true, force: true });
  const prefix = compiledFolder.slice(root.length + 1).replaceAll('\\', '/');
  const modules = FOLDERS.flatMap((folder) => readTree(join(compiledFolder, folder), ['.js'])).map((file) => {
    const path = file.path.slice(prefix.length + 1);
    return { path, source: withinOne(path, withoutMap(file.source)) };
  });
  for (const { path, source } of modules) write(path, source);
  for (const game of foldersIn(join(root, 'games'))) {
    if (game !== 'test') cpSync(join(root, 'games', game, 'RULES.md'), join(programFolder, 'games', game, 'RULES.md'));
  }
  cpSync(join(root, 'server/http/admin'), join(programFolder, 'server/http/admin'), { recursive: true });
  cpSync(pageFolder, join(programFolder, 'web/dist'), { recursive: true, filter: (path) => !path.includes('.vite') });
  cpSync(join(root, 'tools/package/marchlands.mjs'), join(programFolder, 'bin/marchlands.mjs'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(programFolder, file));
  cpSync(join(root, 'tools/package/README.md'), join(programFolder, 'README.md'));
  write('THIRD-PARTY.md', notices());
  const { version } = manifestOf('cli');
  write('cli/package.json', `${JSON.stringify({ version, type: 'module' })}\n`);
  const manifest = {
    name: 'marchlands',
    version,
    ...REPOSITORY_WORDS,
    bin: { marchlands: 'bin/marchlands.mjs' },
    engines: { node: OLDEST_NODE },
    dependencies: dependenciesOf(modules, FOLDERS),
  };
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Maps stay out: they contain the source tree. */
function withoutMap(text: string): string {
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
}
