import type { EntryWords } from '@marchlands/core/game.ts';

export const entry: EntryWords = {
  summary:
    'Sammle, handle und verschiffe Güter über einen verlorenen Kontinent, und halte am Ende einer Runde drei Städte.',
  presets: [{ title: 'Zwei Plätze' }, { title: 'Vier Plätze' }, { title: 'Neue Karte' }],
};
