// Glossar: match Partie, seat Platz, table Tisch, move Zug, choice Wahl oder Zug, record Protokoll, log Verlauf, hint Tipp,
// review Analyse, lines Varianten, position Stellung, deal Spielnummer, deal of the day Tagespartie, share of the win
// Siegchance, house rules Hausregeln, workshop Werkstatt, ladder Rangliste, backup Sicherung.
import type { words } from '../words.ts';
import { data } from './shell/data.ts';
import { daily, deal } from './shell/deals.ts';
import { docs, rules } from './shell/documents.ts';
import { home } from './shell/home.ts';
import { keys } from './shell/keys.ts';
import { learn } from './shell/lesson.ts';
import { lines } from './shell/lines.ts';
import { matches } from './shell/matches.ts';
import { playOut } from './shell/play-out.ts';
import { problems } from './shell/problems.ts';
import { share, verify } from './shell/proof.ts';
import { overall, solo } from './shell/record.ts';
import { review } from './shell/review.ts';
import { setUp } from './shell/set-up.ts';
import { settings, sound } from './shell/settings.ts';
import { table } from './shell/table.ts';
import { trouble } from './shell/trouble.ts';

/** Was die Hülle der Spiele sagt. */
export const shell: typeof words = {
  brand: 'Marchlands',
  skip: 'Zum Inhalt',
  nav: { home: 'Spiele', online: 'Online', matches: 'Partien', settings: 'Optionen', label: 'Hauptmenü' },
  footer: { credits: 'Mitwirkende', offline: 'Läuft nach dem ersten Besuch auch ohne Netz.' },
  docs,
  loading: 'Einen Moment …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  home,
  levels: {
    random: 'Zufall',
    novice: 'Neuling',
    greedy: 'Geübt',
    scout: 'Stark',
    marshal: 'Stärker',
    warden: 'Stärkste',
  },
  characters: { gambler: 'Zocker', builder: 'Bauherr', trader: 'Händler', raider: 'Räuber' },
  setUp,
  you: 'Du',
  playOut,
  table,
  review,
  lines,
  keys,
  matches,
  solo,
  daily,
  deal,
  rules,
  verify,
  share,
  sound,
  overall,
  wayOn: {
    beaten: (level, game) => `Du hast ${level} in ${game} geschlagen.`,
    next: (level) => `Spiel gegen ${level}, die nächste Stufe`,
    lesson: (game) => `${game} kennst du nun schon ein wenig.`,
    learn: (game) => `Die Lektion zu ${game} zeigt den Rest`,
  },
  install: {
    ask: 'Marchlands lässt sich auf diesem Gerät installieren wie eine App: mit eigenem Fenster und ohne Netz.',
    yes: 'Installieren',
    no: 'Nein, danke',
  },
  data,
  settings,
  learn,
  problems,
  credits: { title: 'Mitwirkende' },
  open: {
    title: 'Ein Link wird geöffnet',
    problem: 'Dieser Link lässt sich nicht öffnen:',
    help: 'Vielleicht wurde er unterwegs abgeschnitten. Bitte noch einmal darum, oder beginn eine neue Partie.',
  },
  notFound: { title: 'Hier ist nichts', text: 'Unter dieser Adresse gibt es keine Seite.', home: 'Zu den Spielen' },
  trouble,
  update: { ready: 'Es gibt eine neuere Version der Seite.', go: 'Neu laden' },
  seatName: (seat) => `Spieler ${seat + 1}`,
};
