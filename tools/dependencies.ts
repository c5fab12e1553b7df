// The import check: no import against the table of layers.ts, no circles, no game's name outside its folder, and in the
// core and the rules no chance or clock except those passed in.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './circles.ts';
import { type Goal, goalOf, pathsImported } from './goals.ts';
import { type Import, importsOf } from './imports.ts';
import { ALLOWED, ANY_GAME, type Home, homeOf, type Layer, type Target } from './layers.ts';
import { lineAt, type SourceFile, visit } from './source.ts';
import { foldersIn, readTree, root } from './tree.ts';

/** One violation of a file's layer. */
export interface Violation {
  readonly path: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** A sentence that says what is wrong and what would be right. */
  readonly message: string;
}

/** The dependencies that would allow this import; any one is enough. Empty if none can. */
function targetsOf(goal: Goal, home: Home, typeOnly: boolean): Target[] {
  if ('node' in goal) return ['node'];
  if ('package' in goal) return ['package', `package ${goal.package}`];
  const goalHome = homeOf(goal.path);
  if (goalHome === undefined) return [];
  const sameGame = goalHome.game === '' || goalHome.game === home.game || anyGame(home.place);
  if (!sameGame) return [];
  return typeOnly ? [goalHome.place, `${goalHome.place} (types)`] : [goalHome.place];
}

const anyGame = (place: Layer): boolean => ANY_GAME.includes(place) || place.startsWith('bench');

/** Checks one import of a file; undefined if it is allowed. */
function importViolation(file: SourceFile, home: Home, found: Import): Violation | undefined {
  if (home.place === 'node' || home.place === 'package') return undefined;
  const allowed = ALLOWED[home.place];
  const where = { path: file.path, line: found.line };
  const rule = `${nameOf(home)} may import: ${allowed.join(', ')}.`;
  if (found.specifier === null) {
    if (allowed.includes('node')) return undefined;
    return { ...where, message: `An import whose target is computed cannot be checked; write it out. ${rule}` };
  }
  const goal = goalOf(file.path, found.specifier);
  if (targetsOf(goal, home, found.typeOnly).some((target) => allowed.includes(target))) return undefined;
  return { ...where, message: `'${found.specifier}' ${lead(goal)}. ${rule}` };
}

/** A place in messages. */
function nameOf(home: Home): string {
  return home.game === ''
    ? `Files of '${home.place}'`
    : `Files of '${home.place}' in games/${home.game} (same folder only)`;
}

/** An import's target in messages. */
function lead(goal: Goal): string {
  if ('node' in goal) return 'is a module of Node';
  if ('package' in goal) return `is the installed package ${goal.package}`;
  const home = homeOf(goal.path);
  if (home === undefined) return `leads to ${goal.path}, which belongs to no layer`;
  return `leads to '${home.place}'${home.game === '' ? '' : ` of games/${home.game}`}`;
}

/** Places whose files must not name any game, in any string. */
const gameless = new Set<Layer>(['core', 'kit', 'bots', 'lab', 'env', 'server', 'web']);

/** Places that get time and chance passed in. */
const pure = new Set<Layer>(['core', 'rules', 'games index', 'bots']);

/** Strings that name a game, and calls for the clock or for chance, if the layer forbids them. */
function wordViolations(file: SourceFile, home: Home, games: readonly string[]): Violation[] {
  const found: Violation[] = [];
  const tell = (at: number, message: string): void => {
    found.push({ path: file.path, line: lineAt(file.source, at), message });
  };
  // The table of dependencies has checked these already.
  const imported = new Set(importsOf(file).map((each) => `${each.line} ${each.specifier}`));
  const checkText = (text: string, at: number): void => {
    if (imported.has(`${lineAt(file.source, at)} ${text}`)) return;
    const game = games.find((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
    if (game === undefined) return;
    tell(
      at,
      `The string '${text}' names the game ${game}; only its own folder, games/index.ts and games/boards.ts may.`,
    );
  };
  visit(file, {
    ...(gameless.has(home.place)
      ? {
          Literal: ({ value, start }) => (typeof value === 'string' ? checkText(value, start) : undefined),
          TemplateElement: ({ value, start }) => checkText(value.raw, start),
          JSXText: ({ value, start }) => checkText(value, start),
        }
      : {}),
    ...(pure.has(home.place)
      ? {
          MemberExpression: ({ object, property, start }) => {
            const isRandom = property.type === 'Identifier' && property.name === 'random';
            if (isRandom && object.type === 'Identifier' && object.name === 'Math') {
              tell(start, 'Math.random cannot be replayed; take the rng that is handed in.');
            }
          },
        }
      : {}),
  });
  return found.sort((a, b) => a.line - b.line);
}

/**
 * Checks source files against the table of layers. Reads nothing from disk.
 * @param files the files to check, paths from the root
 * @param games the names of the games' folders
 * @returns the violations, in the order of the files and their lines
 */
export function violationsIn(files: readonly SourceFile[], games: readonly string[]): Violation[] {
  return files.flatMap((file) => {
    const home = homeOf(file.path);
    if (home === undefined) {
      const message =
        'This file belongs to no layer; move it into a folder that tools/layers.ts names, or name its folder there.';
      return [{ path: file.path, line: 1, message }];
    }
    const imports = importsOf(file).map((found) => importViolation(file, home, found));
    return [...imports.filter((found) => found !== undefined), ...wordViolations(file, home, games)];
  });
}

/** Every violation in this project's tree, and the number of files read. */
function checkTree(): { readonly violations: Violation[]; readonly files: number } {
  const files = readTree(root, ['.ts', '.tsx', '.mjs', '.js']);
  const games = foldersIn(join(root, 'games')).filter((name) => name !== 'test');
  return { violations: [...violationsIn(files, games), ...circleViolations(files)], files: files.length };
}

/** Files that import each other in circles. */
export function circleViolations(files: readonly SourceFile[]): Violation[] {
  const edges = new Map(files.map((file) => [file.path, pathsImported(file)]));
  return circlesOf(edges).map((circle) => ({
    path: circle[0],
    line: 1,
    message: `${circle.join(', ')} import each other in a circle; what they share belongs in a file above them.`,
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { violations, files } = checkTree();
  for (const { path, line, message } of violations) console.log(`${path}:${line}: ${message}`);
  console.log(violations.length === 0 ? `${files} files, every import allowed` : `${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
