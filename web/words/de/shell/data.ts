import type { words } from '../../words.ts';
import { count } from './count.ts';

/** Alles, was das Gerät aufbewahrt. */
export const data: typeof words.data = {
  title: 'Was dieses Gerät behält',
  about:
    'Partien mit ihren Analysen und Varianten, deine Ergebnisse, die gespielten Lektionen und diese Einstellungen: hier und sonst nirgends.',
  save: 'Alles als Datei speichern',
  saved: (matches, results) =>
    `Gespeichert: ${count(matches, 'Partie', 'Partien')} und ${count(results, 'Ergebnis', 'Ergebnisse')}.`,
  bringIn: 'Eine solche Datei einlesen',
  added: (matches, results, known) =>
    `Eingelesen: ${count(matches, 'Partie', 'Partien')} und ${count(results, 'Ergebnis', 'Ergebnisse')}.${
      known === 0
        ? ''
        : ` ${count(known, 'Partie war schon hier und bleibt, wie sie ist', 'Partien waren schon hier und bleiben, wie sie sind')}.`
    }`,
  ownSettings: 'Deine Einstellungen hier bleiben, wie sie sind.',
  refused: (file, why) => `Aus ${file} wurde nichts eingelesen: ${why}`,
  noJson: (why) => `Es lässt sich nicht als JSON lesen. ${why}`,
  noData: 'Es enthält keine Daten von Marchlands. Eine Datei aus „Alles als Datei speichern“ tut das.',
  otherFormat: (found, known) => `Es ist „${found}“; diese Version liest „${known}“.`,
  noList: 'muss eine Liste sein.',
  noPart: (should) => `muss ${should} sein.`,
  remove: 'Alles löschen',
  removeTitle: 'Alles löschen?',
  removeAsk: (matches, results, seats) =>
    `${count(matches, 'Partie', 'Partien')}, ${count(results, 'Ergebnis', 'Ergebnisse')}, die gespielten Lektionen und deine Einstellungen sind dann endgültig weg. Speichere sie vorher als Datei, falls du sie noch brauchst.${
      seats === 0
        ? ''
        : ` Auch die Schlüssel von ${count(seats, 'Online-Platz', 'Online-Plätzen')} gehen verloren, und die hat keine Datei.`
    }`,
  removeYes: 'Alles löschen',
  deleted: 'Alles ist gelöscht.',
};
