// The effects of a change: the files that `npm test -- --changed` lints, and the tests that it runs.

import { spawnSync } from 'node:child_process';
import { pathsImported } from './goals.ts';
import { LONG_TESTS, QUICK_SPECS } from './quick.ts';
import type { SourceFile } from './source.ts';
import { root } from './tree.ts';

/** The files to lint and the tests to run, as paths from the root. */
export interface Reached {
  /** Source files that have changed or import one that has, themselves or through others. */
  readonly importers: readonly string[];
  /** Test files of Vitest to run completely. */
  readonly tests: readonly string[];
  /** Test files over all games, of which only the tests that name one of `games` run. */
  readonly eachGame: readonly string[];
  readonly games: readonly string[];
  /** Specs of the page. */
  readonly specs: readonly string[];
}

/**
 * The lists of games: everything reaches every game through them, so they are followed only to games that a test names.
 */
const LISTS = ['games/index.ts', 'games/boards.ts'];
/** Files that define installation, running and compilation: a change to them affects every test. */
const EVERYWHERE = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig.*\.json|vite\.config\.ts)$/;

/** The sources of the page and its server, which specs exercise without importing. */
const PAGE = /^(core|bots|kit|web|server|games)\//;

/**
 * The paths in the working tree that differ from a commit, including untracked files.
 * @param base any name of a commit that git understands
 * @returns the paths from the root, or git's own message if it fails
 */
export function changedPaths(base: string): readonly string[] | string {
  const paths: string[] = [];
  for (const args of [
    ['diff', '--name-only', '--no-renames', '-z', base, '--'],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ]) {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) return stderr.trim();
    paths.push(...stdout.split('\0').filter((path) => path !== ''));
  }
  return paths;
}

/** The game whose folder contains a path; undefined elsewhere and in the tests over all games. */
function gameOf(path: string): string | undefined {
  const game = /^games\/([^/]+)\//.exec(path)?.[1];
  return game === 'test' ? undefined : game;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isSpec = (path: string): boolean => path.endsWith('.spec.ts');

/**
 * The tests that a change can affect: those that import a changed file, directly or indirectly. The lists of games
 * import every game, so a change inside one game's folder passes through them only to tests that name that game, to
 * those over all games, and to the specs of the page named after it.
 * @param files all source files of the tree
 * @param changed paths from the root; for files that nothing imports (styles, data, rulebooks) the nearest folder
 * counts
 */
export function reachedBy(files: readonly SourceFile[], changed: readonly string[]): Reached {
  const all = files.map(({ path }) => path);
  if (changed.some((path) => EVERYWHERE.test(path))) {
    return { importers: all, tests: all.filter(isTest), eachGame: [], games: [], specs: all.filter(isSpec) };
  }
  const imports = new Map(
    files.map((file) => [file.path, pathsImported(file).map((path) => path.replace(/\?.*$/, ''))]),
  );
  // The list of boards covers the boards in the games' folders.
  imports.set(
    'games/boards.ts',
    all.filter((path) => /^games\/[^/]+\/board\/entry\.ts$/.test(path)),
  );
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  const games = [...new Set(changed.map(gameOf).filter((game) => game !== undefined))];
  const touched = new Set(changed.flatMap((path) => (sources.has(path) ? [path] : besides(path, all))));
  const shared = new Set([...touched].filter((path) => gameOf(path) === undefined));
  const tests: string[] = [];
  const eachGame: string[] = [];
  for (const test of all.filter(isTest)) {
    const own = reach(test, imports, LISTS);
    const throughLists = LISTS.some((list) => own.has(list));
    if (meets(own, touched) || (throughLists && meets(reach(test, imports, []), shared))) tests.push(test);
    else if (throughLists && games.length > 0 && test.startsWith('games/test/')) eachGame.push(test);
    else if (throughLists && games.some((game) => namesGame(own, sources, game))) tests.push(test);
  }
  const isPage = [...shared].some((path) => PAGE.test(path) && !/(^|\/)test\//.test(path));
  const specs = all.filter(
    (path) => isSpec(path) && (isPage || touched.has(path) || games.some((game) => isNamedFor(path, game))),
  );
  const importers = all.filter((path) => meets(reach(path, imports, LISTS), touched));
  return { importers, tests, eachGame, games, specs };
}

/**
 * The part without what takes long: of the specs those of every run, those that changed, and those of the games that
 * did.
 * @param reached the effects of `changed`
 */
export function quickPart(reached: Reached, changed: readonly string[]): Reached {
  const isQuick = (path: string): boolean => changed.includes(path) || !LONG_TESTS.includes(path);
  return {
    ...reached,
    tests: reached.tests.filter(isQuick),
    eachGame: reached.eachGame.filter(isQuick),
    specs: reached.specs.filter(
      (path) =>
        QUICK_SPECS.includes(path) || changed.includes(path) || reached.games.some((game) => isNamedFor(path, game)),
    ),
  };
}

/** Whether two sets have a common path. */
const meets = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...others].some((path) => some.has(path));

/** A file and everything that it imports, directly or indirectly. @param ends files whose own imports are left out */
function reach(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  ends: readonly string[],
): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const path of reached) {
    if (ends.includes(path)) continue;
    for (const next of imports.get(path) ?? []) reached.add(next);
  }
  return reached;
}

/** Whether one of these test files has the game's id in a string. */
function namesGame(paths: ReadonlySet<string>, sources: ReadonlyMap<string, string>, game: string): boolean {
  return [...paths].some((path) => /(^|\/)test\//.test(path) && sources.get(path)?.includes(`'${game}'`) === true);
}

/** The source files in the folder of a file that is no source: readers of its data, styles or words. */
function besides(path: string, all: readonly string[]): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '' ? [] : all.filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'));
}

/** Whether a spec is named after a game: `web/test/andia.spec.ts`, `web/test/andia-map.spec.ts`. */
const isNamedFor = (spec: string, game: string): boolean =>
  spec.endsWith(`/${game}.spec.ts`) || spec.includes(`/${game}-`);
