import { inPercent } from '@marchlands/core/percent.ts';
import type { words } from '../../words.ts';
import { number } from './count.ts';

/** Die Analyse einer Partie. */
export const review: typeof words.review = {
  title: 'Analyse',
  working: 'Ein starker Bot geht die Partie Zug um Zug durch.',
  made: (level) => `Vom Bot ${level}, aus dem, was jeder Platz sehen konnte.`,
  rough: (error) =>
    `Grob: In Partien von Bots dieser Art lagen die genannten Siegchancen im Mittel um ${error} daneben.`,
  unmeasured: 'Grob: Wie genau die Siegchancen in Partien dieser Art sind, hat noch niemand gemessen.',
  progress: 'Wie weit die Analyse ist',
  ready: 'Die Analyse ist fertig.',
  stop: 'Abbrechen',
  again: 'Noch einmal',
  stopped: 'Die Analyse wurde abgebrochen.',
  failed:
    'Der Bot, der die Partie durchgeht, ist ausgefallen. Versuch es noch einmal; der Partie ist nichts geschehen.',
  notOver: 'Analysiert wird eine Partie erst nach ihrem Ende.',
  chart: 'Siegchancen',
  chartHelp: 'Wähl einen Punkt darauf oder nimm die Pfeiltasten, um den Moment auf dem Brett zu sehen.',
  moment: (at, shares) => `Schritt ${at}: ${shares}`,
  share: (name, share) => `${name} ${share}`,
  chance: 'Der Zufall war dran.',
  chose: (names, what) => (what === '' ? `Gewählt: ${names}.` : `${names}: ${what}.`),
  agreed: 'Alle haben sich auf das Ende geeinigt.',
  account: 'Wo der Sieg geblieben ist',
  course: (name, before, after) => `${name}: von ${before} auf ${after}`,
  percent: '% Siegchance',
  nobody: 'Alle verlieren',
  before: 'Am Anfang',
  after: 'Am Ende',
  parts: {
    luck: 'Glück',
    guesses: 'Erraten',
    own: 'Eigene Züge',
    others: 'Züge der anderen',
    revised: 'Neubewertung',
  },
  grades: { doubtful: 'Zweifelhafte Züge', bad: 'Schlechte Züge', blunder: 'Grobe Fehler' },
  mattered: 'Züge, auf die es ankam',
  rate: 'Verschenkt je Zug',
  accountHelp: (isSealed) =>
    `Jede Spalte geht auf. Glück ist, was der Zufall geändert hat${
      isSealed ? '; Erraten, was die geheime Wahl der anderen gegenüber dem Erwarteten ausgemacht hat' : ''
    }. Züge zählen, was sie verschenkt haben. Die Neubewertung ist die des Bots: Hinterher sah er die Stellung anders.`,
  moments: 'Was den Ausschlag gab',
  decided: (part, winner, other) => `Den Endstand entschied der Posten „${part}“: ${winner}, ${other}.`,
  noMoments: 'Kein einzelner Moment hat viel geändert.',
  turn: (told, name, before, after) => `${told} ${name}: von ${before} auf ${after}.`,
  choices: 'Bessere Züge',
  blameRough: (worse, judged) =>
    `Grob: Von ${judged} solchen Zügen in Partien von Bots waren ${worse} schlechter, als ein Bot von dort weiterspielte.`,
  blameUnmeasured: 'Grob: Wie viele solche Züge in diesem Spiel schlechter sind, hat noch niemand gemessen.',
  hurried: (closely, suspected) =>
    `In der Zeit, die ihm blieb, hat der Bot ${number.format(closely)} von ${number.format(suspected)} möglichen Fehlern genau verglichen.`,
  lengthenHelp: 'Ein längerer Blick findet vielleicht mehr.',
  lengthen: 'Länger prüfen, eine Minute',
  noChoices: (isOne) =>
    `Der Bot kann keinen Zug zeigen, der besser war als der gespielte${isOne ? ' dieses Platzes' : ''}.`,
  noneYet: (isOne) => `Bisher ist kein besserer Zug${isOne ? ' dieses Platzes' : ''} gezeigt.`,
  whose: 'Wessen Züge',
  all: 'Alle',
  played: 'Gespielt',
  better: 'Besser',
  grade: { doubtful: 'Zweifelhaft', bad: 'Schlecht', blunder: 'Grob' },
  worth: (value, best) => `${value} statt ${best}`,
  givenAway: (low, high) => `(${inPercent(low === high ? low : `${low} bis ${high}`)} verschenkt)`,
  notation: 'In Notation',
  show: 'Zeigen',
  showLong: (step, choice) => `Zeigen: das Brett vor Schritt ${step}, ${choice}`,
  tryIt: 'Von dort probieren',
  tryLong: (step, choice) => `Von dort probieren: vor Schritt ${step}, ${choice}`,
  more: (n) => `${number.format(n)} weitere zeigen`,
  table: 'Als Tabelle',
  tableHelp: `Schritte, in denen sich eine Siegchance um ${inPercent(1)} oder mehr geändert hat.`,
  tableStep: 'Schritt',
  tableWhat: 'Was geschah',
  withMatch: 'Partie, Analyse und Varianten',
  withMatchHelp:
    'Die Partie mit ihrer Analyse und den probierten Varianten in einer Datei. „Einlesen“ holt alles zurück.',
  withMatchSave: 'Alles speichern',
};
