import type { levelWords } from '@marchlands/bots/level-words.ts';

/** Wie die Stufen der Bots spielen. */
export const levels: typeof levelWords = {
  random: 'Irgendein erlaubter Zug, alle gleich wahrscheinlich.',
  novice: 'Schaut einen Zug voraus und nimmt oft eine Wahl, die beinahe so gut ist.',
  greedy: 'Schaut einen Zug voraus und nimmt, was jetzt am besten aussieht, den Zufall gemittelt.',
  searching: (iterations) =>
    `Spielt vor jeder Entscheidung bis zu ${iterations.toLocaleString('de')} Fortsetzungen im Kopf durch.`,
  budget: (iterations) => `Sucht mit ${iterations} Durchläufen je Entscheidung.`,
  time: (milliseconds) => `Sucht ${milliseconds} Millisekunden je Entscheidung.`,
};
