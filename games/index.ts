/** The catalogue of games: the one place that names them. A game's rules are loaded when they are wanted. */
import type { Game, GameEntry } from '@marchlands/core/game.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';

export const games: readonly GameEntry[] = [
  {
    id: 'building-refuge',
    title: 'Building Refuge',
    summary: 'Discover a desert kingdom, join its cities by road, and do not let the barbarians raze them all.',
    seats: [2, 3, 4, 5, 6],
    minutes: [20, 45],
    presets: [
      { id: 'two', title: 'Two seats', players: [null, 'scout'], options: {} },
      { id: 'small', title: 'Small board', players: [null, 'scout'], options: { boardSize: 5 } },
      { id: 'four', title: 'Four seats', players: [null, 'scout', 'scout', 'scout'], options: {} },
    ],
    load: async () => (await import('./building-refuge/game.ts')).game,
  },
  {
    id: 'andia',
    title: 'Andia',
    summary: 'Write your order in secret, guess that of your opponent, and hold five cities when a turn begins.',
    seats: [2],
    minutes: [20, 60],
    presets: [
      { id: 'map', title: 'The whole map', players: [null, 'scout'], options: {} },
      { id: 'small', title: 'Small map', players: [null, 'scout'], options: { map: 'andia-mini' } },
    ],
    load: async () => (await import('./andia/game.ts')).game,
  },
  {
    id: 'borderkeep',
    title: 'Borderkeep',
    summary: 'Build and man a small town card by card, and send monsters and disasters against the neighbours.',
    seats: [1, 2, 3, 4, 5, 6],
    minutes: [20, 60],
    presets: [
      { id: 'cards', title: 'Two towns', players: [null, 'scout'], options: {} },
      { id: 'alone', title: 'Alone', players: [null], options: {} },
      { id: 'no-cards', title: 'Without cards', players: [null, 'scout'], options: { form: 'nonCard' } },
    ],
    load: async () => (await import('./borderkeep/game.ts')).game,
  },
  {
    id: 'cantaboria',
    title: 'Cantaboria',
    summary: 'Gather, trade and ship goods across a lost continent, and hold three Cities when a cycle ends.',
    seats: [2, 3, 4, 5, 6],
    minutes: [45, 180],
    presets: [
      { id: 'two', title: 'Two seats', players: [null, 'scout'], options: {} },
      { id: 'four', title: 'Four seats', players: [null, 'scout', 'scout', 'scout'], options: {} },
      { id: 'random', title: 'A new map', players: [null, 'scout'], options: { map: 'random' } },
    ],
    load: async () => (await import('./cantaboria/game.ts')).game,
  },
  {
    id: 'island',
    title: 'Island of Knights',
    summary: 'Settle an island, trade and build, and arm knights against the barbarians that land and roam it.',
    seats: [2, 3, 4, 5, 6],
    minutes: [60, 150],
    presets: [
      { id: 'roaming', title: 'Roaming barbarians', players: [null, 'scout', 'scout', 'scout'], options: {} },
      { id: 'knights', title: 'Knights', players: [null, 'scout', 'scout', 'scout'], options: { rules: 'knights' } },
      { id: 'base', title: 'The base game', players: [null, 'scout', 'scout', 'scout'], options: { rules: 'base' } },
    ],
    imports: ['Catanatron'],
    load: async () => (await import('./island/game.ts')).game,
  },
];

/** The game of this id, loaded; fails with the known ids where there is none. */
export async function loadGame(id: string): Promise<Result<Game>> {
  const entry = games.find((known) => known.id === id);
  if (entry === undefined) {
    const known = games.map((game) => game.id).join(', ');
    return fail(`There is no game ${quoted(id)}; there are: ${known}.`, 'game');
  }
  return ok(await entry.load());
}
