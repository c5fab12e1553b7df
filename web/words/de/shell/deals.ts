import type { words } from '../../words.ts';
import { count, number } from './count.ts';

/** Die Tagespartie. */
export const daily: typeof words.daily = {
  title: 'Tagespartie',
  about: (date) => `${date} (UTC), für alle dieselbe`,
  play: 'Spielen',
  playLong: 'Die heutige Tagespartie spielen',
  resume: 'Weiter',
  resumeLong: 'Die heutige Tagespartie weiterspielen',
  done: (result, score) => (score === null ? result : `${result}, ${score}`),
  again: 'Noch einmal (zählt nicht)',
  of: (date) => `Tagespartie vom ${date}`,
  streak: (days) => `${count(days, 'Tag', 'Tage')} in Folge`,
  notCounted: 'Diese Tagespartie hat schon ihr Ergebnis: Dieses Mal zählt nicht.',
  undo: 'Seitdem hat der Zufall gesprochen. In der Tagespartie bringt er wieder dasselbe.',
};

/** Spielnummern. */
export const deal: typeof words.deal = {
  label: 'Spielnummer',
  help: 'Leer: faire Würfel, jedes Mal andere. Mit einer Nummer haben alle, die nach denselben Regeln spielen, dieselben Karten und Würfel, und die Bots denken gleich. Das zählt nicht.',
  wrong: (most) => `Eine Spielnummer liegt zwischen 1 und ${number.format(most)}.`,
  draw: 'Nummer ziehen',
  of: (deal) => `Spiel Nr. ${deal}`,
  ended: (deal) => `Spiel Nr. ${deal}: zählt nicht, denn jeder kann wissen, was kommt.`,
  undo: 'Seitdem hat der Zufall gesprochen, jemand anders gezogen oder sich Verborgenes gezeigt. Wenn alle zustimmen, wird trotzdem zurückgenommen; mit Spielnummer bringt der Zufall wieder dasselbe. Bots stimmen immer zu.',
  again: 'Dieselbe Spielnummer noch einmal',
  link: 'Link zu diesem Spiel',
  linkAbout: 'Wer ihn öffnet, hat dieselben Karten und Würfel nach denselben Regeln.',
};
