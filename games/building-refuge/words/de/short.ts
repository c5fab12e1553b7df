import type { ShortRules } from '@marchlands/kit/board.ts';

/** Die Regeln auf einem Bildschirm. */
export const short: ShortRules = [
  [
    'Ziel',
    'Hol die meisten Punkte und besitz noch eine Stadt, wenn die Barbaren fort sind. Zerstören sie die allerletzte Stadt, verlieren alle gemeinsam.',
  ],
  [
    'Zug',
    'Eine von vier Aktionen: *Entdecken* (ein leeres Feld nennen und ein Plättchen darauf ziehen), *Aktivieren* (neben einem liegenden Plättchen mehrere ziehen und eins aussuchen), *Straße bauen*, oder dein *Stadtplättchen* spielen. Passen gibt es nicht.',
  ],
  [
    'Punkte',
    'Plättchen zählen, wenn sie gelegt werden. Eine Straße wertet ihr ganzes Netz, wenn sie eine neue Stadt erreicht oder zwei Netze verbindet: Städte für den, der baut; Oasen, Minen, Gras und Wüste mit Straße für ihre Besitzer.',
  ],
  [
    'Verdeckte Plättchen',
    'Jede Straße und jedes Aktivieren füllt auch ein Feld der Spirale mit einem Plättchen, das niemand sieht: Das Brett wird enger.',
  ],
  [
    'Ende',
    'Ist das Brett voll oder der Beutel leer, greifen so viele Horden an, wie Barbaren gezogen wurden, immer die nächste Stadt. Ein Schatz wehrt eine Horde ab; jeder übrige ist 20 Punkte wert.',
  ],
  [
    'Das Besondere',
    'Ein gezogener Barbar bringt 15 Punkte und eine Horde mehr. Straßen gehören niemandem. Ohne Stadt am Ende hast du 0 Punkte.',
  ],
];
