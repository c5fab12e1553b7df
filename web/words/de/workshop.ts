import { inPercent } from '@marchlands/core/percent.ts';
import type { workshopWords } from '../workshop.ts';

const number = new Intl.NumberFormat('de');

/** Was die Werkstatt sagt. */
export const workshop: typeof workshopWords = {
  title: (game) => `Werkstatt: ${game}`,
  lede: 'Ändere eine Regel, lass Bots dieselben Spiele nach den Standardregeln und nach deinen spielen, und sieh, was das mit dem Spiel macht.',
  level: 'Bots',
  levelAbout: 'Was nur starke Spieler nutzen, sieht unter schwachen nutzlos aus; starke brauchen länger.',
  deals: 'Spiele',
  dealsAbout: (seats) =>
    seats === 1
      ? 'Jedes wird einmal gespielt.'
      : `Jedes wird ${seats}-mal gespielt; jedes Mal rücken alle einen Platz weiter.`,
  start: 'Spielen lassen',
  stop: 'Anhalten',
  play: 'Selbst spielen',
  share: 'Die Adresse dieser Seite enthält die Variante:',
  tooLong: 'Diese Variante ist zu groß für eine Adresse: Ihr Editor sichert sie als Datei.',
  before: 'Noch wurde nichts gespielt.',
  progress: (done, most) => `${number.format(done)} von ${number.format(most)} Partien`,
  left: (seconds) => (seconds < 90 ? `noch etwa ${seconds} s` : `noch etwa ${Math.ceil(seconds / 60)} min`),
  stopped: 'Angehalten: Diese Zahlen kommen aus den Spielen, die ganz gespielt wurden.',
  bug: (message) => `Partie ${message} Das ist ein Fehler von uns.`,
  problem: (message) => `Die Partien konnten nicht weitergespielt werden. ${message}`,
  soon: 'Zahlen erscheinen nach 12 Spielen.',
  after: (deals) => `Nach ${number.format(deals)} Spielen`,
  standard: 'Standard',
  yours: 'deine',
  changesTitle: 'Was deine Regeln ändern',
  changes: (n) => {
    if (n === 0) return 'Es zeigt sich keine Änderung. Kleinere Wirkungen brauchen mehr Spiele.';
    return n === 1
      ? 'Eine Zahl ändert sich nachweislich:'
      : `${n} Zahlen ändern sich nachweislich, die deutlichste zuerst:`;
  },
  seatOf: (title, seat) => `${title}, Platz ${seat}`,
  fromTo: (title, from, to, by) => `${title}: ${from} → ${to} (${by})`,
  wins: 'Siege nach Plätzen',
  winsAbout: 'Die Linie ist, was ein ausgeglichenes Spiel ergäbe.',
  seat: (seat) => `Platz ${seat}`,
  all: 'Alle Zahlen',
  figure: 'Größe',
  mean: 'Mittel',
  difference: 'Unterschied',
  winners: 'Sieger hatten mehr',
  beliefs: `Die Intervalle gelten zusammen mit ${inPercent(95)}: Jedes ist breiter, weil viele betrachtet werden. „Sieger hatten mehr“ sagt, was mit dem Sieg einhergeht, nicht, was ihn bewirkt.`,
  fared: 'Was mit dem Sieg einhergeht',
  begun: 'wer so begann',
  single: (things) => `Einzeln: ${things}`,
  ofSeats: 'der Plätze',
  timesEach: (times) => `je ${times}`,
  winShare: 'Anteil am Sieg',
  oneMore: 'eines mehr',
  faredAbout: `Anteil am Sieg: was sie mehr davon hatten, als dieselben Spieler auf denselben Plätzen im Mittel haben. Eines mehr: um wie viel er größer ist, wenn es eines mehr davon ist, neben den anderen der Partie. Die Intervalle jeder Tabelle gelten zusammen mit ${inPercent(95)}. Verglichen wird Gleiches mit Gleichem, es ist kein Experiment: Wer vorn liegt oder länger spielt, nutzt von allem mehr.`,
  matches: 'Partien zum Ansehen',
  matchesAbout: 'Jede öffnet sich als Wiederholung und bleibt bei deinen Partien.',
  match: {
    first: 'Die erste',
    longest: 'Die längste',
    shortest: 'Die kürzeste',
    closest: 'Die knappste',
  },
  matchOf: (which, form, moves, won) =>
    `${which}${form === null ? '' : ` (${form})`}: ${won}, ${number.format(moves)} Züge`,
  won: (seats) => (seats.length === 0 ? 'niemand hat gewonnen' : `Sieg für Platz ${seats.join(' und ')}`),
  watch: 'Ansehen',
  watchOf: (match) => `Ansehen: ${match}`,
  notWritten: 'Diese Partie ließ sich nicht aufschreiben.',
  name: (level, seat) => `${level} ${seat}`,
  tried: 'Auf diesem Gerät probiert',
  triedRules: 'Regeln',
  triedBy: (level, seats, deals) =>
    `${level}, ${seats === 1 ? '1 Platz' : `${seats} Plätze`}, ${number.format(deals)} Spiele`,
  firstSeat: 'Erster Platz gewinnt',
  forget: 'Vergessen',
  forgetOf: (rules) => `Vergessen: ${rules}`,
};
