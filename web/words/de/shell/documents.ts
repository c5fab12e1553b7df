import type { words } from '../../words.ts';
import { count } from './count.ts';

/** Die Dokumente. */
export const docs: typeof words.docs = {
  title: 'Dokumente',
  guides: 'Anleitungen',
  balance: 'Was wir gefunden haben',
  reference: 'Zum Nachschlagen',
  search: 'Dokumente durchsuchen',
  found: (n) => (n === 0 ? 'Kein Dokument enthält das.' : `In ${count(n, 'Dokument', 'Dokumenten')}`),
  workshop: 'Andere Regeln in der Werkstatt ausprobieren',
  english: 'Diese Seiten gibt es bisher nur auf Englisch.',
};

/** Die Regelhefte. */
export const rules: typeof words.rules = {
  title: (game) => `Regeln von ${game}`,
  search: 'Regeln durchsuchen',
  found: (n) =>
    n === 0 ? 'Nichts gefunden. Versuch es mit weniger Buchstaben.' : count(n, 'Stelle gefunden', 'Stellen gefunden'),
  contents: 'Inhalt',
  short: 'Kurz gesagt',
  english: 'Das ganze Regelbuch gibt es nur auf Englisch; es folgt hier.',
  none: 'Das Regelbuch dieses Spiels ist noch nicht geschrieben.',
  link: (rule) => `Link zu ${rule}`,
};
