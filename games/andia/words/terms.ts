import type { TermWords } from '@marchlands/core/words.ts';

/** A hint's words for an order, by the features of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  pieces: { better: 'gains more pieces on the other side', worse: 'gains fewer pieces on the other side' },
  bombs: { better: 'keeps more bombardments', worse: 'keeps fewer bombardments' },
  cities: { better: 'takes or holds more cities', worse: 'takes or holds fewer cities' },
  weakCity: { better: 'leaves your cities less open to attack', worse: 'leaves your cities more open to attack' },
  openCity: {
    better: 'comes closer to a city that only you can enter',
    worse: 'stays further from a city that only you can enter',
  },
  sharedCity: { better: 'stands stronger at a free city', worse: 'stands weaker at a free city' },
  oneShort: { better: 'comes closer to the goal', worse: 'stays further from the goal' },
  bombed: {
    better: 'leaves fewer pieces where a bombardment can fall',
    worse: 'leaves more pieces where a bombardment can fall',
  },
  influence: {
    better: 'spreads your pieces more towards the cities',
    worse: 'spreads your pieces less towards the cities',
  },
  lastNeeded: { better: 'brings the last city needed closer', worse: 'keeps the last city needed further off' },
};
