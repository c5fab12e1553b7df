import type { words } from '../../words.ts';

/** Eine entschiedene Partie zu Ende spielen. */
export const playOut: typeof words.playOut = {
  label: 'Zu Ende spielen',
  won: 'Soweit ein Bot das sagen kann, ist das so gut wie gewonnen.',
  lost: 'Soweit ein Bot das sagen kann, ist das so gut wie verloren.',
  play: 'Für mich zu Ende spielen',
  later: 'Ich spiele weiter',
  playing: 'Ein Bot spielt deine Seite zu Ende.',
  stop: 'Wieder selbst spielen',
  onePerson: 'Zu Ende gespielt wird nur, wo ein Mensch allein oder gegen Bots spielt.',
};
