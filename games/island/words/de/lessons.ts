import type { LessonWords } from '@marchlands/kit/board.ts';

export const base: LessonWords & { readonly next: { readonly title: string } } = {
  title: 'Island of Knights: Grundspiel',
  steps: [
    {
      say: [
        'Eine Insel aus Sechsecken. Du bist Bernstein, mit dem Turm. Wald bringt Holz, Weide Wolle, Äcker Getreide, Hügel Lehm, Gebirge Erz; die Wüste bringt nichts.',
        'Auf jedem Feld liegt eine Zahl. Zeigen die Würfel sie, bekommt jede Siedlung am Feld eine Karte. Die *Punkte* unter der Zahl sagen, wie oft: fünf bei 6 und 8, einer bei 2 und 12.',
        'Du hast eine Siedlung, eine Straße und fünfzehn Karten. Eine *Straße* kostet einen Lehm und ein Holz und schließt an eigene Straßen und Gebäude an (IK-114).',
      ],
      task: 'Wähl Straße und leg eine von 17 nach 23.',
      after: 'Nur Kanten, auf denen du bauen darfst, haben geleuchtet.',
    },
    {
      say: [
        'Eine *Siedlung* braucht eine Straße von dir und kein Gebäude auf einer Nachbarecke (IK-117). Zeig auf eine Ecke, an der drei Felder sich treffen: Die Zeile über dem Brett sagt, was sie bringt und welche Häfen nahe sind.',
      ],
      task: 'Wähl Siedlung und bau auf 17.',
      after: 'Zwei Punkte auf dem Brett.',
    },
    {
      say: ['Eine *Stadt* ersetzt eine Siedlung, bringt zwei Karten, wo jene eine bringt, und ist 2 Punkte wert.'],
      task: 'Wähl Stadt und bau auf 29.',
    },
    {
      say: [
        'Die Bank nimmt vier gleiche Karten für eine nach Wahl; ein Hafen, an dem du gebaut hast, macht drei daraus, oder zwei seiner eigenen Art (IK-089 bis IK-091).',
        'Mit Menschen handelst du frei: Stell im Fach ein Angebot zusammen, schick es als Ganzes und wähl unter den Antworten.',
      ],
      task: 'Öffne Handel und gib der Bank vier Wolle für ein Erz.',
    },
    {
      say: [
        'Was du nicht brauchst, bleibt auf der Hand; wer aber bei einer *Sieben* mehr als sieben Karten hat, verliert die Hälfte (IK-078).',
      ],
      task: 'Beende den Zug.',
      after: 'Eine Sieben: Es gibt keinen Ertrag, und du versetzt den Räuber.',
    },
    {
      say: [
        'Der *Räuber* legt das Feld lahm, auf dem er steht, und stiehlt jemandem mit einem Gebäude dort eine Karte (IK-082, IK-083).',
      ],
      task: 'Setz den Räuber auf h14, die Weide mit der 9 neben der Siedlung auf 45.',
      after: 'Nur du und wer bestohlen wurde wissen, was es war.',
    },
    {
      say: [
        'So geht es weiter. Die längste Straße ab fünf und das größte Heer ab drei Ritterkarten bringen je 2 Punkte. *Zehn Punkte in einem eigenen Zug gewinnen* (IK-301, IK-303).',
      ],
    },
  ],
  next: { title: 'Ritter' },
};

