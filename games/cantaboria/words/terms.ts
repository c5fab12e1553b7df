import type { TermWords } from '@marchlands/core/words.ts';

/** A hint's words for a choice, by the terms of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  cities: { better: 'leaves you more Cities', worse: 'leaves you fewer Cities' },
  building: { better: 'comes closer to building', worse: 'stays further from building' },
  goods: { better: 'leaves you more goods', worse: 'leaves you fewer goods' },
  sites: { better: 'makes your sites yield more', worse: 'makes your sites yield less' },
  horses: { better: 'leaves your herd stronger', worse: 'leaves your herd weaker' },
  force: { better: 'leaves your front stronger', worse: 'leaves your front weaker' },
  land: { better: 'leaves you more land', worse: 'leaves you less land' },
  danger: { better: 'leaves your places less open to attack', worse: 'leaves your places more open to attack' },
  targets: { better: 'leaves you more targets', worse: 'leaves you fewer targets' },
  others: { better: 'leaves the others worse off', worse: 'leaves the others better off' },
  refused: { better: 'makes no offer that may be refused', worse: 'may be refused' },
};
