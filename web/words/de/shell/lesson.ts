import type { words } from '../../words.ts';

/** Die Lektionen. */
export const learn: typeof words.learn = {
  title: (game) => `${game} lernen`,
  offer: 'Neu hier? Die Lektion spielt eine kurze Partie mit dir',
  step: (at, of) => `Teil ${at} von ${of}`,
  next: 'Weiter',
  goOn: (lesson) => `Nächste Lektion: ${lesson}`,
  restart: 'Von vorn',
  finish: 'Eine Partie spielen',
  read: 'Lies diesen Teil, dann geht es weiter.',
  notThat: 'Der Zug ist erlaubt, aber die Lektion möchte etwas anderes:',
  none: 'Zu diesem Spiel gibt es noch keine Lektion. Die Regeln stehen im Regelbuch.',
  done: 'Das war die Lektion.',
  script: 'Lektion',
};
