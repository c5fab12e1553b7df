// Makes the folder of a new game from a small one that already passes everything, and adds it to the catalogue.

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATTERN } from '../layers.ts';
import { definedIds } from '../rule-table.ts';
import { foldersIn, readTree, root } from '../tree.ts';

/** The names of a new game. */
export interface NewGame {
  /** Lower-case words joined by hyphens: `caravan-auction`. */
  readonly id: string;
  /** For people: `Caravan Auction`. */
  readonly title: string;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CATALOGUE = 'games/index.ts';
/** The names in the catalogue, in display order. */
const LIST = /(export const games: readonly GameEntry\[\] = \[)([^\]]*)\]/;

const camel = (id: string): string => id.replace(/-./g, (joint) => joint.slice(1).toUpperCase());
const titled = (id: string): string => id.replace(/(^|-)./g, (first) => first.replace('-', ' ').toUpperCase());

/** The two letters before the numbers of a game's rules, unused by other games. */
function prefixFor(id: string, taken: ReadonlySet<string>): string {
  const letters = id.replace(/[^a-z]/g, '').toUpperCase();
  const initials = id.replace(/(^|-)([a-z0-9])[^-]*/g, '$2').toUpperCase();
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const candidates = [
    initials.slice(0, 2),
    ...[...letters.slice(1)].map((second) => `${letters[0]}${second}`),
    ...all.flatMap((first) => all.map((second) => first + second)),
  ];
  const free = candidates.find((two) => /^[A-Z]{2}$/.test(two) && !taken.has(two));
  if (free === undefined) throw new Error('no two letters are left for the rules of a new game');
  return free;
}

/** The letters of all existing games' rules. */
function prefixesIn(tree: string): ReadonlySet<string> {
  const books = foldersIn(join(tree, 'games')).map((game) => join(tree, 'games', game, 'RULES.md'));
  const ids = books.filter((path) => existsSync(path)).flatMap((path) => definedIds(readFileSync(path, 'utf8')));
  return new Set(ids.map(({ id }) => id.replace(/-.*/, '')));
}

/**
 * Writes the folder of a new game and its two lines in the catalogue.
 * @param tree the root of the project to write into
 * @param given the id, and the title if it is not the capitalized id
 * @returns what was made, or a sentence on why nothing was
 */
export function writeGame(tree: string, given: { readonly id: string; readonly title?: string }): NewGame | string {
  const { id, title = titled(id) } = given;
  if (!ID.test(id)) return `A game's id is lower-case words joined by hyphens, such as caravan-auction, not '${id}'.`;
  if (id === 'test') return "The folder games/test holds the tests over all games; choose another id than 'test'.";
  if (!/^[^'\\\n]{1,60}$/.test(title)) return 'A title is one line of at most 60 characters without apostrophes.';
  const folder = join(tree, 'games', id);
  if (existsSync(folder)) return `There is a folder games/${id} already.`;
  const catalogue = join(tree, CATALOGUE);
  const source = readFileSync(catalogue, 'utf8');
  const names = LIST.exec(source)?.[2];
  if (names === undefined) return `${CATALOGUE} has no list of games to which this one could be added.`;

  const prefix = prefixFor(id, prefixesIn(tree));
  cpSync(join(root, PATTERN), folder, { recursive: true });
  for (const { path } of readTree(folder, [''])) {
    const file = join(root, path);
    writeFileSync(file, renamed(readFileSync(file, 'utf8'), { id, title }, prefix));
  }
  const list = [...names.split(',').flatMap((name) => name.trim() || []), camel(id)].join(', ');
  const lines = source.replace(LIST, `$1${list}]`).split('\n');
  const line = `import { entry as ${camel(id)} } from './${id}/entry.ts';`;
  const from = (text: string): string => /^import \{ entry as \w+ \} from '(.*)';$/.exec(text)?.[1] ?? '';
  const later = lines.findIndex((text) => from(text) > from(line));
  const last = lines.findLastIndex((text) => from(text) !== '');
  lines.splice(later < 0 ? last + 1 : later, 0, line);
  writeFileSync(catalogue, lines.join('\n'));
  return { id, title };
}

/** A file of the pattern with the new game's id, title and letters. */
function renamed(source: string, { id, title }: NewGame, prefix: string): string {
  return source
    .replaceAll("id: 'pebbles'", `id: '${id}'`)
    .replaceAll("title: 'Pebbles'", `title: '${title}'`)
    .replace('# Pebbles', `# ${title}`)
    .replace('/** Pebbles:', `/** ${title}:`)
    .replaceAll('PB-', `${prefix}-`);
}
