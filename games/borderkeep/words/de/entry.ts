import type { EntryWords } from '@marchlands/core/game.ts';

export const entry: EntryWords = {
  summary: 'Bau und bemanne Karte für Karte eine kleine Stadt, und schick den Nachbarn Monster und Katastrophen.',
  presets: [{ title: 'Zwei Städte' }, { title: 'Allein' }, { title: 'Ohne Karten' }],
};
