import type { matchWords } from '@marchlands/core/match/sentences.ts';

/** Was die Partie selbst sagt, bei jedem Spiel. */
export const match: typeof matchWords = {
  takesBack: (name, isAgreed) => `${name} nimmt eine Wahl zurück${isAgreed ? '; alle waren einverstanden' : ''}.`,
  resigns: (name) => `${name} gibt auf.`,
  ends: 'Alle sind einverstanden, die Partie zu beenden.',
  playsOn: (player, name) => `${player} spielt für ${name} weiter.`,
  personPlaysOn: (name) => `Ein Mensch spielt für ${name} weiter.`,
  botPlaysOn: (name) => `Ein Bot spielt für ${name} weiter.`,
};
