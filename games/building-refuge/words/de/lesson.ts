import type { LessonWords } from '@marchlands/kit/board.ts';

export const lesson: LessonWords = {
  title: 'Building Refuge',
  steps: [
    {
      say: [
        'Ein Wüstenreich, noch unbekannt. Du bist Bernstein, mit dem Turm; gegenüber sitzt Petrol.',
        'In deinem Zug machst du *eine Aktion*. Die erste ist *Entdecken*: Nenn ein leeres Feld, zieh ein Plättchen und leg es mit deiner Markierung dorthin. Du bekommst die Punkte, die es nennt.',
      ],
      task: 'Wähl D4 und entdecke es.',
      after: 'Gras: 2 Punkte. Petrol hat auf E5 eine Wüste gefunden, für 1 Punkt.',
    },
    {
      say: [
        'Neben dem Brett siehst du, was kommen kann, bevor du dich festlegst: Der Beutel ist allen bekannt, die Chancen sind also genau.',
        'Zwei Arten von Plättchen sind besonders. Einen *Schatz* behältst du: am Ende 20 Punkte, oder eine Horde Barbaren weniger. Ein *Barbar* zahlt sofort 15 und macht den Angriff stärker.',
      ],
      task: 'Entdecke E4.',
      after: 'Ein Schatz! Das Feld bleibt leer, und nach einem besonderen Plättchen bist du noch einmal dran (BR-26).',
    },
    {
      say: [
        'Alle haben ein *Stadtplättchen*. Niemand gewinnt ohne eine Stadt auf dem Brett, wenn alles vorbei ist, und für Städte werden Straßen gebaut.',
      ],
      task: 'Wähl C4 und spiel dort dein Stadtplättchen.',
      after: '5 Punkte, und nichts wurde gezogen. Petrol hat auf D5 eine Mine gefunden.',
    },
    {
      say: [
        'Nun eine *Straße*. Sie darf auf jedem Gras und jeder Wüste liegen, egal wem sie gehören, und verbindet ihr Feld mit allen vier Nachbarn. Städte, Oasen und Minen verbinden sich von selbst.',
        'Eine Straße, die eine *neue Stadt* erreicht, wertet ihr ganzes Netz: Wer baut, bekommt 2 je Stadt; die Besitzer bekommen 3 für eine Mine, 8 für eine Oase, 2 für Gras und 1 für Wüste mit Straße.',
        'Zuerst aber kommt ein Plättchen *verdeckt* auf den Weg, der von A1 spiralförmig nach innen führt: Jede Straße und jedes Aktivieren bringt das Ende näher.',
      ],
      task: 'Wähl D4 und bau dort eine Straße.',
      after:
        'Du hast 2 für die Stadt und 2 für dein Gras bekommen, Petrol 3 für die Mine. Dann hat Petrols Straße auf E5 sich dem Netz angeschlossen, aber keine neue Stadt erreicht: keine Punkte.',
    },
    {
      say: [
        '*Aktivieren* zieht mehrere Plättchen, und du suchst eins aus. Jede Art Land *erzwingt* manche Plättchen (kommt eins davon, darfst du nur solche nehmen) und *verbietet* andere.',
        'Gras zieht 2, erzwingt Gras und Stadt und verbietet Mine und Schatz. Was du nimmst, kommt auf ein leeres Feld daneben.',
      ],
      task: 'Wähl D4 und aktiviere es Richtung E4.',
      after: 'Eine Stadt und Gras: Beide sind erzwungen, du darfst also wählen.',
    },
    {
      say: ['Eine Stadt bringt jetzt 5, und einen Grund für die nächste Straße.'],
      task: 'Nimm die Stadt.',
      after:
        'Petrol hat einen Barbaren gezogen: 15 Punkte, eine Horde mehr, ein verdecktes Plättchen und noch eine Aktion.',
    },
    {
      say: [
        'Deine neue Stadt auf E4 liegt neben dem Netz, aber *Legen* wertet nie. Sie wartet auf die nächste Straße, egal wer sie baut.',
        'Zeig auf F5, bevor du baust: Das Brett zeigt das Netz und die Leiste, was alle bekämen.',
      ],
      task: 'Bau eine Straße auf F5.',
      after: 'Zwei Städte und dein Gras: 6 für dich. Mine, Wüste und Gras: 6 für Petrol.',
    },
    {
      say: [
        'So geht es weiter, bis das Brett voll ist. Dann kommen die *Barbaren*: eine Horde für jedes Barbarenplättchen, das jemand hat, von dem Feld aus, das zuletzt verdeckt belegt wurde, immer zur nächsten Stadt. Wem sie gehört, der gibt einen Schatz ab, oder sie wird zerstört.',
        'Steht *keine Stadt* mehr, haben alle verloren (BR-92). Wer keine Stadt hat, endet mit nichts (BR-94). Sonst gewinnen die meisten Punkte.',
      ],
    },
  ],
};
