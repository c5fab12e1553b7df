/** Every sentence of the game in English. Another language is one more such folder. */

import type { Words } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { event } from './events.ts';
import { goal, legend, score, terms } from './goal.ts';
import { outcomeText } from './outcome.ts';
import { square } from './phrases.ts';
import { prompt } from './prompt.ts';
import { refusal } from './reasons.ts';

function move(m: Move): string {
  switch (m.kind) {
    case 'discover':
      return `Discover ${square(m.at)}`;
    case 'city':
      return `Play the city tile on ${square(m.at)}`;
    case 'road':
      return `Build a road on ${square(m.at)}`;
    case 'activate':
      return m.from === m.into
        ? `Hunt on ${square(m.from)} itself`
        : `Activate ${square(m.from)} towards ${square(m.into)}`;
    case 'take':
      return `Take the ${m.tile}`;
    case 'target':
      return `Go for ${square(m.at)} instead`;
    case 'answer':
      if (m.with === 'treasure') return 'Turn in a treasure';
      return m.with === 'points' ? 'Pay points' : 'Lose the city';
    default:
      return m satisfies never;
  }
}

export const words: Words<Types> = {
  options: {
    firstPlayer: 'First player',
    boardSize: 'Board size',
    bag: 'Tiles in the bag',
    tileTable: 'Tiles: points and draws',
    cityRoadScore: 'City in a network',
    treasureValue: 'Treasure at the end',
    barbarianValue: 'Barbarian drawn',
    startBarbariansPay: 'First barbarians pay',
    entryCorner: 'Entry corner',
    spiralDirection: 'Spiral',
    attackStart: 'Attack starts',
    noDiscoverNextToKnown: 'No discovery beside known land',
    cityTileNextToGrass: 'City tile beside grass only',
    treasureHunt: 'Treasure hunt',
    huntAccepts: 'A hunt ends with',
    payPointsToPlacate: 'Points that placate a band',
    targetClash: 'Face-down tile on the target',
    keepChosenFree: 'Barbarians avoid the named square',
    newCity: 'New city',
    joinNeedsCity: 'Joining needs a city',
    builderScoresOwnTerrain: 'Builder scores own land',
    repeatCity: 'Same city twice in a row',
    citylessKeepTreasure: 'Treasures without a city',
    emptyBag: 'Empty bag',
    finalTie: 'Last tie',
  },
  endings: {
    won: 'The barbarians are gone and the best tribe has won.',
    shared: 'The barbarians are gone and the best tribes share the win.',
    rematch: 'The best tribes are tied: nobody wins; they are offered a new game.',
    razed: 'Every city was razed: everybody has lost.',
  },
  goal,
  legend,
  score,
  terms,
  prompt,
  event,
  move,
  outcome: outcomeText,
  refusal,
};
