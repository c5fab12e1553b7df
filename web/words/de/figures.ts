import type { percentWords } from '@marchlands/core/percent.ts';
import type { placeWords } from '@marchlands/core/tally.ts';
import type { figureWords } from '@marchlands/lab/common.ts';

/** Was in jedem Spiel gezählt wird. */
export const figures: typeof figureWords = {
  wins: 'Anteil der Siege',
  score: 'Punkte am Ende',
  defeat: 'Anteil der Partien, die alle gemeinsam verloren',
  decisions: 'Züge der Plätze',
  chances: 'Ergebnisse des Zufalls',
  scoreGap: 'Punkte zwischen dem Sieger und dem Nächsten',
  leadChanges: 'Wechsel der Führung',
  decidedAt: 'Teil der Partie, nach dem der Sieger vorn blieb',
  lowest: 'das Wenigste, was der Sieger unterwegs erwarten durfte',
  branching: 'Züge zur Auswahl',
  forced: 'Anteil der Entscheidungen mit nur einem Zug',
};

/** Plätze in einer Reihenfolge. */
export const places: typeof placeWords = {
  first: 'als Erster',
  second: 'als Zweiter',
  third: 'als Dritter',
  fourth: 'als Vierter',
  fifth: 'als Fünfter',
  sixth: 'als Sechster',
};

/** Wie eine Chance geschrieben wird. */
export const percents: typeof percentWords = { under: 'unter', over: 'über', point: ',' };
