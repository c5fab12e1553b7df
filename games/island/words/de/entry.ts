import type { EntryWords } from '@marchlands/core/game.ts';

export const entry: EntryWords = {
  summary:
    'Besiedle eine Insel, handle und baue, und rüste Ritter gegen die Barbaren, die auf ihr landen und umherstreifen.',
  presets: [{ title: 'Grundspiel' }, { title: 'Ritter' }, { title: 'Streifende Barbaren' }],
};
