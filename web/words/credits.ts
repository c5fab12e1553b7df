import { catalogue } from '@marchlands/core/language.ts';

/** Credits; names that are links are placed between `drawingsBy` and the texts after it. */
export const creditsWords = catalogue('credits', {
  rules: 'Rules',
  rulesText:
    'The games are told in our own words after rules that their authors published. Each rulebook names its source. Marchlands is not connected with any publisher.',
  drawings: 'Drawings',
  drawingsBy: 'Charges, buildings and tokens are by the contributors of',
  drawingsUnder: '(Lorc, Delapouite and others), under',
  drawingsIcons: 'we changed colours and sizes. Interface icons are by',
  drawingsOwn: '(ISC). Boards, tiles and terrains are our own.',
  letters: 'Letters',
  lettersText:
    'Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1, packed by Fontsource.',
  software: 'Software',
  softwareText:
    'React, wouter, idb, Vite, Workbox, marked and noble-hashes, each under a free licence. Marchlands itself is free under the MIT licence.',
});
