import { catalogue } from '@marchlands/core/language.ts';

/** The lab's figures in words. */
export const words = catalogue('island/lab', {
  seat: {
    settlements: 'settlements built',
    cities: 'cities built',
    roads: 'roads built',
    knights: 'knights recruited',
    promotions: 'knights promoted',
    kills: 'barbarians killed by its knights',
    sacks: 'cities reduced or lost to barbarians',
    levels: 'city improvements',
    politics: 'city improvements of politics',
    cards: 'progress cards drawn',
    deals: 'deals with others',
    bank: 'trades with the bank',
    robbed: 'cards stolen from it',
    discarded: 'times it had to discard',
  },
  first: { began: 'had the first turn (1 or 0)' },
  match: { turns: 'turns', landings: 'barbarians landed', attacks: 'attacks on the whole island' },
  labels: {
    draftPlace: { title: 'place in the set-up' },
    firstAction: {
      title: 'first built or bought',
      of: {
        road: 'a road',
        settlement: 'a settlement',
        city: 'a city',
        knight: 'a knight',
        level: 'a city improvement',
        card: 'a development card',
      },
    },
  },
  things: { played: 'progress and development cards played' },
  chance: {
    roll: { title: 'sum of both dice' },
    event: {
      title: 'event die',
      of: { ship: 'ship', trade: 'trade', politics: 'politics', science: 'science' },
    },
    development: {
      title: 'development cards drawn',
      of: {
        knight: 'knight',
        point: 'point',
        'road-building': 'road building',
        plenty: 'plenty',
        monopoly: 'monopoly',
      },
    },
  },
});
