/** The six kinds of land. */
export const LAND_TILES = ['desert', 'grass', 'mountain', 'mine', 'oasis', 'city'] as const;
export type LandTile = (typeof LAND_TILES)[number];
/** The eight kinds of tile. A kind is its number in this order; the land tiles come first (BR-05). */
export const TILES = [...LAND_TILES, 'treasure', 'barbarian'] as const;
export type Tile = (typeof TILES)[number];

export const DESERT = 0;
export const GRASS = 1;
export const MOUNTAIN = 2;
export const MINE = 3;
export const OASIS = 4;
export const CITY = 5;
export const TREASURE = 6;
export const BARBARIAN = 7;
/** How many kinds there are. */
export const KINDS = TILES.length;
/** How many of them are land: the kinds below this number. */
export const LANDS = LAND_TILES.length;

/** The letters of the notation in the order of TILES. X is the mountain, because M is the mine. */
export const LETTERS = 'DGXMOCTB';

/** The kind of a letter, upper or lower case, or -1. */
export function kindOfLetter(letter: string): number {
  return letter.length === 1 ? LETTERS.indexOf(letter.toUpperCase()) : -1;
}

/** The values and effects of a land tile. */
export interface TileRow {
  /** Points for placing it (BR-30). */
  readonly place: number;
  /** Points in a scored network (BR-68, BR-69); for the city see the option `cityRoadScore`. */
  readonly network: number;
  /** Tiles drawn when it is activated (BR-44). */
  readonly draws: number;
  /** Kinds that displace all others (BR-46). */
  readonly forced: readonly Tile[];
  /** Kinds that go back at once (BR-45). */
  readonly forbidden: readonly Tile[];
}

export type TileTable = { readonly [tile in LandTile]: TileRow };

/** The table of the rules. A city's network points are `cityRoadScore`; a mountain is never in a network. */
export const TILE_TABLE: TileTable = {
  desert: { place: 1, network: 1, draws: 2, forced: [], forbidden: ['mine', 'city', 'treasure'] },
  grass: { place: 2, network: 2, draws: 2, forced: ['grass', 'city'], forbidden: ['mine', 'treasure'] },
  mountain: { place: 0, network: 0, draws: 4, forced: ['mine'], forbidden: ['oasis', 'city', 'treasure'] },
  mine: { place: 3, network: 3, draws: 8, forced: ['mountain', 'treasure'], forbidden: ['grass', 'oasis', 'city'] },
  oasis: { place: 8, network: 8, draws: 3, forced: ['treasure', 'barbarian'], forbidden: [] },
  city: { place: 5, network: 2, draws: 4, forced: ['grass', 'treasure', 'barbarian'], forbidden: ['city'] },
};

export type Bag = { readonly [tile in Tile]: number };

/** Tiles in the bag by number of players (BR-20). */
export const BAGS: { readonly [seats: number]: Bag } = Object.fromEntries(
  [2, 3, 4, 5, 6].map((seats) => [
    seats,
    {
      desert: 30,
      grass: 22,
      mountain: 12,
      mine: 8,
      oasis: 4,
      city: seats <= 3 ? 8 : 2 * seats + 2,
      treasure: 8,
      barbarian: 8 - seats,
    },
  ]),
);
