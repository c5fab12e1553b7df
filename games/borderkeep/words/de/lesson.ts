import type { LessonWords } from '@marchlands/kit/board.ts';

export const lesson: LessonWords = {
  title: 'Borderkeep',
  steps: [
    {
      say: [
        'Das ist deine Stadt: eine *Straße* mit Bauwerken, davor die Burg*mauer* mit deinen Verteidigern. Darunter liegen die sechs *Güter*, dann deine Hand.',
        'Du spielst allein. Jeder Zug beginnt mit einer Karte vom Stapel. Diese war *Banditen*: Eine Angriffskarte kommt nie auf deine Hand, sie trifft deine Stadt in der Angriffsphase dieses Zuges (BK-83).',
        'Neben dem Brett siehst du, wie das jetzt ausginge. Du hast eine ganze Bauphase, um es zu verbessern.',
      ],
    },
    {
      say: [
        'Jeder Zug hat sechs Phasen: Ziehen, *Unterhalt*, Ertrag, Bauen, Angriff, Heilen.',
        'Truppen kosten 1 Nahrung oder 1 Waffe je Zug. Was nicht bezahlt wird, kommt auf den Ablagestapel (BK-21). Deine Schwertkämpfer sind es wert.',
      ],
      task: 'Zahl den Unterhalt der Schwertkämpfer.',
      after:
        'Der Ertrag kam von selbst: 2 Nahrung vom Bauernhof, 1 Waffe vom Pfeilmacher, 3 Gold von der Burg. Die grünen Zahlen neben deinen Vorräten sagen, was jeder Zug bringt.',
    },
    {
      say: [
        'Nun *baust* du. Karten, die du bezahlen kannst, sind markiert. Öffne die Armbrustschützen: Sie kosten 9, aber dein Pfeilmacher nimmt *3 bei Verteidigern mit Fernwaffen* weg (BK-31).',
        'Truppen zahlt man mit Nahrung und Waffen; Gold ersetzt alles. Die übliche Mischung gibt Gold zuletzt aus, und du darfst sie vor dem Zahlen ändern.',
      ],
      task: 'Öffne die Armbrustschützen auf deiner Hand und stell sie auf.',
      after: 'Sie stehen sofort auf der Mauer. Sieh dir die Aussichten gegen die Banditen an.',
    },
    {
      say: [
        'Ein Bauwerk zahlt man mit Holz und Stein. Die *Balliste* ist ein Geschütz: Sie schießt in jeder Kampfrunde 3 Würfel bei Initiative 8, vor den Banditen, und kann nicht getroffen werden.',
      ],
      task: 'Öffne die Balliste und bau sie.',
    },
    {
      say: [
        'Gold hebst du dir auf: Der Recke kostet 13, und was du hast, reicht noch nicht. Du kannst jede Karte öffnen, um zu sehen, warum sie sich nicht bauen lässt.',
        'Ein Kampf geht nach *Initiative*, die höchste zuerst. Jede Einheit wirft ihre Würfel, und jede 1 ist ein Treffer.',
      ],
      task: 'Beende das Bauen und lass die Banditen kommen.',
      after:
        'Zuerst traf die Balliste. Dann schlugen Banditen und Armbrustschützen zugleich zu: Die Schützen fielen, aber nicht, ohne zu treffen. Die Schwertkämpfer machten ein Ende: Die Stadt hält, und kein Bauwerk ist verloren.',
    },
    {
      say: [
        'In der *Heilphase* kommen Treffer und Wachen von selbst zurück. Was in diesem Zug zerstört wurde, lässt sich für *2 Magie* auf die Hand zurückholen (BK-76).',
      ],
      task: 'Hol die Armbrustschützen zurück.',
      after: 'Sie sind wieder auf deiner Hand, und der nächste Zug hat mit einer neuen Karte begonnen: den Ställen.',
    },
    {
      say: [
        'So geht es 68 Züge lang. Hat eine Stadt *keinen Verteidiger mehr*, reißt das Monster so viele Bauwerke ein, wie ein Würfel zeigt, und Mauern, wenn keine mehr da sind. Mit der letzten *Burgmauer* ist alles verloren (BK-88).',
        'Jeder Verteidiger und jedes Bauwerk ist einen Punkt wert. Zu zweit bis zu sechst kommen Angriffskarten auf die Hand, und ab deinem dritten Zug spielst du sie gegen deine Nachbarn.',
      ],
    },
  ],
};
