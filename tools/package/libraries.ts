// The libraries `@marchlands/core`, `games`, `bots` and `kit`: JavaScript with declarations and source maps.

import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersIn, readTree, root } from '../tree.ts';
import { compiledFolder } from './compile.ts';
import { dependenciesOf, manifestOf } from './manifest.ts';
import { libraries } from './public.ts';
import { referenceOf } from './reference.ts';
import { asLibrary } from './specifiers.ts';

/** Folder of the libraries, one subfolder each. */
const librariesFolder = join(root, 'dist', 'libraries');

/**
 * The public name of a library's module.
 * @throws if it has none: another library imports a private module
 */
function publicName(library: string, module: string): string {
  const found = Object.entries(libraries[library].modules).find(([, file]) => file === module);
  if (found === undefined) throw new Error(`@marchlands/${library}/${module} is imported, but is not public`);
  return `@marchlands/${library}${found[0].slice(1)}`;
}

/** Lays a library out from compiled files. @returns its folder */
export function layOutLibrary(name: string): string {
  const { about, modules } = libraries[name];
  const folder = join(librariesFolder, name);
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const from = join(compiledFolder, name);
  const files = filesOf(name);
  for (const { path, source } of files) write(path, source);
  const styles = readdirSync(join(root, name)).filter((file) => file.endsWith('.css'));
  for (const file of styles) cpSync(join(root, name, file), join(folder, file));
  for (const game of name === 'games' ? foldersIn(from) : [])
    cpSync(join(root, name, game, 'RULES.md'), join(folder, game, 'RULES.md'));
  const exported = Object.entries(modules).map(([key, file]) => [
    key,
    { types: `./${file}.d.ts`, default: `./${file}.js` },
  ]);
  const code = files.filter(({ path }) => path.endsWith('.js'));
  const manifest = {
    name: `@marchlands/${name}`,
    version: manifestOf(name).version,
    description: about,
    license: 'MIT',
    type: 'module',
    sideEffects: styles.length > 0 ? ['**/*.css'] : false,
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    dependencies: dependenciesOf(code, [name]),
  };
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  write('README.md', readmeOf(name, files));
  return folder;
}

type Files = readonly { readonly path: string; readonly source: string }[];

/** A library's compiled files, with their public names. */
function filesOf(name: string): Files {
  const from = join(compiledFolder, name);
  const prefix = `${from.slice(root.length + 1).replaceAll('\\', '/')}/`;
  return readTree(from, ['.js', '.d.ts', '.map']).map(({ path, source }) => ({
    path: path.slice(prefix.length),
    source: path.endsWith('.map') ? source : asLibrary(source, publicName),
  }));
}

function readmeOf(name: string, files: Files): string {
  const { about, modules } = libraries[name];
  return referenceOf(`@marchlands/${name}`, about, modules, (file) => declarationsOf(files, file));
}

/** The README of a library; needs compiled files. */
export function libraryReadme(name: string): string {
  return readmeOf(name, filesOf(name));
}

function declarationsOf(files: Files, file: string): string {
  const found = files.find(({ path }) => path === `${file}.d.ts`);
  if (found === undefined) throw new Error(`the public module ${file} is not there`);
  return found.source;
}
