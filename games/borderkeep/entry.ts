import type { GameEntry } from '@marchlands/core/game.ts';

/** The game's row in the catalogue; its rules are loaded on demand. */
export const entry: GameEntry = {
  id: 'borderkeep',
  title: 'Borderkeep',
  summary: 'Build and man a small town card by card, and send monsters and disasters against the neighbours.',
  seats: [1, 2, 3, 4, 5, 6],
  minutes: [20, 60],
  presets: [
    { id: 'cards', title: 'Two towns', players: [null, 'novice'], options: {} },
    { id: 'alone', title: 'Alone', players: [null], options: {} },
    { id: 'no-cards', title: 'Without cards', players: [null, 'novice'], options: { form: 'nonCard' } },
  ],
  load: async () => (await import('./game.ts')).game,
  languages: { de: async () => (await import('./words/de/language.ts')).language },
  lab: async () => (await import('./lab.ts')).lab,
};
