import { catalogue } from '@marchlands/core/language.ts';

/** The lab's figures in words. */
export const words = catalogue('building-refuge/lab', {
  seat: {
    roads: 'roads built',
    roadPoints: 'points from roads, whoever built them',
    cities: 'cities placed',
    drawnCities: 'cities drawn from the bag',
    oases: 'oases placed',
    mines: 'mines placed',
    mountains: 'mountains placed',
    treasures: 'treasures kept',
    barbarians: 'barbarians kept',
    razed: 'cities lost to the barbarians',
    activations: 'activations',
    discoveries: 'squares discovered',
  },
  first: {
    firstCity: 'steps from the first city to the bottom right corner',
  },
  match: { largestRoad: 'points of all from the largest network', turns: 'turns' },
  labels: {
    firstCityFrom: {
      title: 'first city',
      of: { bag: 'drawn from the bag', hand: 'from the hand' },
    },
    firstAction: {
      title: 'first action',
      of: { discover: 'discovers', activate: 'activates', road: 'builds a road', city: 'places its city tile' },
    },
  },
  things: { tiles: 'kinds of tile drawn' },
  chance: {
    tiles: {
      title: 'tiles drawn from the bag',
      of: {
        desert: 'desert',
        grass: 'grass',
        mountain: 'mountain',
        mine: 'mine',
        oasis: 'oasis',
        city: 'city',
        treasure: 'treasure',
        barbarian: 'barbarian',
      },
    },
  },
});
