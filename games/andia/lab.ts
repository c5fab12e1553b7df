import { countingLab } from '@marchlands/core/tally.ts';
import type { Types } from './types.ts';
import { words } from './words/lab.ts';

/** Names for a first order by its number of moves; the last one for all larger numbers. */
const FIRST_ORDERS = ['none', 'one', 'two', 'more'] as const;

/** Figures for what the text leaves to the players. */
export const lab = countingLab<Types>()(
  words,
  {
    areaBombarded(tally, { seat, area, owner, before, after }, { setup }) {
      tally.add('bombs', seat);
      if (setup.isCity[setup.codes.indexOf(area)] === 1) tally.add('bombedCities', seat);
      if (owner === null) tally.add('bombedEmpty', seat);
      tally.add('bombedPieces', seat, before - after);
    },
    orderRevealed(tally, { seat, order: { moves } }) {
      if (moves.length === 0) tally.add('passes', seat);
      tally.label('firstOrder', seat, FIRST_ORDERS[Math.min(moves.length, FIRST_ORDERS.length - 1)]);
      for (const { n } of moves) tally.add('moved', seat, n);
    },
    piecesPlaced(tally, { seat, pieces }) {
      tally.add('placed', seat, pieces.length);
      for (const { city, to } of pieces) if (city === to) tally.add('placedInCity', seat);
    },
    areaFought(tally, { winner }) {
      tally.count('areaFights');
      if (winner === null) tally.count('evenFights');
      else tally.add('fightsWon', winner);
    },
    exchangeFought: (tally) => tally.count('exchanges'),
    turnChecked: (tally, { turn }) => tally.raise('turns', turn),
  },
  { uses: ['bombs', 'passes', 'moved', 'placed', 'placedInCity'], things: {}, chance: {} },
);
