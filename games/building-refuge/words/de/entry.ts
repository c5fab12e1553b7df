import type { EntryWords } from '@marchlands/core/game.ts';

export const entry: EntryWords = {
  summary: 'Entdecke ein Wüstenreich, verbinde seine Städte durch Straßen, und lass die Barbaren nicht alle zerstören.',
  presets: [{ title: 'Zwei Plätze' }, { title: 'Kleines Brett' }, { title: 'Vier Plätze' }],
};
