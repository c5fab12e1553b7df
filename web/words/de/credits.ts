import type { creditsWords } from '../credits.ts';

/** Auf wessen Arbeit die Seite steht. */
export const credits: typeof creditsWords = {
  rules: 'Regeln',
  rulesText:
    'Die Spiele sind mit unseren eigenen Worten nach Regeln erzählt, die ihre Autoren veröffentlicht haben. Jedes Regelbuch nennt seine Quelle. Marchlands gehört zu keinem Verlag.',
  drawings: 'Zeichnungen',
  drawingsBy: 'Wappen, Gebäude und Spielsteine stammen von den Mitwirkenden von',
  drawingsUnder: '(Lorc, Delapouite und anderen), unter',
  drawingsIcons: 'Farben und Größen haben wir geändert. Die Symbole der Bedienung sind von',
  drawingsOwn: '(ISC). Bretter, Plättchen und Landschaften sind unsere eigenen.',
  letters: 'Schriften',
  lettersText:
    'Alegreya von Juan Pablo del Peral (Huerta Tipográfica) und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1, gepackt von Fontsource.',
  software: 'Programme',
  softwareText:
    'React, wouter, idb, Vite, Workbox, marked und noble-hashes, jedes unter einer freien Lizenz. Marchlands selbst ist frei unter der MIT-Lizenz.',
};
