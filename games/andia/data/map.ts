/** A board as data: the map form of the rules, one JSON object. `map-check/` defines a valid one. */
export interface MapData {
  readonly format: 'andia-map/1';
  /** Key of the map, used by the option `map`. */
  readonly id: string;
  /** Name for players. */
  readonly title: string;
  /** Standard goal: cities needed at the start of a turn. */
  readonly citiesToWin: number;
  /** Their order is the board order. */
  readonly areas: readonly MapArea[];
  readonly edges: readonly MapEdge[];
  /** Starting pieces by area code. */
  readonly setup: { readonly red: StartingPieces; readonly blue: StartingPieces };
  /** Pairs of a red and a blue starting area that may change owners before the game. */
  readonly trades?: readonly AreaPair[];
  /** A symmetry that exchanges the two sides; areas not listed are their own images. */
  readonly mirror?: readonly AreaPair[];
}

export interface MapArea {
  /** One capital letter for a province; that letter and C for its city. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'province' | 'city';
  /** To the right, 0 .. 100. */
  readonly x: number;
  /** Downwards, 0 .. 100. */
  readonly y: number;
}

export interface MapEdge {
  readonly a: string;
  readonly b: string;
  readonly kind: 'road' | 'bridge' | 'pass';
}

export type AreaPair = readonly [string, string];

export interface StartingPieces {
  readonly [code: string]: number;
}

/** The most areas of a map: 26 cities and 26 provinces, one of each for a letter. */
export const MOST_AREAS = 52;
/** The most neighbours of an area: every other area of its kind, and its city or province. */
export const MOST_NEIGHBOURS = 26;
/** The most starting pieces of a player, on a map or in a position given from outside. */
export const MOST_STARTING = 9_999;

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Every possible area code, cities before provinces: the same on all maps, so that moves are too. */
export const AREA_CODES: readonly string[] = [...LETTERS.map((letter) => `${letter}C`), ...LETTERS];
