import { catalogue } from '@marchlands/core/language.ts';

/** The lab's figures in words. */
export const words = catalogue('andia/lab', {
  seat: {
    bombs: 'bombardments',
    bombedCities: 'bombardments of cities',
    bombedEmpty: 'bombardments of an empty area',
    bombedPieces: 'pieces removed by bombardments',
    passes: 'orders that move nothing',
    moved: 'pieces that moved',
    placed: 'new pieces',
    placedInCity: 'new pieces put into their city',
    fightsWon: 'fights in an area won',
  },
  first: {},
  match: {
    turns: 'turns',
    areaFights: 'fights in an area',
    evenFights: 'fights in an area that nobody survived',
    exchanges: 'exchange fights',
  },
  labels: {
    firstOrder: {
      title: 'first order',
      of: { none: 'no move', one: 'one move', two: 'two moves', more: 'three moves or more' },
    },
  },
  things: {},
  chance: {},
});
