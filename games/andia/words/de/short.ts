import type { ShortRules } from '@marchlands/kit/board.ts';

/** Die Regeln auf einem Bildschirm. */
export const short: ShortRules = [
  [
    'Ziel',
    'Halte fünf Städte, wenn ein Zug beginnt: Was du im Zug erreichst, zählt nur, wenn du es an seinem Ende noch hältst.',
  ],
  [
    'Zug',
    'Beide tun alles gleichzeitig und im Geheimen. Jede gehaltene Stadt gibt einen neuen Stein, in die Stadt oder ihre Provinz. Dann schreibt jeder einen Befehl: *ausschwärmen* (aus einem Gebiet in seine Nachbarn) oder *sammeln* (aus Nachbarn in ein Gebiet), oder nichts, und vielleicht einen Beschuss.',
  ],
  [
    'Kämpfe',
    'Steine, die Plätze tauschen, treffen sich unterwegs; Steine, die im selben Gebiet ankommen, kämpfen dort. Die größere Seite gewinnt und verliert umso weniger, je größer sie ist; bei Gleichstand überlebt ein Stein dessen, der das Gebiet vorher hielt.',
  ],
  [
    'Beschuss',
    'Drei im ganzen Spiel, überall, nach allen Kämpfen: Eine Stadt wird leer, eine Provinz verliert die Hälfte, egal wer dort steht.',
  ],
  ['Ende', 'Fünf Städte, ein Gegner ohne Steine, oder Remis nach Zug 100.'],
  [
    'Das Besondere',
    'Es gibt keinen Zufall. Alles hängt daran, den anderen Befehl zu erraten: Ein Schlag gegen ein leeres Gebiet ist vergeudet, ein Beschuss auch.',
  ],
];
