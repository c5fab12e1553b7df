import { counted } from '@marchlands/core/phrases.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { ScoreLine, Sign, TermWords } from '@marchlands/core/words.ts';
import { LAND_TILES, type LandTile, LETTERS } from '../data/tiles.ts';
import type { Setup } from '../setup.ts';
import { citiesOf } from '../view/table.ts';
import type { View } from '../view/view.ts';

/** The goal (BR-92, BR-94). */
export function goal(): string {
  return 'Score the most with tiles and road networks, and have a city left when the barbarians are gone.';
}

const LANDS_IN_WORDS: { readonly [land in LandTile]: string } = {
  desert: 'desert',
  grass: 'grass',
  mountain: 'a mountain, which no road crosses',
  mine: 'a mine',
  oasis: 'an oasis',
  city: 'a city',
};

/** The signs of the board as text; the letters are those of the notation. */
export function legend({ place, network }: Setup): readonly Sign[] {
  return [
    ...LAND_TILES.map((land, kind) => ({
      sign: LETTERS[kind].toLowerCase(),
      meaning: `${LANDS_IN_WORDS[land]}: ${counted(place[kind], 'point')} when placed, ${network[kind]} in a scored network`,
    })),
    { sign: '1 to 6', meaning: 'after the letter: the player whose marker is on the tile' },
    { sign: '+', meaning: 'a road' },
    { sign: '*', meaning: 'a city that a scored network has reached' },
    { sign: '!', meaning: 'a city occupied by placated bands' },
    { sign: '##', meaning: 'a face-down tile' },
    { sign: '.', meaning: 'an empty square' },
  ];
}

/** The parts of the score (BR-94, BR-95). */
export function score({ table }: View, { options }: Setup, seat: Seat): readonly ScoreLine[] {
  const treasures = { label: 'Treasures', points: table.treasures[seat] * options.treasureValue };
  if (citiesOf(table, seat) > 0) return [{ label: 'Tiles and networks', points: table.scores[seat] }, treasures];
  const cityless = { label: 'Without a city', points: 0 };
  return options.citylessKeepTreasure ? [cityless, treasures] : [cityless];
}

/** A hint's words for a choice. */
export const terms: { readonly [term: string]: TermWords } = {
  points: { better: 'gains more points on the others', worse: 'gains fewer points on the others' },
  treasures: { better: 'gets more out of Treasures', worse: 'gets less out of Treasures' },
  networks: {
    better: 'adds more to networks that can still score',
    worse: 'adds less to networks that can still score',
  },
  tiles: { better: 'leaves you more cities to play', worse: 'leaves you fewer cities to play' },
  cities: { better: 'makes a city of yours more likely to stand', worse: 'makes your cities less likely to stand' },
  barbarians: { better: 'makes the common defeat less likely', worse: 'makes the common defeat more likely' },
};
