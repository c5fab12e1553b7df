import type { TermWords } from '@marchlands/core/words.ts';

/** A hint's words for a choice, by the terms of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  cities: { better: 'brings Cities', worse: 'costs Cities' },
  building: { better: 'comes closer to building', worse: 'falls back in building' },
  goods: { better: 'gains goods', worse: 'spends goods' },
  sites: { better: 'makes your sites yield more', worse: 'makes your sites yield less' },
  horses: { better: 'strengthens your herd', worse: 'weakens your herd' },
  force: { better: 'strengthens your front', worse: 'weakens your front' },
  land: { better: 'gains land', worse: 'gives land away' },
  danger: { better: 'covers places in danger', worse: 'leaves places open to attack' },
  targets: { better: 'opens targets for you', worse: 'closes targets to you' },
  others: { better: 'sets the others back', worse: 'helps the others' },
};
