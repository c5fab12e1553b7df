import { readOptions } from '@marchlands/core/options.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Setup as BaseSetup, Bounds } from '@marchlands/core/types.ts';
import { BOARDS, type Board, CORNERS, spiralsOf } from './data/geometry.ts';
import { KINDS, LAND_TILES, TILES, type Tile } from './data/tiles.ts';
import { type Options, optionSchema } from './options.ts';

/** Numbers of seats (BR-16). */
export const SEATS = [2, 3, 4, 5, 6] as const;

/** A value that the options may fix: `RANDOM` if it is drawn. */
export const RANDOM = -1;

/** Everything fixed for a match: options, and values resolved from them for the rules. */
export interface Setup extends BaseSetup {
  readonly options: Options;
  readonly board: Board;
  /** By corner in the order of CORNERS: the squares in the order in which face-down tiles fill them. */
  readonly spirals: readonly (readonly number[])[];
  /** The first seat, or RANDOM. */
  readonly firstSeat: number;
  /** The number of the entry corner, or RANDOM. */
  readonly entryCorner: number;
  /** Tiles in the bag at the start by kind. */
  readonly bag: Uint8Array;
  /** By kind of land: points when placed. */
  readonly place: Uint8Array;
  /** By kind of land: points in a scored network; the city's go to the builder. */
  readonly network: Uint8Array;
  /** By kind of land: tiles drawn when activated. */
  readonly draws: Uint8Array;
  /** By kind of land: bit mask of the kinds that displace all others. */
  readonly forced: Uint8Array;
  /** By kind of land: bit mask of the kinds that go back at once. */
  readonly forbidden: Uint8Array;
  /** By kind of land: 1 if activating it is a treasure hunt (option). */
  readonly hunts: Uint8Array;
  /** By kind of land: bit mask of the kinds that end a treasure hunt from there. */
  readonly accepted: Uint8Array;
}

function maskOfTiles(tiles: readonly Tile[]): number {
  return tiles.reduce((mask, tile) => mask | (1 << TILES.indexOf(tile)), 0);
}

/** Bounds that no match with these options exceeds; generous, but finite and easily proved. */
function boundsOf(options: Options, seats: number): Bounds {
  const squares = options.boardSize * options.boardSize;
  const tiles = Object.values(options.bag).reduce((sum, count) => sum + count, 0);
  const { treasure, barbarian } = options.bag;
  const rows = Object.values(options.tileTable);
  const hunts = options.treasureHunt !== 'off';
  const mostDrawn = Math.max(...rows.map((row) => row.draws), hunts ? tiles : 1);
  const mostPlaced = Math.max(...rows.map((row) => row.place));
  const mostScored = Math.max(options.cityRoadScore, ...rows.map((row) => row.network));
  // Every action fills a square, takes a special tile out of the bag or ends the game.
  const actions = squares + treasure + barbarian + 1;
  const bands = barbarian + seats;
  return {
    // First player and entry; for each action the move, two face-down tiles, new target, draws, choice; attack.
    entries: 2 + actions * (5 + mostDrawn) + 1 + bands,
    moves: 4 * squares,
    outcomes: KINDS,
    score: [
      0,
      (squares + 1) * mostPlaced +
        bands * options.barbarianValue +
        treasure * options.treasureValue +
        squares * squares * mostScored,
    ],
  };
}

/**
 * From options and a number of seats, everything fixed for a match. Fails if there are not 2 to 6 seats (BR-16), or an
 * option is unknown or out of range.
 */
export function makeSetup(given: unknown, seats: number): Result<Setup> {
  if (!SEATS.some((known) => known === seats)) {
    return fail(`Building Refuge is for 2 to 6 players, not ${quoted(seats)}.`, 'seats', 'BR-16');
  }
  const read = readOptions(optionSchema, seats, given);
  if (!read.ok) return read;
  const options: Options = read.value;
  const { boardSize, tileTable } = options;
  const board = BOARDS[boardSize];
  const forced = Uint8Array.from(LAND_TILES, (tile) => maskOfTiles(tileTable[tile].forced));
  const forbidden = Uint8Array.from(LAND_TILES, (tile) => maskOfTiles(tileTable[tile].forbidden));
  const isHunt = (tile: Tile): boolean => options.treasureHunt !== 'off' && (tile === 'city' || tile === 'mine');
  const accepts = (kind: number): number =>
    options.huntAccepts === 'forcedOnly' ? forced[kind] & ~forbidden[kind] : 0xff & ~forbidden[kind];
  return ok(
    Object.freeze({
      seats,
      options: Object.freeze(options),
      bounds: boundsOf(options, seats),
      board,
      spirals: spiralsOf(boardSize, options.spiralDirection === 'clockwise'),
      firstSeat: options.firstPlayer === 'random' ? RANDOM : Number(options.firstPlayer) - 1,
      entryCorner: options.entryCorner === 'random' ? RANDOM : CORNERS.indexOf(options.entryCorner),
      bag: Uint8Array.from(TILES, (tile) => options.bag[tile]),
      place: Uint8Array.from(LAND_TILES, (tile) => tileTable[tile].place),
      network: Uint8Array.from(LAND_TILES, (tile) =>
        tile === 'city' ? options.cityRoadScore : tile === 'mountain' ? 0 : tileTable[tile].network,
      ),
      draws: Uint8Array.from(LAND_TILES, (tile) => tileTable[tile].draws),
      forced,
      forbidden,
      hunts: Uint8Array.from(LAND_TILES, (tile) => (isHunt(tile) ? 1 : 0)),
      accepted: Uint8Array.from(LAND_TILES, (_, kind) => accepts(kind)),
    }),
  );
}
