import type { ShortRules } from '@marchlands/kit/board.ts';

/** Die Regeln auf einem Bildschirm. */
export const short: ShortRules = [
  ['Ziel', 'Hab am Ende einer Runde 3 Städte, gebaut oder erobert.'],
  [
    'Runde',
    'Fünf Phasen, die alle reihum spielen: *Ausbau* (mit Markern aus einem Gebiet dort Waffe, Stadt oder Flussboot bezahlen), *Ertrag* (Fundorte geben Güter und Pferde), *Handel*, *Transport*, *Angriff*. Bei den mittleren drei entscheidet ein Würfel oder eine Abstimmung, ob sie stattfinden.',
  ],
  [
    'Güter liegen auf der Karte',
    'Niemand hat eine Hand: Ein Marker muss dorthin gebracht werden, wo er gebraucht wird, zu Fuß, zu Pferd, durch eine Pferdekette oder mit dem Boot.',
  ],
  [
    'Angriffe',
    'Keine Würfel: alle deine Punkte neben dem Ziel gegen die Punkte in ihm und daneben. Eine Figur darf zum Angriff hineinziehen. Nachbarn des Ziels dürfen ihre Punkte jeder Seite leihen.',
  ],
  [
    'Boote',
    'sind Orte, die fahren: Sie zählen als Gebiete, tragen Güter und müssen an fremden Ufern vorbei, die es verbieten können.',
  ],
  ['Ende', 'Mehrere können gemeinsam gewinnen. Nach Runde 60 entscheiden die meisten Städte, dann Orte, dann Punkte.'],
  [
    'Das Besondere',
    'Wer erfolgreich angreift, darf noch einmal angreifen oder transportieren. Versprechen binden niemanden.',
  ],
];
