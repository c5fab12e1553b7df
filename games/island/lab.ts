import { countingLab } from '@marchlands/core/tally.ts';
import type { Types } from './types.ts';
import { words } from './words/lab.ts';
import { CARD_NAMES } from './words/names.ts';

/** The questions of the author of the roaming barbarians, and those asked of every island game. */
export const lab = countingLab<Types>()(
  words,
  {
    firstSeatDrawn(tally, { seat: first }, { setup: { seats } }) {
      for (let seat = 0; seat < seats; seat += 1) tally.first('began', seat, seat === first ? 1 : 0);
    },
    settlementBuilt(tally, { seat }, { turn }) {
      if (turn > 0) tally.label('firstAction', seat, 'settlement');
      // The very first settlement belongs to the first seat of the set-up.
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
    developmentBought(tally, { seat, card }) {
      tally.label('firstAction', seat, 'card');
      // It is never played: it counts as soon as it is bought.
      if (card === 'point') tally.use('played', card, seat);
    },
    cardPlayed: (tally, { seat, card }) => tally.use('played', card, seat),
    // A card revealed when drawn is not played either.
    cardShown: (tally, { seat, card }) => tally.use('played', card, seat),
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
  {
    uses: ['settlements', 'cities', 'roads', 'knights', 'promotions', 'levels', 'deals', 'bank'],
    things: { played: CARD_NAMES },
    chance: {
      roll: {
        from: 2,
        to: 12,
        weights: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
        of: (outcome, { red }) => (outcome.kind === 'yellow' ? red + outcome.face : null),
      },
      event: { of: (outcome) => (outcome.kind === 'event' ? outcome.face : null) },
      development: { of: (outcome) => (outcome.kind === 'devCard' ? outcome.card : null) },
    },
  },
);
