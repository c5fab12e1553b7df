import { countingLab } from '@marchlands/core/tally.ts';
import { CORNERS, distance } from './data/geometry.ts';
import type { Types } from './types.ts';
import { words } from './words/lab.ts';

const BOTTOM_RIGHT = CORNERS.indexOf('bottomRight');

/** By kind of tile: the figure for its placing. */
const PLACED = {
  city: 'cities',
  oasis: 'oases',
  mine: 'mines',
  mountain: 'mountains',
  desert: null,
  grass: null,
} as const;

/** Figures for the questions that the game's author is unsure about. */
export const lab = countingLab<Types>()(
  words,
  {
    tilePlaced(tally, { seat, at, tile, source }, { setup: { board } }) {
      const name = PLACED[tile];
      if (name !== null) tally.add(name, seat);
      if (tile !== 'city') return;
      tally.label('firstCityFrom', seat, source);
      if (source === 'hand') tally.label('firstAction', seat, 'city');
      if (source === 'bag') tally.add('drawnCities', seat);
      tally.first('firstCity', seat, distance(at, board.corners[BOTTOM_RIGHT]));
    },
    networkScored(tally, { points }) {
      for (const [seat, many] of points.entries()) tally.add('roadPoints', seat, many);
      tally.raise(
        'largestRoad',
        points.reduce((sum, many) => sum + many, 0),
      );
    },
    tileDrawn: (tally, { seat, tile }) => tally.use('tiles', tile, seat),
    roadNamed: (tally, { seat }) => tally.label('firstAction', seat, 'road'),
    roadBuilt: (tally, { seat }) => tally.add('roads', seat),
    treasureKept: (tally, { seat }) => tally.add('treasures', seat),
    barbarianKept: (tally, { seat }) => tally.add('barbarians', seat),
    cityRazed: (tally, { seat }) => tally.add('razed', seat),
    activateNamed(tally, { seat }) {
      tally.label('firstAction', seat, 'activate');
      tally.add('activations', seat);
    },
    discoverNamed(tally, { seat }) {
      tally.label('firstAction', seat, 'discover');
      tally.add('discoveries', seat);
    },
    turnPassed: (tally, { turn }) => tally.raise('turns', turn),
  },
  {
    uses: ['roads', 'cities', 'oases', 'mines', 'mountains', 'treasures', 'barbarians', 'activations', 'discoveries'],
    things: { tiles: words.chance.tiles.of },
    chance: { tiles: { of: (outcome) => (outcome.kind === 'tile' ? outcome.tile : null) } },
  },
);
