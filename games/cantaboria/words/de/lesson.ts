import type { LessonWords } from '@marchlands/kit/board.ts';

export const lesson: LessonWords = {
  title: 'Cantaboria',
  steps: [
    {
      say: [
        'Drei Stämme teilen sich diesen Kontinent. Du bist Bernstein, mit dem Turm, im Westen; Petrol hält den Nordosten, Violett den Südosten. Wer am Ende einer Runde *drei Städte* hat, hat gewonnen (CA-96).',
        'Am Anfang der Partie haben alle die *Fundorte* ungesehen gelegt und dann die Gebiete einzeln genommen, in jedem ein *Krieger* (CA-16, CA-18). Was ein Ort enthält, gehört dem, dessen Krieger dort steht.',
        'Das ist Runde 6. Jede Runde hat fünf Phasen: Ausbau, Ertrag, Handel, Transport, Angriff. Du führst an, bist also in jeder zuerst dran.',
      ],
    },
    {
      say: [
        '*Ausbau*. Alles, was ein Bau kostet, muss in einem deiner Gebiete beisammenliegen (CA-31). In Brambelune (C2) liegen Holz, Gold, Eisen und Magie: eine *Stadt* (CA-29).',
      ],
      task: 'Tipp auf Brambelune (C2) und bau eine Stadt für Güter.',
      after:
        'Deine erste Stadt. Für den Ertrag würfelt der Anführer: bei 1 bis 4 findet er statt, bei 5 nicht, bei 6 stimmen alle ab (CA-24).',
    },
    {
      say: [
        'Jeder *Fundort* gab einen Marker, der Wald in Ennoway (B2) zwei, denn er liegt neben deiner Stadt (CA-38).',
        'Eine *Zucht* mit einem Pferd schickt das neue in ein Gebiet ohne eins, neben ihr oder neben Pferden, die mit ihr verbunden sind (CA-41).',
      ],
      task: 'Tipp auf Ravensill (D2) und setz das neue Pferd dorthin.',
      after: 'Der nächste Würfel war eine 2: Es wird gehandelt.',
    },
    {
      say: [
        '*Handel*: Güter und Pferde, mit allen, die einen Ort neben einem von deinen haben (CA-44, CA-45). Was du bekommst, darf in jedes deiner Gebiete (CA-47).',
        'Violett hat in Aldersong (E3) ein Pferd übrig. In Threewater (C3) würde es dir gut dienen.',
        'Was du zusammenstellst, lässt sich frei ändern; nichts wird geschickt, bevor du *Bestätigen* drückst.',
      ],
      task: 'Biete Violett beide Holz aus Ennoway (B2) für ein Pferd, das nach Threewater (C3) kommt, und bestätige.',
      after: 'Violett hat angenommen. Dann hat Petrol gepasst, und Violett auch.',
    },
    {
      say: [
        'Reihum darf jeder ein Angebot machen oder passen. Der Handel endet, wenn alle nacheinander gepasst haben (CA-49).',
      ],
      task: 'Pass, und der Handel ist zu Ende.',
    },
    {
      say: [
        '*Transport*. Du hattest am Anfang 12 Orte und hältst 15, das Boot mitgezählt. Je 3 mehr sind einen Transport mehr wert: Du hast zwei (CA-52).',
        'Nettlemark (E2), Ravensill (D2) und Threewater (C3) haben jetzt je ein Pferd und liegen nebeneinander: eine *Pferdekette*. Güter und Waffen gehen von jedem Glied zu jedem anderen; die Pferde bleiben (CA-59).',
      ],
      task: 'Tipp auf Nettlemark (E2), schick die Waffe durch die Kette nach Threewater (C3), und bestätige.',
    },
    {
      say: [
        'Nun dein *Flussboot* im Abschnitt N4. Ein Boot fährt so weit, wie man es lässt, und lädt unterwegs von deinen Ufern (CA-60, CA-61). Mit einer Waffe an Bord zählt es 6: 2 für das Boot, 1 für seinen Krieger, 3 für die Waffe.',
        'Um durch den Abschnitt M2 zu kommen, brauchst du Erlaubnis: Oldenspar (C4) und Quillonde (D3) sind seine Ufer, und sie gehören anderen (CA-66).',
      ],
      task: 'Tipp auf das Boot in N4, lade die Waffe aus Ravensill (D2) auf, und fahr nach M1, M2 und M3. Bestätige: Die Besitzer werden gefragt.',
      after:
        'Petrol hat mit 7 Punkten verboten, Violett mit 2 erlaubt. Deine 6 und diese 2 sind mehr als 7, also kam das Boot durch (CA-68). Wäre Violett neutral geblieben, läge es jetzt in M2.',
    },
    {
      say: ['Wo du hältst, liegt das Boot neben beiden Ufern. Das ist nahe genug an Petrols Stadt in Oldenspar (C4).'],
      task: 'Halt in M3: Bestätige den Transport.',
      after: 'Petrol und Violett haben nichts transportiert.',
    },
    {
      say: [
        '*Angriff*, die letzte Phase. Jede Stadt von dir gibt davor einen Transport als *Nachschub* (CA-93). Er wird zurückgenommen, wenn kein Angriff folgt (CA-94).',
        'Du willst Sildrake Fen (A3). Seine Stadt, sein Krieger und die zwei Krieger von Petrol daneben sind 6. Du hast 4 daneben: Eine Waffe mehr würde reichen.',
      ],
      task: 'Tipp auf Threewater (C3) und trag die Waffe zu Fuß nach Velmarrow (B3). Bestätige.',
    },
    {
      say: [
        'Im Kampf zählt ein Krieger 1, ein Pferd 1, eine Waffe 3, eine Stadt 3, Güter nichts (CA-78). Alle deine Punkte *neben dem Ziel* stehen gegen die in ihm und die seines Besitzers daneben, und du musst *mehr* haben (CA-83).',
        'Pferd, Waffe und Krieger in Velmarrow (B3) und Pferd und Krieger in Ulmarsh (A2) sind 7 gegen 6.',
      ],
      task: 'Tipp auf Sildrake Fen (A3), sieh dir beide Summen an, und bestätige den Angriff, wie er steht.',
      after: 'Dein Krieger hat den von Petrol abgelöst, und die Stadt gehört dir: zwei.',
    },
    {
      say: [
        'Wer einen Angriff gewinnt, darf einen zweiten machen (CA-75). Alle anderen mit einem Ort neben dem Ziel dürfen *einer Seite helfen*, mit allen Punkten dort (CA-89).',
        'Oldenspar (C4): 13 gegen 9, und Violett hat 3 daneben. Selbst wenn Violett Petrol hilft, sind das 13 gegen 12.',
        'Mit einem Angriff darf eine Figur *ins Ziel* kommen (CA-84). Sie zählt so oder so einmal, steht aber danach dort.',
      ],
      task: 'Tipp auf Oldenspar (C4), reite mit dem Pferd aus Threewater (C3) bis nach Oldenspar, und bestätige.',
      after:
        'Violett hat Petrol geholfen, und es hat nicht gereicht. Die Runde ist zu Ende, und du hast drei Städte: gewonnen.',
    },
    {
      say: [
        'Das ist eine ganze Runde. Andere rechnen wie du: Drei Städte, die sich vor dem Ende der Runde zurückholen lassen, sind noch kein Sieg. Nimm die letzte also spät, oder bewach sie gut.',
        'Vor jedem Angriff zeigt das Brett beide Summen Stück für Stück, und wer noch helfen kann.',
      ],
    },
  ],
};
