import type { remoteWords } from '../remote.ts';

/** `45 s`, `12 min`, `3 h`, `2 Tage`. */
export function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} Tage`;
}

/** Der Zug, um den es geht, wie ihn der Verlauf nennt; ist er leer, nur das Satzende. */
const quoted = (choice: string): string => (choice === '' ? '.' : `: „${choice}“`);

/** Was an einem Online-Tisch gesagt wird. */
export const remote: typeof remoteWords = {
  lost: 'Die Verbindung riss ab, bevor das gesagt war. Versuch es noch einmal, sobald sie wieder da ist.',
  noServer: 'Der Server ist nicht erreichbar. Ist das Netz da?',
  fault: (status) => `Das konnte der Server nicht (${status}).`,
  reconnecting: 'Die Verbindung zum Server ist weg. Die Partie ist dort sicher; neuer Versuch …',
  opening: 'Der Tisch wird geöffnet.',
  watching: (n) => (n === 1 ? '1 Person schaut zu' : `${n} Personen schauen zu`),
  youWatch: 'Du schaust zu.',
  behind: (seconds) => `Du siehst, was vor ${duration(seconds).replace('Tage', 'Tagen')} geschah.`,
  away: (name) => `${name} ist nicht verbunden`,
  clock: (name, left) => `Uhr von ${name}: ${left}`,
  hurry: (left) => `Weniger als ${left} auf deiner Uhr.`,
  botPlays: (level) => `Ein Bot (${level}) spielt für dich.`,
  takeBack: 'Platz wieder übernehmen',
  stepAway: (level) => `Einen Bot (${level}) für dich spielen lassen`,
  asksUndo: (name, choice) => `${name} bittet, einen Zug zurücknehmen zu dürfen${quoted(choice)}`,
  asksEnd: (name) => `${name} bittet, die Partie zu beenden.`,
  youAskedUndo: (choice) =>
    `Du hast gebeten, einen Zug zurückzunehmen${quoted(choice)} Noch haben nicht alle geantwortet.`,
  youAskedEnd: 'Du hast gebeten, die Partie zu beenden. Noch haben nicht alle geantwortet.',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  answered: 'Du hast zugestimmt. Noch haben nicht alle geantwortet.',
  undoDeclined: 'Nicht alle haben zugestimmt, also bleibt der Zug stehen.',
  endDeclined: 'Nicht alle haben zugestimmt, also geht die Partie weiter.',
  undoAsk:
    'Seitdem hat der Zufall gesprochen, jemand anders gezogen oder sich Verborgenes gezeigt. Die anderen werden gefragt.',
  endAsk: (title) => `Die anderen werden gefragt, ob sie diese Partie ${title} beenden wollen.`,
  notAsked: 'Es wird nichts mehr gefragt.',
  askYes: 'Fragen',
  notOver: 'Das geht nach dem Ende der Partie.',
  notYours: 'Du bist nicht dran.',
  ownMoves: 'Eine Zeile von hier enthält nur Züge deines eigenen Platzes.',
  noSeat: 'Wer nur zuschaut, kann das nicht.',
  again: 'Noch einmal spielen',
  againAbout: 'Ein neuer Tisch, mit denselben Plätzen für dieselben Leute.',
  atAgain: 'Die anderen treffen sich an einem neuen Tisch.',
  goAgain: 'Dorthin',
  toEvent: 'Zum Turnier',
  chat: {
    title: 'Chat',
    empty: 'Hier hat noch niemand etwas gesagt.',
    players: 'An die Spielenden',
    spectators: 'An alle, die zuschauen',
    to: 'Wer es hört',
    text: 'Sag etwas',
    say: 'Senden',
    more: (name) => `Zu dem, was ${name} gesagt hat`,
    mute: (name) => `${name} nicht mehr hören`,
    muted: (name) => `Du hörst ${name} nicht mehr.`,
    report: 'Diese Zeile melden',
    why: 'Was ist daran nicht in Ordnung?',
    reported: 'Danke: Wer diesen Server betreibt, wird es sehen.',
    unread: (n) => (n === 1 ? '1 neue Zeile' : `${n} neue Zeilen`),
    spectator: 'schaut zu',
  },
  duration,
};
