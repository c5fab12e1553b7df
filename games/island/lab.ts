import { countingLab } from '@marchlands/core/tally.ts';
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
  },
  {
    firstSeatDrawn(tally, { seat: first }, { setup: { seats } }) {
      for (let seat = 0; seat < seats; seat += 1) tally.first('began', seat, seat === first ? 1 : 0);
    },
    settlementBuilt: (tally, { seat }) => tally.add('settlements', seat),
    cityBuilt: (tally, { seat }) => tally.add('cities', seat),
    roadBuilt: (tally, { seat }) => tally.add('roads', seat),
    knightRecruited: (tally, { seat }) => tally.add('knights', seat),
    knightPromoted: (tally, { seat }) => tally.add('promotions', seat),
    barbarianFought(tally, { seat, left }) {
      if (left === 0) tally.add('kills', seat);
    },
    cityLost: (tally, { seat }) => tally.add('sacks', seat),
    levelBought(tally, { seat, track }) {
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
