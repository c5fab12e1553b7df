import type { words } from '../../words.ts';
import { count } from './count.ts';

/** Die Liste der Partien. */
export const matches: typeof words.matches = {
  title: 'Meine Partien',
  none: 'Hier liegt noch keine Partie. Der erste Zug einer Partie bewahrt sie auf.',
  replay: 'Ansehen',
  place: (place, of) => `Rang ${place} von ${of}`,
  begun: (when) => `begonnen ${when}`,
  remove: 'Löschen',
  removeAsk: (title) => `Diese Partie ${title} löschen? Ihr Protokoll ist dann weg.`,
  removeYes: 'Löschen',
  entries: (n) => count(n, 'Schritt', 'Schritte'),
  underWay: 'läuft',
  unfinished: 'Laufend',
  finished: 'Beendet',
  blocked:
    'Der Browser lässt diese Seite nichts speichern; Partien halten also nur, solange sie offen ist. Speichere Protokolle als Datei.',
  unsaved:
    'Was sich nicht speichern ließ, hat nur diese Seite: Es hält, bis du sie schließt. Speichere das Protokoll als Datei.',
  otherTab:
    'Eine ältere Version dieser Seite ist in einem anderen Tab offen und hält, was gespeichert ist. Schließ den Tab und lade diese Seite neu.',
  records: 'Wie du abgeschnitten hast',
};