export const knights: LessonWords & { readonly next: { readonly title: string } } = {
  title: 'Island of Knights: Ritter',
  steps: [
    {
      say: [
        'In dieser Form bringen Städte *Waren*: Papier vom Wald, Tuch von der Weide, Münzen vom Gebirge. Damit kaufst du Ausbauten in drei Zweigen; die Klapptafel neben dem Brett hat für jede Stufe eine Seite.',
        'Eine Stufe öffnet auch ein Tor: Zeigt der Ereigniswürfel es, darfst du bei niedrigem rotem Würfel eine Fortschrittskarte ziehen (IK-060).',
      ],
      task: 'Kauf Stufe 1 der Wissenschaft.',
      after: 'Ein Papier für Stufe 1; Stufe 2 kostet zwei.',
    },
    {
      say: [
        'Das Schiff steht einen Schritt vor der Insel. Kommt es an, sind die Städte auf dem Brett seine Stärke, und alle *wachen Ritter* zusammen die Verteidigung (IK-245, IK-246).',
        'Einen Ritter wirbst du an, wo deine Straße endet, für Wolle und Erz.',
      ],
      task: 'Wähl Anwerben und setz einen Ritter auf 35.',
      after: 'Ein hohler Schild: Er schläft.',
    },
    {
      say: ['Ein Getreide weckt ihn. Er handelt ab deinem nächsten Zug, verteidigt aber sofort.'],
      task: 'Wähl Wecken und weck den Ritter auf 35.',
    },
    {
      say: [
        'Drei Städte gegen einen Ritter: Die Insel wird nicht halten. Wer am wenigsten getan hat, verliert eine einfache Stadt; du hast am meisten getan.',
      ],
      task: 'Beende den Zug und sieh das Schiff kommen.',
      after:
        'Petrol und Violett haben nichts beigetragen und je eine Stadt verloren (IK-251). Alle Ritter schlafen wieder.',
    },
    {
      say: [
        'Mauern lassen bei einer Sieben mehr Karten, Ritter vertreiben andere und verjagen den Räuber, und wer als Erster Stufe 4 eines Zweigs erreicht, gewinnt dessen *Metropole*. *Dreizehn Punkte gewinnen* (IK-302).',
      ],
    },
  ],
  next: { title: 'Streifende Barbaren' },
};

export const roaming: LessonWords = {
  title: 'Island of Knights: Streifende Barbaren',
  steps: [
    {
      say: [
        'Hier *landen Barbaren in Buchten und streifen umher*. Der auf 22 kam von 16: Der rote Keil sagt, wohin er schaut, die gepunkteten Wege, wo er als Nächstes stehen kann. Bei Rot 1 bis 3 biegen alle links ab, bei 4 bis 6 rechts (IK-268).',
        'Ein Ring zeigt ein Gebäude, das in zwei Zügen erreicht werden kann, und die Vorhersage nennt die genauen Chancen. Deine Stadt auf 17 ist verloren, wenn der Barbar dorthin kommt und kein wacher Ritter darin steht (IK-286).',
      ],
      task: 'Wähl Anwerben und setz einen Ritter in deine Stadt auf 17.',
    },
    {
      say: ['Er schläft. Ein schlafender Ritter schützt nichts (IK-287).'],
      task: 'Wähl Wecken und weck den Ritter auf 17.',
      after: 'Jetzt sagt die Vorhersage, dass die Stadt nie verloren geht.',
    },
    {
      say: ['Der Marsch kommt gleich nach dem Wurf, bevor man etwas tun kann.'],
      task: 'Beende den Zug.',
      after:
        'Er bog rechts ab nach 28, dann zweimal links: nach 34 und zu deiner Siedlung auf 29, der er nichts tut. Ritter, die zu Beginn deines Zuges wach waren, sind *bereit*: Sie tragen einen Wimpel.',
    },
    {
      say: [
        'Ein bereiter Ritter darf über deine Straßen zu einem Barbaren ziehen und kämpfen: Er siegt, wenn seine Stufe mindestens so hoch ist (IK-184, IK-278).',
      ],
      task: 'Wähl Ritter handeln, dann den Ritter auf 35, und greif 29 an.',
    },
    {
      say: ['Jeder Sieg bringt eine Fortschrittskarte aus einem Stapel, den du nennst (IK-294).'],
      task: 'Nenn den Stapel der Wissenschaft.',
      after: 'Es war der letzte seines Überfalls, und nur du hast gesiegt: ein Retterpunkt (IK-297).',
    },
    {
      say: [
        'Die Überfälle wachsen: Der nächste bringt Stufe 2, der dritte Stufe 3, dann mehr auf einmal. *Dreizehn Punkte gewinnen.*',
      ],
    },
  ],
};
