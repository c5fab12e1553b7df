import type { GameEntry } from '@marchlands/core/game.ts';

/** The game's row in the catalogue; its rules are loaded when they are wanted. */
export const entry: GameEntry = {
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
  load: async () => (await import('./game.ts')).game,
};
