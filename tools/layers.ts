// The layers of the project, and which may import which: the table that the import check enforces.

/**
 * Every kind of place that an import can start from or lead to. A layer's tests are a separate place, and so are the
 * parts of a game's folder. `node` are Node's built-in modules, `package` is anything installed.
 */
export type Layer =
  | 'core'
  | 'core test'
  | 'kit'
  | 'kit test'
  | 'rules'
  | 'game language'
  | 'board'
  | 'game test'
  | 'games index'
  | 'games boards'
  | 'games test'
  | 'bots'
  | 'bots test'
  | 'lab'
  | 'lab threads'
  | 'lab report'
  | 'lab distributed'
  | 'lab test'
  | 'env'
  | 'env test'
  | 'server'
  | 'server test'
  | 'web'
  | 'web test'
  | 'cli'
  | 'cli test'
  | 'bench'
  | 'bench test'
  | 'tools'
  | 'docs'
  | 'tools test'
  | 'set-up'
  | 'node'
  | 'package';

/** The place of a file; `game` is the folder's name for the parts of a game and '' elsewhere. */
export interface Home {
  readonly place: Layer;
  readonly game: string;
}

const layers = ['core', 'kit', 'bots', 'lab', 'env', 'server', 'web', 'cli', 'bench', 'tools'] as const;

const at = (place: Layer, game = ''): Home => ({ place, game });

/** The game that `npm run new-game` copies: its folder follows the rules of the folders under `games/`. */
export const PATTERN = 'tools/new-game/pebbles';

/** The place of a file, by its path from the root; undefined if the design has no place for it. */
export function homeOf(given: string): Home | undefined {
  const path = given.startsWith(`${PATTERN}/`) ? given.replace('tools/new-game/', 'games/') : given;
  const folders = path.split('/');
  const [top, second = '', third = ''] = folders;
  // The helpers of scenarios (core/testing) depend on the test runner, as the tests do.
  const isTest = folders.slice(0, -1).includes('test') || (top === 'core' && second === 'testing');
  if (folders.length === 1) return at('set-up');
  if (top === 'docs') return at('docs');
  if (top === 'games') {
    if (folders.length === 2) {
      if (second === 'index.ts') return at('games index');
      return second === 'boards.ts' ? at('games boards') : undefined;
    }
    if (second === 'test') return at('games test');
    // Fitting and measuring need the same as tests.
    if (isTest || third === 'bench') return at('game test', second);
    // A game's words in another language: games/ID/words/de/.
    if (third === 'words' && folders.length > 4) return at('game language', second);
    // A rulebook converted for display belongs to the page.
    const isBoard = (third === 'board' && folders.length > 3) || third === 'RULES.md?rulebook';
    return at(isBoard ? 'board' : 'rules', second);
  }
  // Besides code that also runs in a page, there is code for threads, for other machines, and for drawing.
  if (top === 'lab' && (second === 'threads' || second === 'report' || second === 'distributed'))
    return at(`lab ${second}`);
  const layer = layers.find((name) => name === top);
  if (layer === undefined) return undefined;
  return at(isTest ? `${layer} test` : layer);
}

/**
 * The target of a dependency: a place, the same for types only (`import type`), or one installed package by name. For
 * the parts of a game `rules`, `game language`, `board` and `game test` mean those of the same game, except as ANY_GAME
 * says.
 */
export type Target = Layer | `${Layer} (types)` | `package ${string}`;

/** Places from which every game's folder may be reached, not only their own. */
export const ANY_GAME: readonly Layer[] = ['games index', 'games boards'];

const anyOutside: readonly Target[] = ['node', 'package'];
const publicLayers: readonly Target[] = ['core', 'games index', 'bots'];
const everyLayer: readonly Target[] = [
  ...publicLayers,
  'games boards',
  'kit',
  'lab',
  'lab threads',
  'env',
  'server',
  'web',
  'cli',
];

/** The allowed dependencies: from each place to the places and packages that its files may import. */
export const ALLOWED: Readonly<Record<Exclude<Layer, 'node' | 'package'>, readonly Target[]>> = {
  core: ['core', 'package @noble/hashes'],
  'core test': ['core', 'core test', ...anyOutside],
  kit: ['kit', 'core (types)', 'package react', 'package react-dom'],
  'kit test': ['kit', 'kit test', 'core', ...anyOutside],
  rules: ['core', 'rules', 'game language'],
  // Also checked against the English words of the board.
  'game language': ['core', 'kit (types)', 'rules', 'board (types)', 'game language'],
  board: ['core', 'kit', 'board', 'rules', 'package react', 'package react-dom'],
  'game test': ['core', 'core test', 'kit', 'bots', 'rules', 'board', 'game test', ...anyOutside],
  'games index': ['core', 'rules'],
  'games boards': ['core', 'kit', 'board', 'package react'],
  'games test': ['core', 'core test', 'bots', 'games index', 'games boards', 'games test', ...anyOutside],
  bots: ['core', 'bots'],
  'bots test': ['core', 'core test', 'bots', 'bots test', ...anyOutside],
  lab: ['core', 'bots', 'lab'],
  'lab threads': ['core', 'bots', 'games index', 'lab', 'lab threads', ...anyOutside],
  'lab report': ['core', 'bots', 'lab', 'lab report', 'package'],
  'lab distributed': ['core', 'bots', 'lab', 'lab threads', 'lab distributed', ...anyOutside],
  'lab test': [
    ...publicLayers,
    'core test',
    'lab',
    'lab threads',
    'lab report',
    'lab distributed',
    'lab test',
    ...anyOutside,
  ],
  env: ['core', 'bots', 'games index', 'env', 'node'],
  'env test': [...publicLayers, 'core test', 'env', 'env test', ...anyOutside],
  server: ['core', 'bots', 'games index', 'server', ...anyOutside],
  'server test': [...publicLayers, 'core test', 'server', 'server test', ...anyOutside],
  web: [...publicLayers, 'games boards', 'kit', 'lab', 'server (types)', 'web', 'package'],
  'web test': [
    ...publicLayers,
    ...anyOutside,
    'core test',
    'games boards',
    'kit',
    'lab',
    'server',
    'server test',
    'web',
    'web test',
  ],
  cli: [
    ...publicLayers,
    'lab',
    'lab threads',
    'lab report',
    'lab distributed',
    'server',
    'cli',
    'tools',
    ...anyOutside,
  ],
  'cli test': [
    ...publicLayers,
    'core test',
    'lab',
    'lab threads',
    'lab distributed',
    'server',
    'cli',
    'cli test',
    'tools',
    ...anyOutside,
  ],
  bench: [...everyLayer, 'core test', 'server test', 'rules', 'board', 'bench', 'tools', ...anyOutside],
  'bench test': [...everyLayer, 'core test', 'rules', 'board', 'bench', 'bench test', 'tools', ...anyOutside],
  tools: ['core', 'games index', 'cli', 'tools', ...anyOutside],
  'tools test': ['core', 'games index', 'server', 'cli', 'tools', 'tools test', ...anyOutside],
  // Examples are self-contained, so that they can be copied.
  docs: ['node'],
  'set-up': ['set-up', 'tools', ...anyOutside],
};
