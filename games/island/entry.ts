import type { GameEntry } from '@marchlands/core/game.ts';

/** The game's row in the catalogue; its rules are loaded on demand. */
export const entry: GameEntry = {
  id: 'island',
  title: 'Island of Knights',
  summary: 'Settle an island, trade and build, and arm knights against the barbarians that land and roam it.',
  seats: [2, 3, 4, 5, 6],
  minutes: [60, 150],
  presets: [
    { id: 'base', title: 'The base game', players: [null, 'novice', 'novice'], options: { rules: 'base' } },
    { id: 'knights', title: 'Knights', players: [null, 'novice', 'novice', 'novice'], options: { rules: 'knights' } },
    { id: 'roaming', title: 'Roaming barbarians', players: [null, 'novice', 'novice', 'novice'], options: {} },
  ],
  imports: ['Catanatron', 'JSettlers2'],
  load: async () => (await import('./game.ts')).game,
  languages: { de: async () => (await import('./words/de/language.ts')).language },
  lab: async () => (await import('./lab.ts')).lab,
};
