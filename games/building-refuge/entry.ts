import type { GameEntry } from '@marchlands/core/game.ts';

/** The game's row in the catalogue; its rules are loaded on demand. */
export const entry: GameEntry = {
  id: 'building-refuge',
  title: 'Building Refuge',
  summary: 'Discover a desert kingdom, join its cities by road, and do not let the barbarians raze them all.',
  seats: [2, 3, 4, 5, 6],
  minutes: [20, 45],
  presets: [
    { id: 'two', title: 'Two seats', players: [null, 'novice'], options: {} },
    { id: 'small', title: 'Small board', players: [null, 'novice'], options: { boardSize: 5 } },
    { id: 'four', title: 'Four seats', players: [null, 'novice', 'novice', 'novice'], options: {} },
  ],
  load: async () => (await import('./game.ts')).game,
  languages: { de: async () => (await import('./words/de/language.ts')).language },
  lab: async () => (await import('./lab.ts')).lab,
};
