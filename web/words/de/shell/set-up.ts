import { inPercent } from '@marchlands/core/percent.ts';
import type { words } from '../../words.ts';
import { count } from './count.ts';

/** Eine Partie einrichten. */
export const setUp: typeof words.setUp = {
  title: (game) => `${game} einrichten`,
  players: 'Plätze',
  howMany: 'Zahl der Plätze',
  name: (seat) => `Name von Platz ${seat}`,
  player: (seat) => `Wer auf Platz ${seat} spielt`,
  person: 'Mensch',
  bot: (level) => `Bot: ${level}`,
  aboutLevels: 'Über die Bots',
  ladder: (before, seats, own, other) =>
    seats === 2
      ? `Gegen ${before} hat er ${inPercent(own)} der Partien gewonnen und ${inPercent(other)} verloren.`
      : `Neben ${seats - 1} Plätzen mit ${before} hat er ${inPercent(own)} der Partien gewonnen, jeder von ihnen ${inPercent(other)}.`,
  options: 'Hausregeln',
  allStandard: 'Standard',
  someChanged: (n) => `${n} geändert`,
  presets: 'Spielformen',
  yes: 'ja',
  no: 'nein',
  ownData: 'eigene',
  more: (n) => `Mehr: ${count(n, 'Option', 'Optionen')}`,
  changed: 'geändert',
  standard: 'Standard',
  reset: 'Zurück zu den Standardregeln',
  noLimit: 'ohne Grenze',
  byRules: 'nach Regel',
  start: 'Los',
  data: 'Als Daten (JSON)',
  openEditor: 'Editor öffnen',
  problem: 'So lässt sich nicht spielen:',
  noSeats: (game, seats, asked) => `${game} spielt man zu ${seats.join(', ')}, nicht zu ${asked}.`,
  workshop: 'In der Werkstatt ausprobieren',
  noLevel: (level) => `Eine Stufe ${level} gibt es hier nicht.`,
  invitation: 'Die Adresse dieser Seite nennt einen Aufbau, der sich nicht lesen lässt:',
};
