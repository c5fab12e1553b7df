// The libraries' promises: the importable modules of each, by their names after the package's. All their exports are
// public, and nothing else; other files of a package cannot be reached.

import { foldersIn, root } from '../tree.ts';

/** A library: its purpose, and its public modules by name. */
export interface Library {
  readonly about: string;
  /** The file of each public module, from the folder of the library, without its ending. */
  readonly modules: Readonly<Record<string, string>>;
}

const named = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`./${name}`, name]));

const games = foldersIn(`${root}/games`).filter((name) => name !== 'test');

export const libraries: Readonly<Record<string, Library>> = {
  core: {
    about: 'The contract of a game, what games are made of, the match with its fair dice, views, undo and records.',
    modules: named(
      // A game's contract, and the tools for writing one.
      ...[
        'game',
        'types',
        'seat',
        'result',
        'rng',
        'lists',
        'define-game',
        'options',
        'params',
        'knowledge',
        'seat-terms',
        'linear',
        'words',
        'language',
        'lab',
        'tally',
      ],
      ...['struct', 'bits', 'steps', 'interrupts', 'rules', 'moves', 'events', 'sight', 'entries', 'chance', 'final'],
      ...['table', 'views', 'hidden', 'own-rows', 'sealed', 'partial', 'forced', 'foreign'],
      ...['choices', 'concede', 'counted-rows', 'ledger', 'ledger/fields', 'phrases'],
      ...['features', 'notation', 'template', 'step-forms', 'step-forms/form', 'read', 'json', 'names', 'percent'],
      // A match.
      ...['match/match', 'match/open', 'match/entry', 'match/header', 'match/dice', 'match/dice-numbered'],
      ...['match/dice-daily', 'match/draft', 'match/draws', 'match/record-format', 'match/record-parse'],
      ...['match/store', 'match/verify', 'match/import'],
    ),
  },
  games: {
    about: 'The rules of the five games, without their boards.',
    modules: { '.': 'index', ...Object.fromEntries(games.map((name) => [`./${name}`, `${name}/game`])) },
  },
  bots: {
    about: 'Bots of several levels, matches between them and the figures of a series.',
    modules: named(
      ...[
        'bot',
        'levels',
        'level-names',
        'match',
        'random',
        'greedy',
        'series',
        'seating',
        'summary',
        'stats',
        'search/bot',
      ],
      ...['move-sampler', 'payoff'],
    ),
  },
  env: {
    about: 'Many matches side by side for programs that learn: observations as typed arrays, legal moves, rewards.',
    modules: named('environment', 'pool', 'batch', 'columns', 'move-numbers', 'protocol'),
  },
  kit: {
    about: 'What boards are drawn with, in React.',
    modules: named(
      ...[
        'arrow',
        'board',
        'caption',
        'card',
        'choose',
        'count-row',
        'define-board',
        'grid',
        'icons',
        'legend',
        'part',
      ],
      ...['paying', 'payment', 'picks', 'pips', 'places', 'playback', 'press', 'seat-badge', 'seats', 'sound', 'stage'],
      ...['use-advice', 'use-lost-focus', 'walk'],
    ),
  },
};
