import type { TermWords } from '@marchlands/core/words.ts';

/** A hint's words for a choice, by the terms of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  points: { better: 'brings points', worse: 'costs points' },
  production: { better: 'makes you produce more', worse: 'makes you produce less' },
  hand: { better: 'brings you nearer to what you build next', worse: 'spends cards' },
  room: { better: 'opens room to build', worse: 'uses up room to build' },
  road: { better: 'lengthens your road', worse: 'shortens your road' },
  cards: { better: 'strengthens your cards', worse: 'uses up a card' },
  knights: { better: 'strengthens your knights', worse: 'weakens your knights' },
  danger: { better: 'guards what may be lost', worse: 'leaves cities open to barbarians' },
  levels: { better: 'improves your cities', worse: 'sets your cities back' },
  others: { better: 'sets the others back', worse: 'helps the others' },
};
