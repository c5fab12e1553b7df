import { countingLab, PLACES } from '@marchlands/core/tally.ts';
import type { Types } from './types.ts';

/** What the author of the roaming barbarians asks, and what every island game is asked. */
export const lab = countingLab<Types>()(
  {
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
    uses: ['settlements', 'cities', 'roads', 'knights', 'promotions', 'levels', 'deals', 'bank'],
    labels: {
      draftPlace: { title: 'place in the set-up', of: PLACES },
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
  },
  {
    firstSeatDrawn(tally, { seat: first }, { setup: { seats } }) {
      for (let seat = 0; seat < seats; seat += 1) tally.first('began', seat, seat === first ? 1 : 0);
    },
    settlementBuilt(tally, { seat }, { turn }) {
      if (turn > 0) tally.label('firstAction', seat, 'settlement');
      // The first settlement of all is that of the first seat of the set-up.
      tally.places('draftPlace', seat);
      tally.add('settlements', seat);
    },
    cityBuilt(tally, { seat }, { turn }) {
      if (turn > 0) tally.label('firstAction', seat, 'city');
      tally.add('cities', seat);
    },
    roadBuilt(tally, { seat }, { turn }) {
      if (turn > 0) tally.label('firstAction', seat, 'road');
      tally.add('roads', seat);
    },
    knightRecruited(tally, { seat }) {
      tally.label('firstAction', seat, 'knight');
      tally.add('knights', seat);
    },
    developmentBought: (tally, { seat }) => tally.label('firstAction', seat, 'card'),
    knightPromoted: (tally, { seat }) => tally.add('promotions', seat),
    barbarianFought(tally, { seat, left }) {
      if (left === 0) tally.add('kills', seat);
    },
    cityLost: (tally, { seat }) => tally.add('sacks', seat),
    levelBought(tally, { seat, track }) {
      tally.label('firstAction', seat, 'level');
      tally.add('levels', seat);
      if (track === 'politics') tally.add('politics', seat);
    },
    cardDrawn: (tally, { seat }) => tally.add('cards', seat),
    dealMade(tally, { seat, with: other }) {
      tally.add('deals', seat);
      tally.add('deals', other);
    },
    bankTraded: (tally, { seat }) => tally.add('bank', seat),
    cardStolen: (tally, { from }) => tally.add('robbed', from),
    cardsDiscarded: (tally, { seat }) => tally.add('discarded', seat),
    turnBegan: (tally) => tally.count('turns'),
    barbarianLanded: (tally) => tally.count('landings'),
    islandAttacked: (tally) => tally.count('attacks'),
  },
);
