import type { GameEntry } from '@marchlands/core/game.ts';

export const entry: GameEntry = {
  id: 'pebbles',
  title: 'Pebbles',
  summary: 'Take from a heap in turn, and be the one who takes the last pebble.',
  seats: [2, 3, 4],
  minutes: [2, 5],
  presets: [{ id: 'two', title: 'Two seats', players: [null, 'scout'], options: {} }],
  load: async () => (await import('./game.ts')).game,
};
