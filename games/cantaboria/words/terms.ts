import { seatTermWords } from '@marchlands/core/seat-terms.ts';
import type { TermWords } from '@marchlands/core/words.ts';
import { MAX_SEATS } from '../data/limits.ts';

const sites = (name: string): TermWords => ({ better: `gives you more ${name}`, worse: `gives you fewer ${name}` });

/** A hint's words for a choice, by the terms of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  cities: { better: 'leaves you more Cities', worse: 'leaves you fewer Cities' },
  building: { better: 'comes closer to a City', worse: 'stays further from a City' },
  arms: { better: 'comes closer to a Weapon', worse: 'stays further from a Weapon' },
  goods: { better: 'leaves you more valuable goods', worse: 'leaves you less valuable goods' },
  forests: sites('Forests'),
  goldMines: sites('Gold mines'),
  ironMines: sites('Iron mines'),
  universities: sites('Universities'),
  grounds: sites('Breeding grounds'),
  joined: { better: 'joins more kinds of sites', worse: 'joins fewer kinds of sites' },
  sites: { better: 'makes your sites yield more', worse: 'makes your sites yield less' },
  horses: { better: 'leaves your herd stronger', worse: 'leaves your herd weaker' },
  force: { better: 'leaves your front stronger', worse: 'leaves your front weaker' },
  land: { better: 'leaves you more land', worse: 'leaves you less land' },
  danger: { better: 'leaves your places less open to attack', worse: 'leaves your places more open to attack' },
  targets: { better: 'leaves you more targets', worse: 'leaves you fewer targets' },
  ...seatTermWords(
    MAX_SEATS,
    (name) => `is worse for ${name}`,
    (name) => `is better for ${name}`,
  ),
  refused: { better: 'makes no offer that may be refused', worse: 'may be refused' },
};
