import type { words } from '../../words.ts';
import { number } from './count.ts';

/** Die Startseite. */
export const home: typeof words.home = {
  online: 'Online-Tische',
  title: 'Spiele vom Grenzland',
  lede: 'Spiele vom Besiedeln wilder Länder, nach ihren vollständigen Regeln: allein gegen faire Bots, an einem Bildschirm oder online mit Freunden.',
  play: 'Spielen',
  playPreset: (game, preset) => `${game} spielen: ${preset}`,
  setUp: 'Einrichten',
  learn: 'Lernen',
  asLast: 'wie zuletzt',
  rules: 'Regeln',
  seats: (seats) => (seats.length === 1 ? `${seats[0]} Personen` : `${seats[0]} bis ${seats.at(-1)} Personen`),
  minutes: (low, high) => (low === high ? `${low} Minuten` : `${low} bis ${high} Minuten`),
  unfinished: 'Mach da weiter, wo du warst',
  moreUnfinished: (n) => `Alle ${number.format(n)} offenen Partien`,
  resume: 'Weiter',
  none: 'In diesem Regal steht noch kein Spiel.',
};
