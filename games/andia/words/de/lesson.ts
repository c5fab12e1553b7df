import type { LessonWords } from '@marchlands/kit/board.ts';

export const lesson: LessonWords = {
  title: 'Andia',
  steps: [
    {
      say: [
        'Acht Provinzen, acht Städte. Wer *fünf Städte* hält, wenn ein Zug beginnt, hat gewonnen (AN-22). Du bist Bernstein, mit dem Turm, und hältst drei; Petrol, mit dem Wolf, hält zwei.',
        'In jedem Zug schreiben beide *im Geheimen* einen Befehl. Niemand ist zuerst dran: Beide Befehle werden zugleich gezeigt und ausgeführt. Überleg also, was Petrol jetzt schreiben mag.',
      ],
    },
    {
      say: [
        'Ein Befehl zieht Steine *aus einem Gebiet* in Gebiete daneben, oder *in ein Gebiet* aus Gebieten daneben (AN-48). Straßen, Brücken und Bergpässe verbinden Gebiete; was sie nicht verbinden, ist kein Weg.',
      ],
      task: 'Tipp auf Mu, dann dreimal auf Shalomar und einmal auf Mystery City, und bestätige.',
      after: 'Petrol hat gepasst, deine Steine sind also einfach angekommen.',
    },
    {
      say: [
        'Ein neuer Zug beginnt: Du hältst drei Städte, also drei *neue Steine*. Jeder kommt in seine Stadt, oder in die Provinz mit demselben Anfangsbuchstaben, wenn Petrol dort nicht steht (AN-32).',
      ],
      task: 'Tipp auf Atlantea, damit der Stein von Amber City dorthin kommt. Lass die anderen in ihren Städten, und bestätige.',
      after: 'Neue Steine werden gezeigt, bevor Befehle geschrieben werden, und dürfen gleich ziehen.',
    },
    {
      say: [
        'Drei von deinen in Shalomar stehen drei von Petrol in Halcyonna gegenüber.',
        'Ziehen Steine beider Seiten *denselben Weg in Gegenrichtung*, kämpfen sie, wo sie sich treffen (AN-68). Die größere Seite verliert umso weniger, je größer ihr Vorsprung: Mit doppelt so vielen verliert sie keinen (AN-84).',
      ],
      task: 'Schick alle drei von Shalomar nach Halcyonna.',
      after:
        'Petrol kam dir entgegen: 3 gegen 2 auf der Brücke, 2 von deinen gingen weiter. In Halcyonna trafen sie auf den einen, der geblieben war: 2 gegen 1, und 2 bleiben.',
    },
    {
      say: ['Wieder neue Steine. Diesmal bleiben alle drei in ihren Städten.'],
      task: 'Bestätige die neuen Steine in den Städten.',
    },
    {
      say: [
        'In Valhalla stehen drei Steine von Petrol. Keiner deiner Haufen daneben ist allein stark genug, aber ein Befehl kann auch *sammeln*: aus mehreren Gebieten in eines ziehen.',
        'Bei gleichem Kampf bleibt dem ein Stein, der das Gebiet am Ende des letzten Zuges hielt; das zeigt seine Fahne (AN-79). Besser, mit mehr zu kommen: 5 gegen 3 lassen 4.',
      ],
      task: 'Tipp auf Halcyonna, dann zweimal auf Valhalla, dann dreimal auf Atlantea: 3 und 2 ziehen nach Valhalla.',
      after: '5 gegen 3: 4 bleiben. Petrol hat inzwischen Utopia City genommen.',
    },
    {
      say: ['Jetzt drei Städte für jeden. Jede Stadt gibt einen Stein, egal wie viele darin stehen (AN-31).'],
      task: 'Setz deine neuen Steine, wie du magst.',
    },
    {
      say: [
        'Jeder hat drei *Beschüsse* im ganzen Spiel und darf einem Befehl einen hinzufügen. Er fällt am Ende des Zuges auf das, was dann dort steht: Eine Stadt verliert alle Steine, eine Provinz die Hälfte (AN-87, AN-88). Deine eigenen trifft es genauso.',
        'In Utopia City stehen drei Steine.',
      ],
      task: 'Zieh 2 von Valhalla nach Valkyrie City, dann drück Beschuss und tipp auf Utopia City.',
      after: 'Utopia City ist leer, und du hältst vier Städte.',
    },
    {
      say: [
        'Noch eine Stadt, und gehalten, wenn der nächste Zug beginnt: Das gewinnt. Im Zug erreichte Städte zählen nur, wenn sie dann noch gehalten sind (AN-23).',
      ],
      task: 'Setz deine neuen Steine, wie du magst.',
    },
    {
      say: ['Shangri-La City liegt leer neben Amber City, und nichts von Petrol ist in der Nähe.'],
      task: 'Zieh 1 von Amber City nach Shangri-La City.',
      after: 'Fünf Städte zu Beginn des Zuges: Du hast gewonnen.',
    },
    {
      say: [
        'Das ist alles. Der Rest ist Raten: Wo Petrol nicht sagen kann, was du tust, bist du stark. Ein Tipp zeigt, was ein guter Spieler mischen würde, und wie oft.',
      ],
    },
  ],
};
