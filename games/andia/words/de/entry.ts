import type { EntryWords } from '@marchlands/core/game.ts';

export const entry: EntryWords = {
  summary: 'Schreib deinen Befehl im Geheimen, errate den des Gegners, und halte fünf Städte, wenn ein Zug beginnt.',
  presets: [{ title: 'Die ganze Karte' }, { title: 'Kleine Karte' }],
};
