import type { GameEntry } from '@marchlands/core/game.ts';

/** The game's row in the catalogue; its rules are loaded on demand. */
export const entry: GameEntry = {
  id: 'cantaboria',
  title: 'Cantaboria',
  summary: 'Gather, trade and ship goods across a lost continent, and hold three Cities when a cycle ends.',
  seats: [2, 3, 4, 5, 6],
  minutes: [45, 180],
  presets: [
    { id: 'two', title: 'Two seats', players: [null, 'novice'], options: {} },
    { id: 'four', title: 'Four seats', players: [null, 'novice', 'novice', 'novice'], options: {} },
    { id: 'random', title: 'A new map', players: [null, 'novice'], options: { map: 'random' } },
  ],
  load: async () => (await import('./game.ts')).game,
  languages: { de: async () => (await import('./words/de/language.ts')).language },
  lab: async () => (await import('./lab.ts')).lab,
};
