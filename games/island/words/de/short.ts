import type { ShortRules } from '@marchlands/kit/board.ts';

/** Die Regeln auf einem Bildschirm. */
export const short: ShortRules = [
  ['Ziel', 'Erreiche in einem eigenen Zug 13 Punkte (10 im Grundspiel).'],
  [
    'Zug',
    'Würfle: Jedes Feld mit der Zahl gibt jeder Siedlung daneben eine Karte, jeder Stadt zwei. Dann handle mit Bank, Häfen und Mitspielern und baue, in beliebiger Reihenfolge. Bei einer 7 werden große Hände halbiert, und der Räuber zieht.',
  ],
  [
    'Punkte',
    'Siedlungen 1, Städte 2, längste Straße 2; im Grundspiel auch größtes Heer 2 und Siegpunktkarten; sonst Metropolen 2, Retterpunkte, der Händler und offene Fortschrittskarten.',
  ],
  [
    'Ritter',
    'Außer im Grundspiel: Waren kaufen Ausbauten in drei Zweigen; die bringen Fortschrittskarten, Fähigkeiten und Metropolen. Ritter werden angeworben, geweckt, befördert und gezogen.',
  ],
  [
    'Barbaren',
    'In der Form *Ritter* greift ihr Schiff alle Städte zugleich an, und wache Ritter verteidigen gemeinsam. In der üblichen Form *Streifende Barbaren* landen sie in gegenüberliegenden Buchten und marschieren von Ecke zu Ecke; der rote Würfel lenkt alle. Sie plündern Städte, die sie erreichen, wenn kein Ritter sie aufhält.',
  ],
  [
    'Das Besondere',
    'Bei streifenden Barbaren darf ein Ritter im eigenen Gebäude stehen und bewacht es. Je mehr Überfälle es gab, desto mehr und stärkere Barbaren landen.',
  ],
];
