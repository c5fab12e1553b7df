import type { ShortRules } from '@marchlands/kit/board.ts';

/** Die Regeln auf einem Bildschirm. */
export const short: ShortRules = [
  [
    'Ziel',
    'Hab die meisten Verteidiger und Bauwerke, wenn die letzte Karte gezogen wird, oder die letzte Stadt, die steht. Allein: Steh bis dahin.',
  ],
  [
    'Zug',
    'Sechs Phasen: eine Karte ziehen, Unterhalt der Verteidiger zahlen, den Ertrag der Stadt nehmen, von der Hand bauen, angreifen, heilen.',
  ],
  [
    'Angriffe',
    'Ab deinem dritten Zug spielt man Monster, Katastrophen und andere Angriffskarten gegen Nachbarn; die meisten treffen die nächste Stadt links.',
  ],
  [
    'Kämpfe',
    'Kampfrunde um Kampfrunde: Zauber, dann Angriffe von der höchsten Initiative abwärts. Jeder Würfel mit einer 1 ist ein Treffer. Wer angegriffen wird, muss mit allem kämpfen.',
  ],
  [
    'Verlieren',
    'Eine geschlagene Stadt verliert so viele Bauwerke, wie ein Würfel sagt, und Burgmauern für die, die sie nicht hat. Ohne Mauern ist sie draußen.',
  ],
  [
    'Das Besondere',
    'Gold ersetzt jedes andere Gut. Güter und Handkarten sind am Ende nichts wert. Verteidiger essen: Wer nicht zahlen kann, lässt sie gehen.',
  ],
];
