import type { words } from '../../words.ts';

/** Die Tasten am Tisch. */
export const keys: typeof words.keys = [
  ['Pfeile', 'über das Brett gehen'],
  ['Umschalt und Pfeile', 'zum nächsten Ort, an dem etwas möglich ist'],
  ['n, N', 'zum folgenden, zum vorigen solchen Ort'],
  ['E4, 31-36', 'zum Ort, der so heißt, der erste Buchstabe groß; eine Zahl zählt Karten der Hand ab'],
  ['Enter', 'wählen; wo nichts den Fokus hat, zum wichtigsten Knopf'],
  ['Strg und Enter', 'den wichtigsten Knopf drücken'],
  ['Esc', 'Gewähltes loslassen'],
  ['u', 'zurücknehmen'],
  ['h', 'Tipp; noch einmal für mehr davon'],
  ['/', 'Zug in Notation eintippen'],
  ['l', 'von hier aus Varianten probieren'],
  ['[ und ]', 'Wiederholung und Varianten: zurück, weiter'],
  ['{', 'Wiederholung und Varianten: zum Anfang'],
  ['}', 'Wiederholung: zum Jetzt; Varianten: zur Partie'],
  ['f', 'gehalten: schneller zeigen, was geschah'],
  ['m', 'Töne an oder aus'],
  ['t', 'Brett oder Text'],
  ['?', 'diese Liste'],
];
