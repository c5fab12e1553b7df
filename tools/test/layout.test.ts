import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATTERN } from '../layers.ts';
import { foldersIn, readTree, root } from '../tree.ts';

const files = readTree(root, ['.ts', '.tsx', '.css', '.mjs', '.md']);
const paths = files.map(({ path }) => path);

describe('file names', () => {
  it('are kebab-case everywhere', () => {
    const code = paths.filter((path) => !path.endsWith('.md'));
    expect(code.filter((path) => !/^[a-z0-9.-]+$/.test(basename(path)))).toEqual([]);
  });
});

describe('modules', () => {
  it('hold something of their own: none only hands on what others export', () => {
    const isBarrel = (source: string): boolean => {
      const rest = source
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\/\/[^\n]*/g, '')
        .replace(/export (type )?(\*|\{[^}]*\}) from '[^']+';/g, '');
      return rest.trim() === '' && source.includes('export ');
    };
    expect(files.filter(({ source }) => isBarrel(source)).map(({ path }) => path)).toEqual(LAZY);
  });
});

/** A part that is loaded in one piece on demand has one entry point. */
const LAZY = ['games/borderkeep/board/asking.ts', 'games/cantaboria/board/panel/steps.ts'];

/** Files that every game has. */
const FIXED = [
  ...[
    'RULES.md',
    'entry.ts',
    'game.ts',
    'types.ts',
    'options.ts',
    'setup.ts',
    'state.ts',
    'moves.ts',
    'events.ts',
    'text.ts',
  ],
  ...['rules/start.ts', 'rules/legal.ts', 'rules/kinds.ts', 'rules/final.ts'],
  ...['view/table.ts', 'view/view.ts'],
  ...[
    'words/words.ts',
    'words/refusals.ts',
    'bot/bot.ts',
    'board/board.tsx',
    'board/entry.ts',
    'board/facts.ts',
    'board/lesson.ts',
    'board/picture.tsx',
  ],
  ...['test/play.ts', 'test/conformance-plan.ts', 'test/conformance.test.ts'],
];
/** Where everything else has its place. */
const FOLDERS = [
  'advice',
  'bench',
  'board',
  'bot',
  'data',
  'imports',
  'notation',
  'position',
  'rules',
  'test',
  'view',
  'words',
];
/** Optional files beside the required ones. */
const OPTIONAL = ['bounds.ts', 'lab.ts'];

const games = foldersIn(join(root, 'games')).filter((name) => name !== 'test');

describe.each([...games.map((name) => `games/${name}`), PATTERN])('the folder %s', (folder) => {
  const own = paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));

  it('has what every game has', () => {
    expect(FIXED.filter((file) => !own.includes(file))).toEqual([]);
  });

  it('has nothing that no game has', () => {
    const isPlaced = (file: string): boolean => {
      const [folder = '', ...rest] = file.split('/');
      return rest.length > 0 ? FOLDERS.includes(folder) : FIXED.includes(file) || OPTIONAL.includes(file);
    };
    expect(own.filter((file) => !isPlaced(file))).toEqual([]);
  });
});
