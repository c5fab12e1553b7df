import type { GameEntry } from '@marchlands/core/game.ts';

/** The game's row in the catalogue; its rules are loaded on demand. */
export const entry: GameEntry = {
  id: 'andia',
  title: 'Andia',
  summary: 'Write your order in secret, guess that of your opponent, and hold five cities when a turn begins.',
  seats: [2],
  minutes: [20, 60],
  presets: [
    { id: 'map', title: 'The whole map', players: [null, 'novice'], options: {} },
    { id: 'small', title: 'Small map', players: [null, 'novice'], options: { map: 'andia-mini' } },
  ],
  load: async () => (await import('./game.ts')).game,
  languages: { de: async () => (await import('./words/de/language.ts')).language },
  lab: async () => (await import('./lab.ts')).lab,
};
