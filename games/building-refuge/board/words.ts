/** Words of the drawn board besides the sentences of the game. */

import { catalogue } from '@marchlands/core/language.ts';
import { capital, counted } from '@marchlands/core/phrases.ts';
import type { Tile } from '../data/tiles.ts';
import { square } from '../words/phrases.ts';

export const words = {
  board: 'Board of the desert kingdom',
  /** A clause as a separate sentence; '' stays ''. */
  sentence: (clause: string): string => (clause === '' ? '' : `${capital(clause)}.`),
  square,
  tiles: {
    desert: 'Desert',
    grass: 'Grass',
    mountain: 'Mountain',
    mine: 'Mine',
    oasis: 'Oasis',
    city: 'City',
    treasure: 'Treasure',
    barbarian: 'Barbarian',
  } satisfies { readonly [tile in Tile]: string } as { readonly [tile in Tile]: string },
  /** A tile inside a sentence. */
  tile: (tile: Tile): string => tile,
  empty: 'empty',
  faceDown: 'face-down tile',
  ofSeat: (name: string): string => `of ${name}`,
  road: 'with a road',
  linked: 'linked',
  newCity: 'not yet linked',
  occupied: 'occupied by placated bands',
  next: 'the next face-down tile goes here',
  last: 'the last face-down tile: the attack starts here',
  entry: 'barbarians come in here',
  barbarians: 'the barbarians stand here',
  canDo: (actions: readonly string[]): string => `You can: ${actions.join(', ')}.`,

  show: 'Light up',
  keyOnSquare: (key: string): string => `By keys: ${key} on a square`,
  kinds: { discover: 'Discover', activate: 'Activate', road: 'Road', city: 'City tile' },
  /** The same inside a sentence. */
  doing: { discover: 'discover', activate: 'activate', road: 'road', city: 'city tile' },
  choose: 'Choose a square to see what you can do there.',
  wait: 'Choose a square to see what is there.',
  discover: (square: string): string => `Discover ${square}`,
  discoverDo: 'Discover',
  cityDo: 'Play',
  city: (square: string): string => `City tile on ${square}`,
  citySays: (points: number): string => `The city from your hand: ${counted(points, 'point')}, no draw.`,
  roadDo: 'Build',
  road2: (square: string): string => `Road on ${square}`,
  roadNothing: 'Scores nothing: it reaches no new city and joins no networks.',
  roadScores: (parts: readonly string[]): string => `Scores its network: ${parts.join(', ')}.`,
  points: (name: string, points: number): string => `${name} +${points}`,
  faceDownFirst: (square: string): string => `First a face-down tile goes to ${square}.`,
  activate: (square: string): string => `Activate ${square}`,
  activateFrom: (square: string, tile: Tile): string => `Activate ${square}, ${tile}`,
  activateDo: (square: string): string => `Towards ${square}`,
  activateHere: 'Activate',
  draws: (n: number): string => `${counted(n, 'tile is', 'tiles are')} drawn; you take one of those that stay.`,
  hunt: 'Tiles are drawn until one is acceptable; it must be taken.',
  forced: (chance: string): string => `forced ${chance}`,
  nothing: (chance: string): string => `nothing ${chance}`,
  onOffer: 'Chance to be on offer',
  drawn: 'Chance to be drawn',
  about: 'Computed over what may lie face down, given all that was shown and put back.',
  take: 'Which tile do you take?',
  takeOne: (tile: Tile, points: number): string =>
    points === 0 ? `Take the ${tile}` : `Take the ${tile} (+${points})`,
  takeSays: {
    treasure: 'Worth points at the end, or a band in the attack.',
    barbarian: 'Points now, one more band in the attack.',
  } as { readonly [tile: string]: string | undefined },
  target: 'Choose another target.',
  targetTo: (square: string): string => `Go for ${square}`,
  answer: (square: string, bands: number): string =>
    `The barbarians stand before ${square}; ${counted(bands, 'band is', 'bands are')} left.`,
  pay: 'Turn in a treasure',
  payPoints: (points: number): string => `Pay ${counted(points, 'point')}`,
  lose: 'Lose the city',
  bag: (n: number): string => `Bag: ${counted(n, 'tile')}`,
  bagSays: 'In the bag or face down:',
  bands: (n: number): string => `${counted(n, 'band')} will attack`,
  bandsLeft: (n: number): string => `${counted(n, 'band')} left`,
  close: 'Let go',
  more: 'Possible results',
  facts: {
    treasures: 'Treasures',
    barbarians: 'Barbarians',
    cities: 'Cities on the board',
    cityTile: 'City tile in hand',
  },
};
catalogue('building-refuge/board', words);
