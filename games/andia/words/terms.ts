import type { TermWords } from '@marchlands/core/words.ts';

/** A hint's words for an order, by the features of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  pieces: { better: 'gains pieces on the other side', worse: 'loses pieces to the other side' },
  bombs: { better: 'keeps bombardments', worse: 'spends a bombardment' },
  cities: { better: 'takes or holds cities', worse: 'gives cities away' },
  weakCity: { better: 'covers a city in danger', worse: 'leaves a city open to attack' },
  openCity: { better: 'comes near a city that only you can enter', worse: 'lets go of a free city' },
  sharedCity: { better: 'outnumbers the other side at a free city', worse: 'is outnumbered at a free city' },
  oneShort: { better: 'comes within one city of the goal', worse: 'falls back from the goal' },
  bombed: { better: 'keeps pieces out of bombardments', worse: 'crowds pieces where a bombardment can fall' },
  influence: { better: 'spreads your pieces towards the cities', worse: 'draws your pieces away from the cities' },
  lastNeeded: { better: 'brings the last city needed closer', worse: 'moves the last city needed away' },
};
